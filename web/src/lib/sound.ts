/** Sounds made from nothing: short tones and noise, no files. */
import { settings } from './settings.svelte'

export type Sound = 'pick' | 'move' | 'roll' | 'hit' | 'miss' | 'lost' | 'turn' | 'won' | 'over' | 'card' | 'chat'

let ctx: AudioContext | null = null

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null
  ctx ??= new AudioContext()
  if (ctx.state === 'suspended') void ctx.resume()
  return ctx.state === 'closed' ? null : ctx
}

function tone(a: AudioContext, freq: number, at: number, length: number, gain: number, type: OscillatorType = 'sine', slide = 1) {
  const o = a.createOscillator()
  const g = a.createGain()
  o.type = type
  o.frequency.setValueAtTime(freq, a.currentTime + at)
  if (slide !== 1) o.frequency.exponentialRampToValueAtTime(freq * slide, a.currentTime + at + length)
  g.gain.setValueAtTime(0, a.currentTime + at)
  g.gain.linearRampToValueAtTime(gain * settings.volume, a.currentTime + at + 0.008)
  g.gain.exponentialRampToValueAtTime(0.0001, a.currentTime + at + length)
  o.connect(g).connect(a.destination)
  o.start(a.currentTime + at)
  o.stop(a.currentTime + at + length + 0.02)
}

function noise(a: AudioContext, at: number, length: number, gain: number, freq: number, q = 1) {
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * length), a.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
  const s = a.createBufferSource()
  s.buffer = buffer
  const f = a.createBiquadFilter()
  f.type = 'bandpass'
  f.frequency.value = freq
  f.Q.value = q
  const g = a.createGain()
  g.gain.value = gain * settings.volume
  s.connect(f).connect(g).connect(a.destination)
  s.start(a.currentTime + at)
}

const SCORE: Record<Sound, (a: AudioContext) => void> = {
  pick: (a) => tone(a, 880, 0, 0.07, 0.05, 'triangle'),
  move: (a) => {
    tone(a, 300, 0, 0.14, 0.07, 'sine', 1.5)
    noise(a, 0, 0.12, 0.04, 900)
  },
  roll: (a) => {
    for (let i = 0; i < 5; i++) noise(a, i * 0.055 + Math.random() * 0.02, 0.05, 0.22, 1800 + 900 * Math.random(), 4)
  },
  hit: (a) => {
    tone(a, 220, 0, 0.3, 0.12, 'sawtooth', 0.35)
    noise(a, 0, 0.35, 0.22, 420)
  },
  miss: (a) => tone(a, 260, 0, 0.18, 0.05, 'triangle', 0.7),
  lost: (a) => {
    tone(a, 140, 0, 0.5, 0.14, 'sawtooth', 0.4)
    noise(a, 0, 0.6, 0.28, 260)
  },
  turn: (a) => {
    tone(a, 659, 0, 0.16, 0.07)
    tone(a, 988, 0.11, 0.26, 0.07)
  },
  won: (a) => [523, 659, 784, 1047].forEach((f, i) => tone(a, f, i * 0.13, 0.4, 0.08, 'triangle')),
  over: (a) => [523, 440, 349].forEach((f, i) => tone(a, f, i * 0.16, 0.4, 0.07, 'triangle')),
  card: (a) => noise(a, 0, 0.1, 0.12, 3200, 0.7),
  chat: (a) => tone(a, 1175, 0, 0.1, 0.04),
}

export function play(sound: Sound) {
  const a = audio()
  if (a) SCORE[sound](a)
}
