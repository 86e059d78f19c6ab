import type { Opening } from './board.ts'
import { pointAlong, seenAlong, type DrawnLine, type DrawnWall, type Gap } from './drawn-walls.ts'

export type FoundOpening = Gap & Pick<Opening, 'kind' | 'hinge' | 'side'>
export type FoundWall = Omit<DrawnWall, 'gaps'> & { openings: readonly FoundOpening[] }

/** What lies so far beside a wall, or past its end, belongs to it. */
export const REACH_MM = 60
/** Figures are drawn so roughly. */
const ROUGH_MM = 90
const NARROWEST_MM = 300

/** A gap with a door or window drawn in it is one; any other ends the wall. */
export function withOpenings({ gaps, ...wall }: DrawnWall, figures: readonly DrawnLine[]): FoundWall[] {
  const found = gaps.map((gap) => openingIn(wall, gap, figures))
  const ends = [0, ...gaps.flatMap((gap, at) => (found[at] ? [] : [gap.from, gap.to])), wall.length]
  const stretches = Array.from(
    { length: ends.length / 2 },
    (_, at) => [ends[2 * at]!, ends[2 * at + 1]!] as const,
  )
  return stretches.map(([from, to]) => ({
    ...wall,
    start: pointAlong(wall, from),
    length: to - from,
    openings: found
      .flatMap((one) => (one && one.from >= from && one.to <= to ? [one] : []))
      .map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
  }))
}

function openingIn(
  wall: Omit<DrawnWall, 'gaps'>,
  gap: Gap,
  figures: readonly DrawnLine[],
): FoundOpening | undefined {
  const width = gap.to - gap.from
  if (width < NARROWEST_MM) return undefined
  const near = (value: number, wanted: number) => Math.abs(value - wanted) <= ROUGH_MM
  for (const { points, isClosed } of figures) {
    if (isClosed || points.length < 5) continue
    const ends = [points[0]!, points.at(-1)!].map((point) => seenAlong(wall, point))
    for (const [latch, leaf] of [ends, ends.toReversed()] as [(typeof ends)[0], (typeof ends)[0]][]) {
      const isHung = near(Math.abs(leaf.off), width) && near(latch.off, 0)
      const side = leaf.off < 0 ? 'left' : 'right'
      if (isHung && near(latch.along, gap.to) && near(leaf.along, gap.from))
        return { ...gap, kind: 'door', hinge: 'a', side }
      if (isHung && near(latch.along, gap.from) && near(leaf.along, gap.to))
        return { ...gap, kind: 'door', hinge: 'b', side }
    }
  }
  const isGlazed = figures.some(({ points }) => {
    const seen = points.map((point) => seenAlong(wall, point))
    const along = seen.map((one) => one.along)
    return (
      seen.every(({ off }) => Math.abs(off) <= wall.mm / 2 + REACH_MM) &&
      near(Math.min(...along), gap.from) &&
      near(Math.max(...along), gap.to)
    )
  })
  return isGlazed ? { ...gap, kind: 'window', hinge: 'a', side: 'right' } : undefined
}
