import { arc, bulged, ellipse, straight, type Corner, type Curve } from './curves.ts'
import type { Group } from './dxf-groups.ts'
import type { Groups } from './dxf-values.ts'
import { radians, type Point } from './plane.ts'
import { splineCurve } from './splines.ts'

const POLYLINE = 2
const MAX_LOOPS = 1_000
/** How many groups may stand before a value of the same edge; anywhere further it belongs to another one. */
const NEAR = 16
const ANYWHERE = Number.POSITIVE_INFINITY
/** The boundary ends where the pattern begins. */
const STYLE = 75

/** The edges of a hatched area, loop by loop; what it is filled with is left out. */
export function hatchOutlines(groups: Groups): Curve[] {
  const begin = groups.findIndex(([code]) => code === 91)
  const end = groups.findIndex(([code], index) => index > begin && code === STYLE)
  if (begin === -1) return []
  const reader = new InOrder(groups.slice(begin, end === -1 ? undefined : end))
  const loops = Math.min(reader.next(91), MAX_LOOPS)
  const curves: Curve[] = []
  for (let loop = 0; loop < loops && reader.has(92, ANYWHERE); loop++) {
    const isPolyline = (reader.next(92, ANYWHERE) & POLYLINE) !== 0
    curves.push(...(isPolyline ? polylineLoop(reader) : edgeLoop(reader)))
  }
  return curves
}

/** Hands out values in the order of the file: the same codes return in every edge. */
class InOrder {
  #groups: readonly Group[]
  #at = 0
  /** Codes of which none is left. */
  #over = new Set<number>()

  constructor(groups: readonly Group[]) {
    this.#groups = groups
  }

  has(code: number, within = NEAR): boolean {
    return this.#find(code, within) !== -1
  }

  /** The next number under `code`; what stands before it is passed over. NaN where there is none. */
  next(code: number, within = NEAR): number {
    const found = this.#find(code, within)
    if (found === -1) return Number.NaN
    this.#at = found + 1
    return Number(this.#groups[found]?.[1] ?? Number.NaN)
  }

  /** The number under `code` if it is the very next one. */
  maybe(code: number): number | undefined {
    return this.#groups[this.#at]?.[0] === code ? this.next(code) : undefined
  }

  point(code = 10): Point {
    return [this.next(code), this.next(code + 10)]
  }

  /** As many as the file has of what it promises. */
  list<Item>(count: number, code: number, read: () => Item, within = NEAR): Item[] {
    const items: Item[] = []
    while (items.length < count && this.has(code, within)) items.push(read())
    return items
  }

  #find(code: number, within: number): number {
    if (this.#over.has(code)) return -1
    const end = Math.min(this.#at + within, this.#groups.length)
    for (let at = this.#at; at < end; at++) if (this.#groups[at]?.[0] === code) return at
    if (within === ANYWHERE) this.#over.add(code)
    return -1
  }
}

function polylineLoop(reader: InOrder): Curve[] {
  reader.next(72)
  const isClosed = reader.next(73) !== 0
  const corners = reader.list(reader.next(93), 10, (): Corner => ({
    point: reader.point(),
    bulge: reader.maybe(42) ?? 0,
  }))
  return bulged(corners, isClosed)
}

function edgeLoop(reader: InOrder): Curve[] {
  return reader.list(reader.next(93), 72, () => edge(reader, reader.next(72, ANYWHERE)), ANYWHERE).flat()
}

function edge(reader: InOrder, type: number): Curve[] {
  switch (type) {
    case 1:
      return straight([reader.point(10), reader.point(11)])
    case 2:
      return arcEdge(reader)
    case 3:
      return ellipseEdge(reader)
    case 4:
      return splineEdge(reader)
    default:
      return []
  }
}

function arcEdge(reader: InOrder): Curve[] {
  const center = reader.point()
  const radius = reader.next(40)
  return arc(center, radius, ...angles(reader))
}

function ellipseEdge(reader: InOrder): Curve[] {
  const center = reader.point()
  const major = reader.point(11)
  const ratio = reader.next(40)
  return ellipse(center, major, [-major[1] * ratio, major[0] * ratio], ...angles(reader))
}

/** From where to where an edge turns. With the clock its angles are those of its mirror image. */
function angles(reader: InOrder): [from: number, to: number] {
  const [from, to] = [radians(reader.next(50)), radians(reader.next(51))]
  const sweep = to > from ? to - from : to - from + 2 * Math.PI
  return reader.next(73) === 0 ? [-from, -from - sweep] : [from, from + sweep]
}

function splineEdge(reader: InOrder): Curve[] {
  const degree = reader.next(94)
  const isRational = reader.next(73) === 1
  reader.next(74)
  const [knotCount, controlCount] = [reader.next(95), reader.next(96)]
  const knots = reader.list(knotCount, 40, () => reader.next(40))
  const weighted = reader.list(controlCount, 10, () => ({
    point: reader.point(),
    weight: isRational ? reader.maybe(42) : undefined,
  }))
  const weights = weighted.flatMap(({ weight }) => weight ?? [])
  return splineCurve({
    degree,
    knots,
    controls: weighted.map(({ point }) => point),
    weights,
    isClosed: false,
  })
}
