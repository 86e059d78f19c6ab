import { buffer } from 'node:stream/consumers'
import { drawnOnWhite } from '#kit/node/files/on-white.ts'
import type { World } from '#server/world.ts'

/** Pixels of the longer side: sharp on paper and in lists, beside a line of words. */
const SIDE = 240

/** A picture by its address, small and on white, as paper carries it; null where none can be drawn. */
export async function thumbOf(shop: Pick<World, 'files' | 'log'>, address: string): Promise<Buffer | null> {
  if (address === '') return null
  try {
    const stored = await shop.files.read(address.slice(1))
    return stored ? (await drawnOnWhite(await buffer(stored.stream), SIDE)).data : null
  } catch (err) {
    shop.log.warn({ err }, 'A picture could not be drawn small')
    return null
  }
}
