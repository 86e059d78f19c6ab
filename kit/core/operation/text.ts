import { z } from 'zod'
import { withFewMarks } from '../few-marks.ts'
import './zod-words.ts'

/** Line ends and whatever else has no place within a line. */
const BREAK = /[\p{Cc}\u2028\u2029]/u
/** The same with the blanks around them. A run is looked at once: the text may be as long as a request. */
const GAPS = /[\s\p{Cc}]+/gu

/** What nobody sees: it turns words around, or makes two of what looks the same. Joiners stay: emoji need them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** A character that leaves a mark; fillers, joiners and the blank of Braille leave none. */
const SEEN = /[^\s\p{DI}\u2800]/u
const orNothing = (text: string) => (SEEN.test(text) ? text : '')

/** What was pasted with line ends is the same words on one line. */
const onOneLine = (text: string) =>
  withFewMarks(
    orNothing(text)
      .replace(UNSEEN, '')
      .replace(GAPS, (gap) => (BREAK.test(gap) ? ' ' : gap))
      .trim(),
  )
/** One character for each line end: forms send two. */
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g
/** Control characters and what turns words around. */
const UNPRINTED = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu
const onPlainLines = (text: string) =>
  withFewMarks(orNothing(text.replace(LINE_END, '\n').replace(UNPRINTED, '')).trim())
const atMost = (max: number) => `Use at most ${max} characters`

/** Text that stands on one line wherever it is shown: in a mail's subject, a label, a column. */
export function line(max = 200) {
  return z.string().overwrite(onOneLine).max(max, atMost(max)).meta({ lines: 'one' })
}

/** The same, which has to be there. */
export function requiredLine(message: string, max = 200) {
  return z.string(message).overwrite(onOneLine).min(1, message).max(max, atMost(max)).meta({ lines: 'one' })
}

/** Text of several lines, as people write it in a large field. */
export function paragraphs(max: number) {
  return z.string().overwrite(onPlainLines).max(max, atMost(max)).meta({ lines: 'many' })
}

/** The same, which has to be there. */
export function requiredParagraphs(message: string, max: number) {
  return z
    .string(message)
    .overwrite(onPlainLines)
    .min(1, message)
    .max(max, atMost(max))
    .meta({ lines: 'many' })
}
