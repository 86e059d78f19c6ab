import type { Ask, Reply } from '#contract/call.ts'
import type { CostedLine } from '#domain/orders/margin.ts'
import { chosenOptions, defaultChoice, type VariantChoice } from '#domain/products/variant-key.ts'
import { formatMoney } from '#kit/core/money.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { priceOf, type ShownProduct } from '../../../designs/suggestions/chosen-piece.ts'
import { freshId } from '../../../form/fresh-id.ts'
import type { ShownManaged } from '../../../products/shown-managed.ts'
import { dollarsTyped } from '../../../dollars-typed.ts'
import { centsTyped, inCents, isAmount } from '../quote-prefill.ts'

type Item = ShownOrder['orderItems'][number]
type WireLine = Ask<'PUT /api/orders/:id/lines'>['body']['lines'][number]

/** A line of a quote while it is written; quantity and discount as they were typed. */
export type DeskLine = {
  id: string
  /** Of the line that the quote has already. */
  quoted: Item | null
  product: string | null
  packageId: string | null
  /** Chosen here; null while the line stays as the quote has it. */
  choice: VariantChoice | null
  name: string
  quantity: string
  /** `NaN` while there is none. */
  price: number
  discount: string
}

export const inWords = ({ product, packageId }: DeskLine) => product === null && packageId === null

export function deskLine(item: Item): DeskLine {
  const { _id: id, product, packageId, name, quantity, price, listPrice = 0 } = item
  const typed = { quantity: String(quantity), discount: discountText(item) }
  return { id, quoted: item, product, packageId, choice: null, name, price: price ?? listPrice, ...typed }
}

export function pieceLine({ _id: product, name, variants, ...listed }: ShownManaged): DeskLine {
  const choice = defaultChoice(variants)
  const price = priceOf({ ...listed, variants }, choice) ?? Number.NaN
  return { ...wordsLine(), product, choice, name, price }
}

export function wordsLine(): DeskLine {
  const typed = { name: '', quantity: '1', price: Number.NaN, discount: '' }
  return { id: freshId(), quoted: null, product: null, packageId: null, choice: null, ...typed }
}

/** What is chosen of a piece: here, or by the names that the quote has. */
export function choiceOf({ choice, quoted }: DeskLine, { variants }: ShownProduct): VariantChoice {
  if (choice) return choice
  return Object.fromEntries(
    variants.flatMap(({ name, options }) => {
      const option = options.find((one) => one.name === quoted?.variants[name])
      return option ? [[name.toLowerCase(), option.id]] : []
    }),
  )
}

/** A line as the shop takes it. */
export function wireLine(line: DeskLine): WireLine {
  const { quoted, product, packageId, choice, name, quantity, price, discount } = line
  return {
    ...(quoted && { _id: quoted._id }),
    ...(inWords(line) && { text: name }),
    ...(product !== null && choice && { product, variants: choice }),
    ...(packageId !== null && !quoted && { packageId }),
    quantity: quantity.trim() === '' ? 0 : Number(quantity),
    price: Number.isNaN(price) ? null : price,
    discount: discountTyped(discount),
  }
}

/** "10%" or "$50"; nothing of an empty field. */
function discountTyped(typed: string): WireLine['discount'] {
  if (typed.trim() === '') return null
  const figure = dollarsTyped(typed.replace('%', ''))
  return typed.includes('%') ? { percent: figure } : { amount: figure }
}

function discountText({ discount }: Item): string {
  if (!discount) return ''
  return 'percent' in discount ? `${discount.percent}%` : `$${discount.amount.toFixed(2)}`
}

type Product = Pick<Reply<'GET /api/products/:id'>['product'], 'costPrice'> | undefined

/** A line as it is typed, with what one of its pieces costs the shop today. */
export function costedDeskLine(line: DeskLine, product: Product): CostedLine {
  const { quantity, discount, price } = wireLine(line)
  const cost = product?.costPrice
  return {
    price: centsTyped(price ?? undefined),
    quantity,
    discount: inCents(discount ?? undefined),
    cost: typeof cost === 'number' ? centsOf(cost) : null,
  }
}

type Products = ReadonlyMap<string, ShownProduct>

/** Lines that somebody else took out of the quote meanwhile are in it again, as new ones. */
export function besideOthers(
  lines: readonly DeskLine[],
  others: readonly DeskLine[],
  products: Products,
): DeskLine[] {
  const ids = new Set(others.map(({ id }) => id))
  return lines.map((line) => {
    if (!line.quoted || ids.has(line.id)) return line
    const product = products.get(line.product ?? '')
    return { ...line, quoted: null, choice: product ? choiceOf(line, product) : line.choice }
  })
}

/** One line as two people have it, in words. */
export type LineDifference = { id: string; name: string; theirs: string; mine: string }

export function differencesOf(
  mine: readonly DeskLine[],
  others: readonly DeskLine[],
  products: Products,
): LineDifference[] {
  const ids = new Set([...others, ...mine].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [their, own] = [others, mine].map((lines) => lines.find((line) => line.id === id))
    const [theirs, ours] = [their, own].map((line) => (line ? lineText(line, products) : 'Not in it'))
    const name = own?.name || their?.name || 'New line'
    return theirs === ours ? [] : [{ id, name, theirs: theirs ?? '', mine: ours ?? '' }]
  })
}

function lineText(line: DeskLine, products: Products): string {
  const { name, quoted, choice, product: id, quantity, price, discount } = line
  const product = products.get(id ?? '')
  const names =
    choice && product ? chosenOptions(product.variants, choice)?.map((option) => option.name) : undefined
  const finish = (names ?? Object.values(quoted?.variants ?? {})).join(', ')
  const what = `${quantity} × ${name}${finish && ` (${finish})`}`
  const each = isAmount(price) ? `${formatMoney(centsOf(price))} each` : 'no price'
  return [what, each, ...(discount.trim() ? [`${discount} off`] : [])].join(', ')
}
