import { z } from 'zod'

const IN_DIGITS = /^\d+(\.\d+)?$/

/** A number as an address writes it, in digits, so neither `1e3` nor `0x10`; `schema` has the words for what is none. */
export function numberInUrl<Schema extends z.ZodType<number>>(schema: Schema) {
  return z.preprocess((text) => (IN_DIGITS.test(String(text)) ? Number(text) : Number.NaN), schema)
}
