/** Plain geometry for the boards: polygons, cells, curves, and a fixed generator so that art comes out the same every time. */

export type Point = [number, number]

export const n1 = (v: number) => Math.round(v * 10) / 10
export const pts = (p: Point[]) => p.map(([x, y]) => `${n1(x)},${n1(y)}`).join(' ')
export const dist = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

export function ngon(cx: number, cy: number, r: number, n: number, rot: number): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const a = ((rot + (360 * i) / n) * Math.PI) / 180
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  })
}

/** Catmull-Rom curve through points as an SVG path. */
export function smooth(points: Point[], t = 0.5): string {
  const p = [points[0]!, ...points, points[points.length - 1]!]
  let d = `M${n1(p[1]![0])} ${n1(p[1]![1])}`
  for (let i = 1; i < p.length - 2; i++) {
    const [a, b, c, e] = [p[i - 1]!, p[i]!, p[i + 1]!, p[i + 2]!]
    d += `C${n1(b[0] + ((c[0] - a[0]) * t) / 3)} ${n1(b[1] + ((c[1] - a[1]) * t) / 3)} ${n1(c[0] - ((e[0] - b[0]) * t) / 3)} ${n1(c[1] - ((e[1] - b[1]) * t) / 3)} ${n1(c[0])} ${n1(c[1])}`
  }
  return d
}

/** A polygon with rounded corners as an SVG path. */
export function rounded(poly: Point[], r: number): string {
  const n = poly.length
  let d = ''
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [poly[(i + n - 1) % n]!, poly[i]!, poly[(i + 1) % n]!]
    const u = dist(a, b) || 1
    const v = dist(c, b) || 1
    const q = Math.min(r, u / 2)
    const w = Math.min(r, v / 2)
    d += `${i ? 'L' : 'M'}${n1(b[0] + ((a[0] - b[0]) * q) / u)} ${n1(b[1] + ((a[1] - b[1]) * q) / u)}Q${n1(b[0])} ${n1(b[1])} ${n1(b[0] + ((c[0] - b[0]) * w) / v)} ${n1(b[1] + ((c[1] - b[1]) * w) / v)}`
  }
  return d + 'Z'
}

/** The part of a polygon where nx*x + ny*y <= c. */
export function clip(poly: Point[], nx: number, ny: number, c: number): Point[] {
  const out: Point[] = []
  poly.forEach((b, i) => {
    const a = poly[(i + poly.length - 1) % poly.length]!
    const d0 = nx * a[0] + ny * a[1] - c
    const d1 = nx * b[0] + ny * b[1] - c
    if (d0 <= 0 !== d1 <= 0) {
      const k = d0 / (d0 - d1)
      out.push([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k])
    }
    if (d1 <= 0) out.push(b)
  })
  return out
}

/** Voronoi cell of a site inside a convex frame, drawn in by `inset`. */
export function cell(site: Point, others: Point[], frame: Point[], inset: number): Point[] {
  let poly = frame
  for (const o of others) {
    const n = dist(o, site)
    const [nx, ny] = [(o[0] - site[0]) / n, (o[1] - site[1]) / n]
    poly = clip(poly, nx, ny, (nx * (site[0] + o[0])) / 2 + (ny * (site[1] + o[1])) / 2 - inset)
  }
  return poly
}

/** A tiny fixed generator of numbers in [0, 1). */
export function rnd(seed: number): () => number {
  let x = (Math.imul(seed, 2654435761) + 12345) >>> 0
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    x >>>= 0
    return x / 2 ** 32
  }
}

/** Dash that draws only the corners of a polygon with this edge length. */
export const cornerDash = (edge: number) => `${n1(edge * 0.36)} ${n1(edge * 0.64)}`
export const cornerOffset = (edge: number) => n1(edge * 0.18)

/** Four corner brackets round a centre. */
export function brackets(cx: number, cy: number, r: number): string {
  const k = r * 0.42
  let d = ''
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      d += `M${n1(cx + sx * r)} ${n1(cy + sy * (r - k))}V${n1(cy + sy * r)}H${n1(cx + sx * (r - k))}`
  return d
}

export interface Snow {
  dots: string[]
  facets: string[]
}

/** Quiet snow: sparkle and small facets of light, one path per brightness. */
export function snow(g: () => number, n: number, x0: number, y0: number, w: number, h: number, k = 1): Snow {
  const dots = ['', '', '']
  const facets = ['', '']
  for (let i = 0; i < n; i++) {
    const x = x0 + g() * w
    const y = y0 + g() * h
    const m = g()
    if (m > 0.72) {
      const l = (5 + 9 * g()) * k
      facets[Math.floor(g() * 2)] += `M${Math.round(x)} ${Math.round(y)}l${Math.round(l)} ${Math.round(-l * 0.28)} ${Math.round(l * 0.5)} ${Math.round(l * 0.3)}z`
    } else dots[Math.min(2, Math.floor(m * 4.1))] += `M${Math.round(x)} ${Math.round(y)}h0`
  }
  return { dots, facets }
}

export function stars(w: number, h: number, n: number, seed: number, x0 = 0, y0 = 0): string[] {
  const g = rnd(seed)
  const d = ['', '', '']
  for (let i = 0; i < n; i++) {
    const [x, y, m] = [x0 + g() * w, y0 + g() * h, g()]
    d[m < 0.6 ? 0 : m < 0.9 ? 1 : 2] += `M${Math.round(x)} ${Math.round(y)}h0`
  }
  return d
}

/** From the rim of one disc to the rim of another. */
export function between(a: Point, b: Point, from: number, to: number): string {
  const n = dist(a, b) || 1
  const [dx, dy] = [(b[0] - a[0]) / n, (b[1] - a[1]) / n]
  return `M${n1(a[0] + dx * from)} ${n1(a[1] + dy * from)}L${n1(b[0] - dx * to)} ${n1(b[1] - dy * to)}`
}
