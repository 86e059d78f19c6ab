import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

/** Of the four threads that files and passwords need too, pictures leave one at least, whoever sends them. */
export const pictureTurn = pLimit(Math.min(availableParallelism(), 3))
