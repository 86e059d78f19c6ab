import { longDay } from '#kit/core/long-date.ts'
import { formatMoney } from '#kit/core/money.ts'
import { plainWords } from './act-words.ts'
import { codeWords } from './code-words.ts'
import type { AuditLine } from './changed-thing.ts'
import { shortened } from '#kit/core/cut-text.ts'

/** What differed in one field, as people read it; an empty text is nothing. */
export type ChangedValue = { field: string; before: string; after: string }

/** Amounts, and groups of them, are kept in cents. */
const amounts = new Set([
  'price',
  'prices',
  'salePrice',
  'costPrice',
  'guidePrice',
  'priceDifference',
  'itemsPrice',
  'shippingPrice',
  'taxPrice',
  'discount',
  'totalPrice',
  'freeShippingThreshold',
  'flatRateShipping',
  'internationalShippingRate',
  'minimumOrderAmount',
  'designFee',
  'chequeFee',
  'smallDifference',
  'secondPersonOver',
])

/** Days of the calendar, written YYYY-MM-DD. */
const days = new Set(['day', 'postedOn', 'validUntil', 'closedThrough', 'promoBannerUntil'])

/** Stands for nothing among the parts of a list. */
const NONE = '–'
const LONGEST_SHOWN = 400
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What an entry says was changed, field by field; moments by the clock of `timeZone`. */
export function changedValues({ object, before, after }: AuditLine, timeZone: string): ChangedValue[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  return paths.map((path) => {
    const name = lastOf(path)
    const field = {
      name,
      isAmount: path.split('.').some((part) => amounts.has(part)),
      timeZone,
      wordsOf: (text: string) => codeWords(object.type, name, text),
    }
    const inWords = (value: unknown) => shortened(textOf(value, field), LONGEST_SHOWN)
    return { field: fieldName(path), ...difference(was.get(path), is.get(path), inWords) }
  })
}

/** What stood before and stands now; what is the same on both sides names the thing, so it is told once. */
function difference(was: unknown, is: unknown, inWords: (value: unknown) => string) {
  const [before, after] = [inWords(was), inWords(is)]
  if (before !== after || after === '') return { before, after }
  const isSame = JSON.stringify(was) === JSON.stringify(is)
  return isSame ? { before: '', after } : { before, after: `${after} (changed inside)` }
}

/** Every value under its path; a list is one value. */
function leavesOf(values: object, above = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
      isGroup(value) ? [...leavesOf(value, `${above}${name}.`)] : [[above + name, value]],
    ),
  )
}

type Field = { name: string; isAmount: boolean; timeZone: string; wordsOf: (text: string) => string }

function textOf(value: unknown, field: Field): string {
  const { name, isAmount, timeZone, wordsOf } = field
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((part) => textOf(part, field) || NONE).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number')
    return isAmount ? formatMoney(value) : value.toLocaleString('en-US', { maximumFractionDigits: 20 })
  if (isGroup(value)) return nameIn(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (days.has(name) && DAY.test(text)) return longDay(text)
  // A text may look like a moment that there is none of.
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text)) ? momentText(text, timeZone) : wordsOf(text)
}

/** What stands for one thing of a list: its name, else its first words. */
function nameIn(thing: Record<string, unknown>): string {
  const { name, alt, key } = thing
  return [name, alt, key].find((word) => typeof word === 'string' && word !== '')?.toString() ?? 'one more'
}

function momentText(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return format.format(new Date(moment))
}

function fieldName(path: string): string {
  return path.split('.').map(plainWords).join(' · ')
}

function lastOf(path: string): string {
  return path.split('.').at(-1) ?? path
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
