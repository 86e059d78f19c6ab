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
