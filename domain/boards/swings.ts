import type { Board, Opening } from './board.ts'
import { overlaps } from './boxes.ts'
import { plus, wayTo, type Point, type Polygon } from './polygons.ts'

/** Where an opening lies: its middle, along its wall from `a` to `b`, and the wall's thickness. */
export type OpeningPlace = { middle: Point; along: Point; mm: number }

/** Undefined where its wall is gone. */
export function placeOfOpening({ walls, nodes }: Board, opening: Opening): OpeningPlace | undefined {
  const wall = walls[opening.wall]
  const [a, b] = [wall && nodes[wall.a], wall && nodes[wall.b]]
  if (!wall || !a || !b) return undefined
  const { x, y } = wayTo(a, b)
  return { middle: plus(a, { x: x * opening.at, y: y * opening.at }), along: { x, y }, mm: wall.mm }
}

/** What a door's leaf sweeps: from its hinge, the ends of the leaf when it is shut and when it stands open. */
export type Sector = { hinge: Point; shut: Point; open: Point; radius: number }

/** The leaves of a door, none for what does not swing. */
export function swingsOf(board: Board, opening: Opening): Sector[] {
  const place = placeOfOpening(board, opening)
  if (!place || (opening.kind !== 'door' && opening.kind !== 'double')) return []
  const hinges = opening.kind === 'double' ? (['a', 'b'] as const) : [opening.hinge]
  const radius = opening.width / hinges.length
  return hinges.map((end) => leafOf(place, opening, end, radius))
}

function leafOf(
  { middle, along, mm }: OpeningPlace,
  opening: Opening,
  end: 'a' | 'b',
  radius: number,
): Sector {
  const toLatch = end === 'a' ? 1 : -1
  const hand = opening.side === 'left' ? 1 : -1
  const out = { x: along.y * hand, y: -along.x * hand }
  const atHinge = (-toLatch * opening.width) / 2
  const hinge = plus(middle, {
    x: along.x * atHinge + (out.x * mm) / 2,
    y: along.y * atHinge + (out.y * mm) / 2,
  })
  return {
    hinge,
    shut: plus(hinge, { x: along.x * toLatch * radius, y: along.y * toLatch * radius }),
    open: plus(hinge, { x: out.x * radius, y: out.y * radius }),
    radius,
  }
}

const STEPS = 6

/** Whether the leaf would meet what stands there. */
export function sweeps({ hinge, shut, open }: Sector, shape: Polygon): boolean {
  const arc = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * (Math.PI / 2)
    const [toShut, toOpen] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: hinge.x + (shut.x - hinge.x) * toShut + (open.x - hinge.x) * toOpen,
      y: hinge.y + (shut.y - hinge.y) * toShut + (open.y - hinge.y) * toOpen,
    }
  })
  return overlaps([hinge, ...arc], shape, 5)
}
