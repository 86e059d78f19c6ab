import { z } from 'zod'

/** The id of a thing, or the number people call it by; one pattern, so that a client reads of one text. */
export function idOrNumber(number: RegExp, message: string) {
  return z.string().regex(new RegExp(`${z.regexes.uuid().source}|${number.source}`, 'i'), message)
}
