/** A plan as the end of a link: its JSON, packed and written in letters that an address may hold. */
import type { Plan } from '../lib/wire'

/** More than any plan needs; a link that unpacks to more is not read to its end. */
const MOST_BYTES = 60_000

async function through(bytes: Uint8Array, stream: GenericTransformStream, most: number): Promise<Uint8Array | null> {
  const reader = (new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) {
      void reader.cancel().catch(() => undefined)
      return null
    }
    parts.push(part.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export async function pack(plan: Plan): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(plan)), new CompressionStream('deflate-raw'), Infinity)
  let letters = ''
  for (const byte of bytes!) letters += String.fromCharCode(byte)
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The plan of a link, as far as it can be read; null for what is no plan. Whether it can be played is the server's to say. */
export async function unpack(text: string): Promise<Plan | null> {
  try {
    const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = await through(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'), MOST_BYTES)
    return bytes && planOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return null
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isObject = (value: unknown): value is Record<string, any> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The plan of some JSON: its outside made whole, its inside left for the server to judge. */
export function planOf(data: unknown): Plan | null {
  if (!isObject(data) || data.holotable_plan !== 1 || typeof data.game !== 'string' || !isObject(data.options)) return null
  const words = { title: textOf(data.title), author: textOf(data.author), story: textOf(data.story) }
  return { holotable_plan: 1, game: data.game, ...words, options: data.options, position: isObject(data.position) ? data.position : null }
}
