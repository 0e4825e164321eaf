/** A stand-in for the server while the client is being built: HOLOTABLE_MOCK=1 npm run dev. Never part of a build. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { WebSocketServer } from 'ws'
import { Brick } from './brick'
import { fixture, GAMES, drawing } from './fixtures'

const body = (req: IncomingMessage) =>
  new Promise<any>((done) => {
    let s = ''
    req.on('data', (d) => (s += d))
    req.on('end', () => done(s ? JSON.parse(s) : null))
  })

export function mock(): Plugin {
  const tables = new Map<string, any>()
  return {
    name: 'holotable-stand-in',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (req: IncomingMessage, res: ServerResponse, next) => {
        const url = new URL(req.url ?? '/', 'http://x')
        if (!url.pathname.startsWith('/api')) return next()
        const parts = url.pathname.split('/').slice(2)
        const say = (v: unknown, status = 200) => {
          res.statusCode = status
          res.setHeader('Content-Type', 'application/json')
          res.end(JSON.stringify(v))
        }
        if (parts[0] === 'games' && !parts[1]) return say(GAMES)
        if (parts[0] === 'games' && parts[2] === 'drawing') return say(drawing(parts[1]!))
        if (parts[0] === 'games' && parts[2] === 'preview') return say(parts[1] === 'brick' ? new Brick().view() : fixture(parts[1]!, JSON.parse(url.searchParams.get('options') ?? '{}')).view)
        if (parts[0] === 'rules') return say({ title: parts[1], html: `<h1>${parts[1]}</h1><h2>Board</h2><ul><li id="BRI-1"><b class="id">BRI-1</b> 28 spaces, 4 columns by 7 rows.</li><li id="BRI-22"><b class="id">BRI-22</b> Move: one unit, one linked step into an empty space.</li></ul>`, clauses: [{ id: 'BRI-1', text: '28 spaces.' }, { id: 'BRI-22', text: 'Move: one unit, one linked step.' }] })
        if (parts[0] === 'tables' && req.method === 'POST' && !parts[1]) {
          const t = await body(req)
          const id = `t${tables.size + 1}`
          const tokens: Record<string, string> = {}
          for (const [seat, s] of Object.entries<any>(t.seats)) if (s.kind === 'human') tokens[seat] = `${id}-${seat}`
          tables.set(id, { ...t, id, tokens, brick: new Brick(), events: [], chat: [], socks: new Set(), ply: 0 })
          return say({ table: id, tokens, host: Object.values(tokens)[0] ?? '', watch: `${id}-watch` })
        }
        say({ detail: 'Not in the stand-in.' }, 404)
      })
      const wss = new WebSocketServer({ noServer: true })
      server.httpServer?.on('upgrade', (req, socket, head) => {
        const m = /^\/ws\/(.+)$/.exec(req.url ?? '')
        if (!m) return
        wss.handleUpgrade(req, socket, head, (ws) => {
          const id = m[1]!
          // any table asked for by a game's name is a still life of that game
          const t = tables.get(id) ?? { game: id.split('-')[0], id, seats: {}, brick: new Brick(), events: [], chat: [], socks: new Set(), ply: 0, options: {} }
          tables.set(id, t)
          const still = t.game !== 'brick' ? fixture(t.game, t.options ?? {}) : null
          const seatIds: string[] = still ? still.seats : ['empire', 'rebels']
          const you = Object.entries<any>(t.seats).filter(([, s]) => s.kind === 'human').map(([s]) => s)
          if (!you.length) you.push(still ? still.you : 'rebels')
          const seats = seatIds.map((s) => ({ seat: s, name: you.includes(s) ? 'Guest' : 'Computer', kind: you.includes(s) ? 'human' : 'computer', level: you.includes(s) ? null : 'normal', online: true, faction: s }))
          const state = (events: any[]) => {
            const b: Brick = t.brick
            const choices = still ? still.choices : b.over ? [] : b.choices(you)
            return { type: 'state', ply: still ? still.ply : t.ply, branch: 0, view: still ? still.view : b.view(), choices, events, ask: still ? still.ask : { seat: b.asked(), text: b.sentence() }, to_act: still ? [still.you] : b.over ? [] : [b.asked()], over: still ? false : b.over, winners: b.over ? [b.winner] : [], scores: {}, take_back: { free: 1, consent: false }, secret: null, seats, viewing: you[0] }
          }
          const cast = (events: any[]) => t.socks.forEach((w: any) => w.send(JSON.stringify(state(events))))
          const computer = () => {
            const b: Brick = t.brick
            if (still || b.over || you.includes(b.asked())) return
            setTimeout(() => {
              const list = b.choices(seatIds)
              const c = list.find((x) => x.kind === 'attack') ?? list[Math.floor(Math.random() * list.length)]!
              t.ply++
              const ev = b.play(c).map((e) => ({ ...e, ply: t.ply }))
              t.events.push(...ev)
              cast(ev)
              computer()
            }, 250)
          }
          ws.on('message', (raw) => {
            const msg = JSON.parse(String(raw))
            if (msg.type === 'hello') {
              t.socks.add(ws)
              ws.send(JSON.stringify({ type: 'welcome', table: id, game: t.game, title: GAMES.find((g) => g.id === t.game)?.title ?? t.game, options: {}, seats, you, host: true, drawing: drawing(t.game), commitment: '7f3a91c24be0d8e5', invite: { watch: `/watch/${id}#${id}-watch` }, chat: t.chat }))
              ws.send(JSON.stringify(state(still ? still.events : t.events)))
              computer()
            } else if (msg.type === 'play' && !still) {
              if (msg.ply !== t.ply) return ws.send(JSON.stringify(state([])))
              const c = t.brick.choices(seatIds).find((x: any) => x.id === msg.choice)
              if (!c) return ws.send(JSON.stringify({ type: 'refused', reason: 'That is not possible now.' }))
              t.ply++
              const ev = t.brick.play(c).map((e: any) => ({ ...e, ply: t.ply }))
              t.events.push(...ev)
              cast(ev)
              computer()
            } else if (msg.type === 'chat') {
              const line = { type: 'chat', seat: you[0], name: 'Guest', text: msg.text, at: Date.now() }
              t.chat.push(line)
              t.socks.forEach((w: any) => w.send(JSON.stringify(line)))
            } else if (msg.type === 'hint') {
              const list = still ? still.choices : t.brick.choices(you)
              ws.send(JSON.stringify({ type: 'hint', ranked: list.slice(0, 3).map((c: any, i: number) => ({ choice: c.id, win: 0.6 - i * 0.1 })) }))
            } else if (msg.type === 'ping') ws.send(JSON.stringify({ type: 'pong' }))
          })
          ws.on('close', () => t.socks.delete(ws))
        })
      })
    },
  }
}
