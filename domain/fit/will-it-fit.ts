import { grown, sidesOf, type Box, type Sides } from './box.ts'
import { obstaclesOn, type Carried, type Obstacle, type Place } from './obstacles.ts'
import type { Measure, WayIn } from './way-in.ts'

/** `tight` goes past, with less than `HANDS_CM` to spare; `blocked` does not. */
export type Verdict = 'fits' | 'tight' | 'blocked'

/** What a place says to a piece. Lengths are in centimetres. */
export type Answer = {
  place: Place
  verdict: Verdict
  carried: Carried
  /** How much larger every side could be; how much smaller it would have to be where it is below 0. */
  spareCm: number
  /** Where it is blocked, and one measure alone is to blame: which, and what it would have to be. */
  lack: { measure: Measure; neededCm: number } | undefined
  /** Where it is blocked in its packing: whether the bare piece would pass. */
  passesUnpacked: boolean
}

/**
 * What two hands need: they are about an inch thick in a glove, and one is at each side of the piece.
 * Anything that passes with less is lifted through by its straps, by people who measured first.
 */
export const HANDS_CM = 5.08

/** What each measured place on the way says to a packed piece; `bare` is its size without the packing. */
export function willItFit(packed: Box, way: WayIn, bare?: Box): Answer[] {
  return obstaclesOn(way).map((obstacle) => answerOf(obstacle, sidesOf(packed), way, bare && sidesOf(bare)))
}

function answerOf(obstacle: Obstacle, sides: Sides, way: WayIn, bare: Sides | undefined): Answer {
  const { carried, spareCm } = easiestWay(obstacle, sides, way)
  const verdict = verdictOf(spareCm)
  const isBlocked = verdict === 'blocked'
  return {
    place: obstacle.place,
    verdict,
    carried,
    spareCm,
    lack: isBlocked ? lackOf(obstacle, sides, way) : undefined,
    passesUnpacked: isBlocked && bare !== undefined && passes(obstacle, bare, way),
  }
}

function verdictOf(spareCm: number): Verdict {
  if (spareCm >= HANDS_CM - EXACT) return 'fits'
  return spareCm >= -EXACT ? 'tight' : 'blocked'
}

/** The first way with room for hands; where there is none, the one with most to spare. */
function easiestWay({ ways }: Obstacle, sides: Sides, way: WayIn): { carried: Carried; spareCm: number } {
  const tried = ways.map(({ carried, passes }) => ({
    carried,
    spareCm: edgeOf((by) => passes(grown(sides, by), way), -FAR, FAR),
  }))
  const [first = { carried: 'straight' as const, spareCm: -FAR }] = tried
  return (
    tried.find(({ spareCm }) => verdictOf(spareCm) === 'fits') ??
    tried.reduce((best, one) => (one.spareCm > best.spareCm + EXACT ? one : best), first)
  )
}

/** The measure that would let it pass if it alone were larger; of several, the one that has to grow least. */
function lackOf(obstacle: Obstacle, sides: Sides, way: WayIn): Answer['lack'] {
  const wanted = obstacle.measures.flatMap((measure) => {
    const input = way[measure]
    if (input === undefined) return []
    const neededCm = -edgeOf((less) => passes(obstacle, sides, { ...way, [measure]: -less }), -FAR, 0)
    return neededCm < FAR - 1 ? [{ measure, neededCm, growth: neededCm - input }] : []
  })
  const [least] = wanted.toSorted((a, b) => a.growth - b.growth)
  return least && { measure: least.measure, neededCm: least.neededCm }
}

function passes({ ways }: Obstacle, sides: Sides, way: WayIn): boolean {
  return ways.some((one) => one.passes(sides, way))
}

/** Longer than anything that is carried into a home, in centimetres. */
const FAR = 1000
const HALVINGS = 40
/** What no tape measure shows, in centimetres: so exact an edge is not to be had by halving. */
const EXACT = 1e-3

/** Up to where `holds` holds: it holds below that and nowhere above. `least` where it holds nowhere. */
function edgeOf(holds: (x: number) => boolean, least: number, most: number): number {
  let [low, high] = [least, most]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
