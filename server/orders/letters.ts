import { deliveryFacts } from '#domain/orders/delivery-wishes.ts'
import { awaitsVerdict } from '#domain/orders/order-payment.ts'
import { methodInSentence } from '#domain/payments/payment-method.ts'
import { quoteTime } from '#domain/settings/promises.ts'
import { itemsText, quantityOf } from '#kit/core/items-text.ts'
import { longDate, longDay } from '#kit/core/long-date.ts'
import { formatMoney } from '#kit/core/money.ts'
import { oneLine } from '#kit/node/mail/fill-in.ts'
import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { DocumentOrder, LetterOrder } from '#server/documents/document-words.ts'
import { addressInWords, documentItem, letterItem } from '#server/documents/item-words.ts'
import { type LetterPeople, type LetterShop, letterWriter, unlinked } from '#server/outbox/letter.ts'
import { presentPayment } from '#server/payments/payables.ts'
import { paymentValues } from '#server/payments/payment-values.ts'
import { orderPaymentWords } from '#server/payments/letter-words.ts'
import { lateWords } from '#server/payments/late-words.ts'
import { moneyWords, refundSentWords } from '#server/payments/money-words.ts'
import { orderWords } from './letter-words.ts'
import { quotedDues } from './present-order.ts'
import type { StoredOrder } from './queries.ts'
import { presentTax } from './tax-facts.ts'
import { quoteWords } from './quotes/letter-words.ts'

/** What a letter about an order is made from. */
export type OrderLetter = LetterPeople & { order: LetterOrder }

/** What letters about `order` are made from. */
export function aboutOrder(order: StoredOrder, shop: LetterShop): OrderLetter {
  return { customer: order.user, order: letterOrder(order), shop }
}

/** A letter about an order or a quote. */
export const orderLetter = letterWriter(
  {
    ...orderWords,
    ...quoteWords,
    ...orderPaymentWords,
    ...moneyWords,
    ...lateWords,
    'order-refunded:part': refundSentWords,
  },
  ({ order, shop, papers = '' }: OrderLetter, name) => ({
    values: { ...orderValues(order, shop), papers },
    pages: {
      own: `/account/orders/${order.number}`,
      payment: `/payment/${order.number}`,
      studio: `/admin/orders/${order.number}`,
      collection: '/browse',
    },
    // What was delivered is listed to be checked, not to be paid.
    items:
      name === 'order-delivered' ? order.items.map((item) => ({ ...item, unitPrice: null })) : order.items,
    attachments: name === 'quote-ready' ? [quotePaper(order)] : [],
    variant: variantOf(order, name),
  }),
)

function variantOf({ status, paymentMethod }: LetterOrder, name: string): string | undefined {
  if (status === 'cancelled') return 'canceled'
  if (name === 'payment-approved' && (status === 'shipped' || status === 'delivered')) return 'shipped'
  return paymentMethod === 'cash_on_delivery' ? 'on-delivery' : undefined
}

function quotePaper({ id, number }: LetterOrder) {
  return { kind: 'order-document', orderId: id, name: `quote-${number}.pdf` } as const
}

/** The values that a letter about `order` may ask for; what an order does not have is empty. */
export function orderValues(order: LetterOrder, shop: LetterShop) {
  return {
    reference: order.number,
    orderRef: order.number,
    orderDate: longDate(order.createdAt, shop.timeZone),
    paidDate: order.paidAt ? longDate(order.paidAt, shop.timeZone) : '',
    validUntil: order.validUntil ? longDay(order.validUntil) : '',
    quoteTime: quoteTime(order),
    itemCount: itemsText(quantityOf(order.items)),
    itemsPrice: formatMoney(order.itemsPrice),
    discount: order.discount > 0 ? formatMoney(-order.discount) : '',
    shippingPrice: order.shippingPrice === 0 ? 'Free' : formatMoney(order.shippingPrice),
    taxPrice: formatMoney(order.taxPrice),
    taxLabel: order.taxLabel,
    totalPrice: formatMoney(order.totalPrice),
    ...paymentValues(order.payment, order.totalPrice),
    paymentMethod: methodInSentence(order.paymentMethod),
    shippingAddress: order.isPickup ? '' : unlinked(addressLine(order.shippingAddress)),
    shippingMethod: methodLine(order, shop),
    delivery: order.delivery,
    trackingNumber: order.trackingNumber,
    note: order.note,
    changes: changesText(order.changes),
    quoteName: order.changes.length > 0 ? 'Your revised quote' : 'Your quote',
  }
}

/** How it goes; what is picked up says where. */
function methodLine({ shippingMethod, isPickup }: LetterOrder, { pickupAddress }: LetterShop): string {
  return [shippingMethod, isPickup ? oneLine(pickupAddress) : ''].filter(Boolean).join(' at ')
}

/** What a revised quote changed; nothing of a first one. */
function changesText(changes: readonly string[]): string {
  return changes.length === 0 ? '' : ['Changed since the last quote:', ...changes].join('\n')
}

function addressLine({ fullName, address, city, state, postalCode, country }: OrderAddress): string {
  const region = [state, postalCode].map(oneLine).filter(Boolean).join(' ')
  return [fullName, address, city, region, country].map(oneLine).filter(Boolean).join(', ')
}

/** "Island: Oʻahu", and a line for each wish. */
function deliveryText(
  address: OrderAddress,
  { isPickup, deliveryWishes }: Pick<StoredOrder, 'isPickup' | 'deliveryWishes'>,
): string {
  const facts = deliveryFacts({ ...address, isPickup }, deliveryWishes, longDay)
  return facts.map(([name, words]) => `${name}: ${words}`).join('\n')
}

/** What the paper of `order` is made from. */
export function documentOrder(order: StoredOrder): DocumentOrder {
  const { kind, quoteStatus, quotedAt, paymentStatus } = order
  const items = order.items.map(documentItem)
  return {
    ...letterOrder(order),
    items,
    customer: order.user,
    kind,
    quoteStatus,
    quotedAt,
    paymentStatus,
  }
}

function letterPayment(order: Omit<StoredOrder, '_id' | 'items' | 'quoteNote' | 'shippingAddress'>) {
  const { dues = quotedDues(order), received = 0, open = 0, credit = 0 } = presentPayment(order.payable) ?? {}
  const hasDeposit = order.payable?.dues.some(({ kind }) => kind === 'deposit') ?? false
  return { dues, hasDeposit, received, open, credit, isStated: awaitsVerdict(order) }
}

function letterOrder({ _id, items, quoteNote, shippingAddress, ...order }: StoredOrder): LetterOrder {
  return {
    ...order,
    id: _id,
    payment: letterPayment(order),
    taxLabel: presentTax(order)?.label ?? 'Tax',
    items: items.map(letterItem),
    note: quoteNote,
    shippingAddress: addressInWords(shippingAddress),
    delivery: deliveryText(shippingAddress, order),
  }
}
