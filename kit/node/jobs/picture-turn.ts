import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** From so many pixels on a picture takes long: half a second, where most take some 50 ms. */
export const LARGE_PIXELS = 16_000_000

// Of the four threads that files and passwords need too, pictures leave one at least, whoever sends them.
const all = pLimit(Math.max(2, Math.min(availableParallelism(), 3)))
const large = pLimit(all.concurrency - 1)

/** Draws a picture when it is its turn. Large ones never take all turns: the others do not wait behind many of them. */
export function pictureTurn<T>(draw: () => Promise<T>, pixels = 0): Promise<T> {
  return pixels > LARGE_PIXELS ? large(() => all(draw)) : all(draw)
}
