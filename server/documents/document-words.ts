import { depositTerms, duesLine, type LetterPayment } from '#domain/payments/due-words.ts'
import { REFUND_TIME } from '#domain/policies.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { QuoteStatus } from '#domain/orders/quote-status.ts'
import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { LetterCustomer, LetterShop } from '#server/outbox/letter.ts'
import type { LetterItem } from '#kit/node/mail/tables.ts'
import { type QuotePromise, quoteTime } from '#domain/settings/promises.ts'
import { formatMoney } from '#kit/core/money.ts'
import { longDate, longDay } from '#kit/core/long-date.ts'
import { payOnArrival, verification, wireSafety } from '#server/outbox/shop-lines.ts'

/** An order as letters and documents tell of it; all figures in cents, `validUntil` as YYYY-MM-DD. */
export type LetterOrder = QuotePromise & {
  id: string
  number: string
  createdAt: Date
  items: LetterItem[]
  itemsPrice: number
  shippingPrice: number
  taxPrice: number
  /** What the tax is called. */
  taxLabel: string
  discount: number
  totalPrice: number
  validUntil: string | null
  note: string
  /** What a revised quote changed, a sentence each. */
  changes: readonly string[]
  paymentMethod: PaymentMethod
  paidAt: Date | null
  payment: LetterPayment
  status: OrderStatus
  shippingAddress: OrderAddress
  /** The customer collects it; nothing goes to the address. */
  isPickup: boolean
  /** Island and wishes, a line each; empty where nothing is known of them. */
  delivery: string
  trackingNumber: string
  shippingMethod: string
}

/** A line of an order; of a package also what one set holds, a text for each room. `thumb` is its picture as a JPEG. */
export type DocumentItem = LetterItem & { rooms?: readonly string[]; thumb?: Uint8Array | null }

/** An order as its document shows it; `quotedAt` is when the studio last sent the quote. */
export type DocumentOrder = Omit<LetterOrder, 'items'> & {
  items: DocumentItem[]
  customer: LetterCustomer
  kind: 'purchase' | 'quote'
  quoteStatus: QuoteStatus | null
  quotedAt: Date | null
  paymentStatus: PaymentStatus
  /** The number of its invoice, once it has one. */
  invoice?: string | undefined
}

type Title = 'Quote request' | 'Quote' | 'Order' | 'Invoice'

const ENDED = 'This quote has ended. Nothing is owed.'
const REQUEST_CANCELED = 'This quote request is canceled. Nothing is owed.'
const OVER = 'This order is canceled.'
const CANCELED = `${OVER} Nothing is owed.`
const REFUNDED = `We have marked this payment as refunded. Refunds take ${REFUND_TIME} and go to the original payment method.`

const endings: Record<Title, string> = {
  'Quote request': REQUEST_CANCELED,
  Quote: ENDED,
  Order: CANCELED,
  Invoice: CANCELED,
}

/** What the paper is: a quote until it is accepted, then an order, and an invoice once it is paid. */
export function documentTitle({ kind, quoteStatus, paidAt }: DocumentOrder): Title {
  if (kind === 'quote' && quoteStatus === 'requested') return 'Quote request'
  if (kind === 'quote' && quoteStatus !== 'accepted') return 'Quote'
  return paidAt ? 'Invoice' : 'Order'
}

/** Number and dates, as label and value; dates are the store's. */
export function documentFacts(
  order: DocumentOrder,
  { timeZone }: LetterShop,
): [label: string, value: string][] {
  const title = documentTitle(order)
  const dated = title === 'Quote' ? (order.quotedAt ?? order.createdAt) : order.createdAt
  const facts: [string, string][] = [
    ['Number', order.invoice ?? order.number],
    ['Date', longDate(dated, timeZone)],
  ]
  if (title === 'Quote' && order.validUntil) facts.push(['Valid until', longDay(order.validUntil)])
  if (order.invoice) facts.push(['Order', order.number])
  if (order.paidAt) facts.push(['Paid', longDate(order.paidAt, timeZone)])
  return facts
}

/** What the paper says about paying, a paragraph each. Bank details are never on it: it travels by mail. */
export function paymentWords(order: DocumentOrder, shop: LetterShop): string[] {
  if (order.paidAt) return paidWords(order)
  const title = documentTitle(order)
  const { credit, isStated, open } = order.payment
  if (credit > 0) return [`${OVER} ${owed(credit)}`]
  // A fee for a returned cheque is owed for a canceled order too.
  if (order.status === 'cancelled' && (isStated || open > 0)) return [OVER]
  if (order.status === 'cancelled') return [endings[title]]
  if (order.quoteStatus === 'requested') return [requested(order)]
  if (title === 'Quote')
    return [
      'When you accept, we hold the pieces for you and your payment page opens.',
      ...moneyWords(order),
      wireSafety(shop),
    ]
  if (order.paymentMethod === 'cash_on_delivery') return [payOnArrival(order.number)]
  const howToPay = `Pay by wire transfer or cheque from your payment page, and write ${order.number} with it.`
  return [...moneyWords(order), howToPay, verification, wireSafety(shop)]
}

function requested(order: QuotePromise): string {
  return `Your quote comes by email within ${quoteTime(order)}. No payment has been taken, and nothing is ordered until you accept.`
}

/** When it is to be paid, and what a deposit means. */
function moneyWords({ payment: { dues } }: DocumentOrder): string[] {
  return [[`${duesLine(dues, formatMoney)}.`, depositTerms(dues)].filter(Boolean).join(' ')]
}

/** By which way the money came is said by its receipts: it need not be the one that was chosen. */
function paidWords({ paymentStatus, status, payment: { credit } }: DocumentOrder): string[] {
  if (paymentStatus === 'refunded') return [REFUNDED]
  const ended = status === 'cancelled' ? [OVER] : []
  return ['Thank you for your payment.', ...ended, ...(credit > 0 ? [owed(credit)] : [])]
}

const owed = (credit: number) => `We owe you ${formatMoney(credit)}.`
