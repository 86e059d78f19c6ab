import { longDay } from '#kit/core/long-date.ts'
import { formatMoney } from '#kit/core/money.ts'
import { type LineDiscount, lineDiscount } from './line-discount.ts'

/** A line of a quote as far as people compare it; its price in cents. */
export type ComparedLine = {
  _id: string
  name: string
  variants: Record<string, string>
  quantity: number
  price: number | null
  discount: LineDiscount | null
}

export type ComparedQuote = {
  items: readonly ComparedLine[]
  shippingPrice: number
  taxPrice: number
  discount: number
  totalPrice: number
  validUntil: string | null
}

/** What a revised quote changed against the one before it, a sentence each; nothing where they say the same. */
export function quoteChanges(before: ComparedQuote, after: ComparedQuote): string[] {
  const had = new Map(before.items.map((line) => [line._id, line]))
  const has = new Set(after.items.map(({ _id }) => _id))
  return [
    ...before.items.flatMap((line) => (has.has(line._id) ? [] : [`Removed: ${countedLine(line)}`])),
    ...after.items.flatMap((line) => lineChange(had.get(line._id), line)),
    ...figures.flatMap(([label, name]) => instead(label, money(after[name]), money(before[name]))),
    ...instead('Valid until', dayText(after), dayText(before)),
  ]
}

const figures = [
  ['Shipping', 'shippingPrice'],
  ['Tax', 'taxPrice'],
  ['Discount', 'discount'],
  ['Total', 'totalPrice'],
] as const

function lineChange(before: ComparedLine | undefined, after: ComparedLine): string[] {
  if (!before) return [`Added: ${countedLine(after)}, ${money(after.price)} each`]
  const changes = [
    ...instead('', calledLine(after), calledLine(before)),
    ...instead('quantity', String(after.quantity), String(before.quantity)),
    ...instead('price', money(after.price), money(before.price)),
    ...instead('discount', money(discountOf(after)), money(discountOf(before))),
  ]
  // What it is now stands in the first change, where that has changed.
  const isSame = calledLine(after) === calledLine(before)
  return changes.length === 0 ? [] : [(isSame ? `${calledLine(after)}: ` : '') + changes.join(', ')]
}

function instead(label: string, now: string, before: string): string[] {
  return now === before ? [] : [`${label} ${now} instead of ${before}`.trim()]
}

function countedLine(line: ComparedLine): string {
  return `${line.quantity} × ${calledLine(line)}`
}

function calledLine({ name, variants }: ComparedLine): string {
  const finish = Object.values(variants).join(', ')
  return finish === '' ? name : `${name} (${finish})`
}

function discountOf({ price, ...line }: ComparedLine): number {
  return price === null ? 0 : lineDiscount({ ...line, price })
}

function money(cents: number | null): string {
  return cents === null ? 'no price' : formatMoney(cents)
}

function dayText({ validUntil }: ComparedQuote): string {
  return validUntil === null ? 'no day' : longDay(validUntil)
}
