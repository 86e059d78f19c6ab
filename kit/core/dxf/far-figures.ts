export type Box = { minX: number; minY: number; maxX: number; maxY: number }

/** With fewer there is no telling what is the drawing. */
const FEWEST = 12
/** So many spreads of the drawing from its middle part something is far. */
const FAR = 3
/** More than this part of all is no leftover, and belongs to the drawing. */
const MOST = 0.02

/**
 * Which of these lie so far from all others that a sheet with them would show the drawing as a speck: a line forgotten
 * at the origin, a block of another site. Lines that lead to the drawing are never among them.
 */
export function farOf(boxes: readonly Box[]): ReadonlySet<number> {
  if (boxes.length < FEWEST) return new Set()
  const [left, right] = reachOf(boxes.map(({ minX, maxX }) => (minX + maxX) / 2))
  const [low, high] = reachOf(boxes.map(({ minY, maxY }) => (minY + maxY) / 2))
  const far = boxes.flatMap(({ minX, minY, maxX, maxY }, at) =>
    maxX < left || minX > right || maxY < low || minY > high ? [at] : [],
  )
  return new Set(far.length <= Math.max(1, boxes.length * MOST) ? far : [])
}

/** Where the drawing may reach to, by where the middle four fifths of it are. */
function reachOf(places: number[]): [from: number, to: number] {
  const sorted = places.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  const [from, to] = [at(0.1), at(0.9)]
  const reach = to > from ? FAR * (to - from) : Infinity
  return [from - reach, to + reach]
}
