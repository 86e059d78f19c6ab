/** How the text parts of a multipart form are read: lists and objects travel as JSON, amounts and choices as words. */
import { z } from 'zod'
import { Dollars } from './money.ts'
import { line } from './text.ts'

/** As people and programs write a number, so neither `1e3` nor `0x10`. */
const DECIMAL = /^[+-]?(?=\.?\d)\d*\.?\d*$/
const UNREADABLE = 'This could not be read'
/** Entries of one list that is sent: none of ours has more than 1,500, and each that does not fit costs words. */
export const MAX_ENTRIES = 2_000

/** A list or an object that travels as JSON text; whoever calls in TypeScript gives the value itself. */
export function jsonPart<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>, z.input<S>> {
  const read = z.preprocess((part, context) => {
    const value = typeof part === 'string' ? parsed(part) : part
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: UNREADABLE, input: part })
    return z.NEVER
  }, schema)
  // What arrives may be anything; what is given is what the schema takes.
  return read as unknown as z.ZodType<z.output<S>, z.input<S>>
}

/** A list of words: JSON, or joined by commas as people write them. */
export function wordsPart(most: number, maxLength = 80) {
  const list = z.array(line(maxLength)).max(most)
  const read = z.union([list, z.string().max(most * maxLength)]).transform((part) => {
    const provided = typeof part === 'string' ? (listIn(part) ?? part.split(',')) : part
    return [...new Set(provided.map((word) => word.trim()).filter((word) => word !== ''))]
  })
  return read.pipe(list)
}

type AmountWords = { wrong: string; missing?: string; isFit: (dollars: number) => boolean }

/** An amount in dollars, whole cents inside; null where the part is left empty and has no word for that. */
export function dollarsPart({ wrong, missing, isFit }: AmountWords) {
  return z.union([z.string(wrong).max(40, wrong), z.number(wrong)], wrong).transform((typed, context) => {
    const dollars = numberIn(typed)
    const { data: cents, error } = Dollars.optional().safeParse(Number.isNaN(dollars) ? undefined : dollars)
    const isWrong = dollars !== undefined && (Number.isNaN(dollars) || !isFit(dollars))
    const message = isWrong ? wrong : dollars === undefined ? missing : error?.issues[0]?.message
    if (message === undefined) return cents ?? null
    context.issues.push({ code: 'custom', message, input: typed })
    return z.NEVER
  })
}

/** A number of 0 or more; null where the part is left empty. */
export function numberPart(wrong: string, { whole = false, max = 1_000_000 } = {}) {
  const read = z.union([z.string(wrong).max(40), z.number(wrong)], wrong)
  return read
    .transform((typed, context) => {
      const number = numberIn(typed)
      const isFit =
        number === undefined || (number >= 0 && number <= max && (!whole || Number.isInteger(number)))
      if (isFit) return number ?? null
      context.issues.push({ code: 'custom', message: wrong, input: typed })
      return z.NEVER
    })
    .optional()
}

/** A yes or no, as programs, check boxes and spreadsheets say it. */
export const flagPart = z
  .union([
    z.boolean(),
    z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(['true', 'false', 'on', 'off', ''])),
  ])
  .transform((said) => said === true || said === 'true' || said === 'on')
  .optional()

function numberIn(typed: string | number): number | undefined {
  if (typeof typed === 'number') return typed
  // A reply that is sent back in a form says `null` where there is none.
  if (typed.trim() === '' || typed === 'null') return undefined
  return DECIMAL.test(typed.trim()) ? Number(typed) : Number.NaN
}

function listIn(text: string): string[] | undefined {
  const value = text.trim().startsWith('[') ? parsed(text) : undefined
  return Array.isArray(value) ? value.map((word: unknown) => String(word)) : undefined
}

/**
 * Escapes in JSON can hold what the text itself was checked for, and a short text a list without end: such text is as
 * unreadable as broken text.
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      const isWrong = typeof value === 'string' ? !isText(value) : isEndless(value)
      if (key === '__proto__' || !isText(key) || isWrong) throw new SyntaxError(UNREADABLE)
      return value
    })
  } catch {
    return undefined
  }
}

function isEndless(value: unknown): boolean {
  return Array.isArray(value) && value.length > MAX_ENTRIES
}

function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
