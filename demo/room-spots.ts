/** Where the pieces stand in the pictures of rooms: `render.sh room` finds it in the scene and writes it to `catalogue/spots.json`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Shares of the picture from its upper left; `box` is left, top, right, bottom. Without a finish it is the piece's first. */
export type RoomSpot = {
  id: string
  finish?: string
  at: [x: number, y: number]
  box: [left: number, top: number, right: number, bottom: number]
}

/** Room → what is seen in it. */
export async function readSpots(): Promise<ReadonlyMap<string, readonly RoomSpot[]>> {
  const rooms: Record<string, RoomSpot[]> = JSON.parse(
    await readFile(join(import.meta.dirname, 'catalogue/spots.json'), 'utf8'),
  )
  return new Map(Object.entries(rooms))
}

/** Centres of two dots on a phone's picture are so far apart that each is pressed for itself, as a share of its width. */
const APART = 0.135
const HEIGHT_OF_WIDTH = 2 / 3

/** Of pieces that stand close together the larger, as it is seen; of several alike one. */
export function spotsApart(spots: readonly RoomSpot[]): RoomSpot[] {
  const chosen: RoomSpot[] = []
  for (const spot of spots.toSorted((one, other) => areaOf(other) - areaOf(one)))
    if (chosen.every((other) => other.id !== spot.id && distance(spot, other) >= APART)) chosen.push(spot)
  return chosen
}

function areaOf({ box: [left, top, right, bottom] }: RoomSpot): number {
  return (right - left) * (bottom - top)
}

function distance({ at: [x, y] }: RoomSpot, { at: [otherX, otherY] }: RoomSpot): number {
  return Math.hypot(x - otherX, (y - otherY) * HEIGHT_OF_WIDTH)
}
