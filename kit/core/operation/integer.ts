import { z } from 'zod'

/** As many as an integer of the database counts. */
export const MAX_INTEGER = 2 ** 31 - 1

/** A count that the database holds, such as a revision, from `first` on. */
export const integer = (first = 0) => z.int().min(first).max(MAX_INTEGER)
