/** The part of a board that is seen: how near, where, and how it follows what happens. */
import type { Layout, Spot } from './game'
import { dist, type Point } from './geometry'

/** A place that is smaller than this under a finger is too small to open the board with. */
const FINGER = 36
/** Then so large are places drawn. */
const COMFORT = 50
/** A board that is whole, or near, stays so when the room changes by less than this. */
const STAYS = 1.2
const NEAREST = 6
const GLIDE = 320
/** Pixels of the board that stay beyond the edge when it is drawn to the side. */
const SLACK = 20

const sizeOf = (s: Spot) => {
  if (!s.poly) return 2 * s.r
  const [x, y] = [s.poly.map((p) => p[0]), s.poly.map((p) => p[1])]
  return Math.min(Math.max(...x) - Math.min(...x), Math.max(...y) - Math.min(...y))
}

interface Sight {
  zoom: number
  centre: Point
}
interface Box {
  x: number
  y: number
  w: number
  h: number
}
const within = ({ x, y, w, h }: Box, s: Spot) => s.x - s.r > x && s.x + s.r < x + w && s.y - s.r > y && s.y + s.r < y + h

export class BoardWindow {
  /** The room for the board on the page. */
  width = $state(0)
  height = $state(0)
  zoom = $state(1)
  centre: Point = $state([0, 0])
  gliding = $state(false)
  /** Where the person had the board before it went to see something. */
  private home: Sight | null = $state.raw(null)
  /** The person has drawn the board somewhere: it stays there when the room changes. */
  private moved = false

  constructor(
    private layout: () => Layout,
    private pad: () => number,
  ) {}

  fit: number = $derived.by(() => {
    const { w, h } = this.layout()
    return Math.max(0.05, Math.min((this.width - 2 * this.pad()) / w, (this.height - 2 * this.pad()) / h))
  })
  scale: number = $derived.by(() => this.fit * this.zoom)
  box: Box = $derived.by(() => this.boxOf({ zoom: this.zoom, centre: this.centre }))
  /** The part of the board that a view shows. */
  private boxOf({ zoom, centre }: Sight): Box {
    const { w, h } = this.layout()
    const scale = this.fit * zoom
    const [bw, bh] = [this.width / scale || w, this.height / scale || h]
    const c = this.hold(centre, bw, bh)
    return { x: c[0] - bw / 2, y: c[1] - bh / 2, w: bw, h: bh }
  }
  /** A board that is larger than its room. */
  get larger(): boolean {
    return this.zoom > 1.01
  }
  get middle(): Point {
    const { x = 0, y = 0, w, h } = this.layout()
    return [x + w / 2, y + h / 2]
  }
  private get here(): Point {
    return [this.box.x + this.box.w / 2, this.box.y + this.box.h / 2]
  }

  /** Keep the board in the room. */
  private hold(c: Point, w: number, h: number): Point {
    const l = this.layout()
    const slide = (v: number, view: number, from: number, all: number) => (view >= all ? from + all / 2 : Math.min(Math.max(v, from + view / 2 - SLACK), from + all - view / 2 + SLACK))
    return [slide(c[0], w, l.x ?? 0, l.w), slide(c[1], h, l.y ?? 0, l.h)]
  }

  /** How near the board opens where it is played with a finger: whole, unless its places would be smaller than this. */
  private fingers(finger = FINGER): number {
    const places = this.layout().spots.filter((s) => s.arrow === undefined).map(sizeOf)
    const least = Math.min(...places) * this.fit
    return least >= finger || !places.length ? 1 : Math.min(NEAREST, COMFORT / least)
  }

  /** Open on the whole board, or near enough for a finger. */
  open(near: boolean, at: Point, finger = FINGER) {
    this.zoom = near ? this.fingers(finger) : 1
    this.centre = this.larger ? at : this.middle
    this.home = null
    this.moved = false
  }
  /** The room has changed: a view that the person has not chosen opens anew, theirs keeps its size, the whole board stays whole. */
  resized(before: number, near: boolean, at: Point) {
    if (!this.moved) return this.open(near, at, this.larger ? FINGER * STAYS : FINGER / STAYS)
    if (this.larger) this.zoom = Math.min(NEAREST, Math.max(1, before / this.fit))
    if (!this.larger) this.centre = this.middle
  }
  /** From near to the whole board, and from the whole board near. */
  toggle(at: Point) {
    this.home = null
    this.moved = true
    if (this.larger) return this.glide(this.middle, 1)
    this.glide(at, Math.max(this.fingers(), 1.6))
  }

  sees(s: Spot): boolean {
    return within(this.box, s)
  }
  /** The place on the board under a place of the page. */
  point(x: number, y: number): Point {
    return [this.box.x + x / this.scale, this.box.y + y / this.scale]
  }

  /** The person zooms, about a place of the board. */
  zoomBy(k: number, at?: Point) {
    this.land()
    const from = this.here
    const p = at ?? from
    const old = this.zoom
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * k))
    const f = 1 - old / this.zoom
    this.centre = this.zoom === 1 ? this.middle : [from[0] + (p[0] - from[0]) * f, from[1] + (p[1] - from[1]) * f]
    this.home = null
    this.moved = true
  }
  /** The person draws the board by so many pixels from where it was. */
  drag(from: Point, dx: number, dy: number) {
    if (!this.larger) return
    this.land()
    this.centre = this.hold([from[0] - dx / this.scale, from[1] - dy / this.scale], this.box.w, this.box.h)
    this.home = null
    this.moved = true
  }
  get at(): Point {
    return this.here
  }

  /** Go and see what happens at these places; the view comes back when somebody is asked. */
  visit(spots: Spot[]) {
    if (!this.larger || !spots.length || spots.every((s) => this.sees(s))) return
    this.home ??= { zoom: this.zoom, centre: this.here }
    this.show(spots)
  }
  /** The view has gone to see something and is not back yet. */
  get away(): boolean {
    return this.home !== null
  }
  /** The person has taken to what is seen now: the view stays. */
  stay() {
    this.home = null
  }
  /** Back to where the person had it, or where that shows nothing of what is asked about, to the nearest of it. */
  comeBack(asked: Spot[]) {
    const { home } = this
    if (!home) return
    this.home = null
    const box = this.boxOf(home)
    if (asked.length && !asked.some((s) => within(box, s))) this.meet(asked)
    else this.glide(home.centre, home.zoom)
  }
  /** Show these places to the person, all of them if that does not make them small. */
  frame(spots: Spot[]) {
    this.home = null
    this.show(spots)
  }
  private show(spots: Spot[]) {
    const [x, y] = [spots.flatMap((s) => [s.x - s.r, s.x + s.r]), spots.flatMap((s) => [s.y - s.r, s.y + s.r])]
    const [x0, x1, y0, y1] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)]
    const all = Math.min(this.width / (x1 - x0), this.height / (y1 - y0)) * 0.9
    const zoom = Math.max(1, Math.min(this.zoom, Math.max(all / this.fit, this.zoom * 0.7)))
    this.glide([(x0 + x1) / 2, (y0 + y1) / 2], zoom)
  }
  /** Nothing that is asked about may be out of sight altogether: then the nearest of it comes into view. */
  meet(spots: Spot[]) {
    if (!this.larger || !spots.length || spots.some((s) => this.sees(s))) return
    const from = this.here
    const near = spots.reduce((best, s) => (dist([s.x, s.y], from) < dist([best.x, best.y], from) ? s : best))
    const fits = spots.filter((s) => Math.abs(s.x - near.x) < this.box.w * 0.42 && Math.abs(s.y - near.y) < this.box.h * 0.42)
    this.show(fits)
  }

  private flight = 0
  /** Whoever moves the board by hand ends a flight. */
  private land() {
    this.flight++
    this.gliding = false
  }
  glide(to: Point, zoom = this.zoom) {
    this.gliding = true
    const from = this.here
    const before = this.zoom
    const start = performance.now()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const flight = ++this.flight
    const step = (now: number) => {
      if (flight !== this.flight) return
      const k = still ? 1 : Math.min(1, (now - start) / GLIDE)
      const e = 1 - (1 - k) ** 3
      this.zoom = before + (zoom - before) * e
      this.centre = [from[0] + (to[0] - from[0]) * e, from[1] + (to[1] - from[1]) * e]
      if (k < 1) requestAnimationFrame(step)
      else this.gliding = false
    }
    requestAnimationFrame(step)
  }
}
