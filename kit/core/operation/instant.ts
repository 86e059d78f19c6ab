import { z } from 'zod'

/** A moment: ISO 8601 UTC text on the wire, a Date inside. */
export const Instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
