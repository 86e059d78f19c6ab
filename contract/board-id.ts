import { z } from 'zod'

/** Of a record on a board. Small letters alone: what every object answers to, such as `toString`, is no id. */
export const Id = z.string().regex(/^[a-z]{8}$/, 'An id has eight small letters')
