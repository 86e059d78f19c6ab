import { z } from 'zod'

const isFromYearOne = (text: string) => text >= '0001'

/** A moment: ISO 8601 UTC text on the wire, a Date inside; from the year 1 on: the database knows none before it. */
export const Instant = z.codec(z.iso.datetime().refine(isFromYearOne, 'Enter a date and time'), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
