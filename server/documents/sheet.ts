import { formatMoney } from '#kit/core/money.ts'
import type { LetterCustomer, LetterShop } from '#server/outbox/letter.ts'
import {
  type DocumentItem,
  type DocumentOrder,
  documentFacts,
  documentTitle,
  paymentWords,
} from './document-words.ts'
import type { Receiver } from './letterhead.ts'

export type Sum = [label: string, value: string]

/** What a paper says, in the order of the paper; it is drawn without knowing what it is about. */
export type Sheet = {
  title: string
  number: string
  facts: Sum[]
  customer: LetterCustomer
  receiver: Receiver | null
  items: readonly DocumentItem[]
  sums: Sum[]
  /** Null where there are no prices yet. */
  total: Sum | null
  /** What became of the total. */
  after: Sum[]
  note: string
  words: string[]
}

/** The quote, order or invoice as it stands. */
export function orderSheet(order: DocumentOrder, shop: LetterShop): Sheet {
  const { number, customer, items, note, totalPrice } = order
  const isPriced = items.every((item) => item.unitPrice !== null)
  return {
    title: documentTitle(order),
    number: order.invoice ?? number,
    facts: documentFacts(order, shop),
    customer,
    receiver: order,
    items,
    sums: orderSums(order),
    total: isPriced ? ['Total', formatMoney(totalPrice)] : null,
    after: paidSums(order.payment),
    note,
    words: paymentWords(order, shop),
  }
}

type Figures = Pick<DocumentOrder, 'itemsPrice' | 'discount' | 'shippingPrice' | 'taxPrice' | 'taxLabel'>

/** What the total of an order is made of. */
export function orderSums({ itemsPrice, discount, shippingPrice, taxPrice, taxLabel }: Figures): Sum[] {
  const reduced: Sum[] = discount > 0 ? [['Discount', formatMoney(-discount)]] : []
  const shipping = shippingPrice === 0 ? 'Free' : formatMoney(shippingPrice)
  return [
    ['Items', formatMoney(itemsPrice)],
    ...reduced,
    ['Shipping', shipping],
    [taxLabel, formatMoney(taxPrice)],
  ]
}

/** What came of a total, and what is open; nothing as long as nothing came. */
export function paidSums({ received, open }: { received: number; open: number }): Sum[] {
  if (received === 0) return []
  const rest: Sum[] = open > 0 ? [['Open', formatMoney(open)]] : []
  return [['Received', formatMoney(received)], ...rest]
}
