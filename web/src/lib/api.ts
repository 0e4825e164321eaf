/** The pages of the server that are not a live table. */
import type { Analysis, BoardText, Course, GameInfo, Json, LessonPage, LessonPlay, LessonWalk, MyTables, NewTable, Preview, ReplayPage, RulesPage, Scene, Seated, SitDown, TableMade, Verdict, View } from './wire'
import { lessonAddress, pageOf } from './learn/alone'

import { language, t } from './words.svelte'

export class Refusal extends Error {
  constructor(
    message: string,
    /** The status of the answer; 0 where there was none. */
    readonly status = 0,
  ) {
    super(message)
  }
}

export async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, { ...init, headers: { Accept: 'application/json', 'Accept-Language': language(), ...init.headers } })
  } catch {
    throw new Refusal('offline')
  }
  const text = await answer.text()
  let body: any = null
  try {
    body = text ? JSON.parse(text) : null
  } catch {
    /* a sentence */
  }
  if (!answer.ok) {
    const detail = body?.detail ?? body?.reason ?? body?.error ?? text
    throw new Refusal(typeof detail === 'string' && detail ? detail : t('error.server', { status: String(answer.status) }), answer.status)
  }
  return body as T
}

export const post = (path: string, body: unknown, token?: string) =>
  ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  }) satisfies RequestInit

const kept = new Map<string, Promise<unknown>>()
/** What does not change is asked for once in a language. */
export function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`
  let p = kept.get(key) as Promise<T> | undefined
  if (!p) {
    p = call<T>(path)
    kept.set(key, p)
    p.catch(() => kept.delete(key))
  }
  return p
}

const choose = (options: Record<string, Json>) => `options=${encodeURIComponent(JSON.stringify(options))}`

export const api = {
  games: () => once<GameInfo[]>('/api/games'),
  preview: (game: string, options: Record<string, Json>) => call<Preview>(`/api/games/${game}/preview?${choose(options)}`),
  text: (game: string, view: View) => call<BoardText>(`/api/games/${game}/text`, post('', { view })),
  rules: (game: string) => once<RulesPage>(`/api/rules/${game}`),
  course: (game: string) => once<Course>(`/api/learn/${game}`),
  lesson: (game: string, lesson: string, play: LessonPlay) =>
    call<LessonPage>(`/api/learn/${game}/${lesson}`, post('', play)).catch(async (e: Error) => {
      if (e.message !== 'offline') throw e
      return pageOf(await once<LessonWalk>(lessonAddress(game, lesson, play.language ?? 'en')), play)
    }),
  scene: (game: string, number: number) => once<Scene>(`/api/rules/${game}/scenes/${number}`),
  open: (table: NewTable) => call<TableMade>('/api/tables', post('/api/tables', table)),
  sitDown: (table: string, wish: SitDown) => call<Seated>(`/api/lobby/${table}`, post('', wish)),
  mine: (held: { table: string; tokens: string[] }[]) => call<MyTables>('/api/mine', post('', { tables: held })),
  save: (table: string, token: string) =>
    call<Json>(`/api/tables/${table}/save`, { headers: { Authorization: `Bearer ${token}` } }),
  wholeSave: (table: string, tokens: string[]) => call<Json>(`/api/tables/${table}/save`, post('', { tokens })),
  resume: (save: unknown) => call<TableMade>('/api/resume', post('', save)),
  verify: (table: string, token: string) => call<Verdict>(`/api/tables/${table}/verify`, post('', {}, token)),
  async code(link: string): Promise<string> {
    const answer = await fetch('/api/qr', post('/api/qr', { link }))
    if (!answer.ok) throw new Refusal('offline')
    return URL.createObjectURL(await answer.blob())
  },
  replay: (save: unknown) => call<ReplayPage>('/api/replay', post('/api/replay', save)),
  analysis: (save: unknown) => call<Analysis>('/api/analysis', post('/api/analysis', save)),
  analysisSoFar: (id: string) => call<Analysis>(`/api/analysis/${id}`),
}
