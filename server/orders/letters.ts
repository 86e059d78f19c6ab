import { shippingCountries, shippingCountryNames } from '#domain/users/countries.ts'
import { awaitsVerdict } from '#domain/orders/order-payment.ts'
import { methodInSentence } from '#domain/payments/payment-method.ts'
import { itemsText, quantityOf } from '#kit/core/items-text.ts'
import { longDate, longDay } from '#kit/core/long-date.ts'
import { formatMoney } from '#kit/core/money.ts'
import { oneLine } from '#kit/node/mail/fill-in.ts'
import type { LetterItem } from '#kit/node/mail/tables.ts'
import type { OrderAddress, PackagePiece } from '#server/db/schema/orders.ts'
import type { DocumentOrder, LetterOrder } from '#server/documents/document-words.ts'
import { type LetterPeople, type LetterShop, letterWriter } from '#server/outbox/letter.ts'
import { presentPayment } from '#server/payments/payables.ts'
import { paymentValues } from '#server/payments/payment-values.ts'
import { orderPaymentWords } from '#server/payments/letter-words.ts'
import { moneyWords, refundSentWords } from '#server/payments/money-words.ts'
import { orderWords } from './letter-words.ts'
import { quotedDues } from './present-order.ts'
import type { StoredItem, StoredOrder } from './queries.ts'
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
    'order-refunded:part': refundSentWords,
  },
  ({ order, shop }: OrderLetter, name) => ({
    values: orderValues(order, shop),
    pages: {
      own: `/account/orders/${order.id}`,
      payment: `/payment/${order.id}`,
      studio: `/admin/orders/${order.id}`,
      collection: '/browse',
    },
    // What was delivered is listed to be checked, not to be paid.
    items:
      name === 'order-delivered' ? order.items.map((item) => ({ ...item, unitPrice: null })) : order.items,
    attachments: name === 'quote-ready' ? [quotePaper(order)] : [],
    variant: variantOf(order),
  }),
)

function variantOf({ status, paymentMethod }: LetterOrder): string | undefined {
  if (status === 'cancelled') return 'canceled'
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
    itemCount: itemsText(quantityOf(order.items)),
    itemsPrice: formatMoney(order.itemsPrice),
    discount: order.discount > 0 ? `−${formatMoney(order.discount)}` : '',
    shippingPrice: order.shippingPrice === 0 ? 'Free' : formatMoney(order.shippingPrice),
    taxPrice: formatMoney(order.taxPrice),
    taxLabel: order.taxLabel,
    totalPrice: formatMoney(order.totalPrice),
    ...paymentValues(order.payment, order.totalPrice),
    paymentMethod: methodInSentence(order.paymentMethod),
    shippingAddress: order.isPickup ? '' : addressLine(order.shippingAddress),
    shippingMethod: order.shippingMethod,
    trackingNumber: order.trackingNumber,
    note: order.note,
  }
}

function addressLine({ fullName, address, city, state, postalCode, country }: OrderAddress): string {
  const region = [state, postalCode].map(oneLine).filter(Boolean).join(' ')
  return [fullName, address, city, region, country].map(oneLine).filter(Boolean).join(', ')
}

/** What the paper of `order` is made from. */
export function documentOrder(order: StoredOrder): DocumentOrder {
  const { kind, quoteStatus, quotedAt, paymentStatus } = order
  const items = order.items.map((item) => ({ ...letterItem(item), rooms: roomsOf(item) }))
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
  return { dues, received, open, credit, isStated: awaitsVerdict(order) }
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
  }
}

/** An address with its country by name. */
export function addressInWords(address: OrderAddress): OrderAddress {
  const code = shippingCountries.find((existing) => existing === address.country)
  return { ...address, country: code ? shippingCountryNames[code] : address.country }
}

/** A package is one line, with how many things one set holds. */
function letterItem({ name, variants, pieces, quantity, price, image }: StoredItem): LetterItem {
  const finish = pieces ? itemsText(quantityOf(pieces)) : finishOf(variants)
  return { name, finish, quantity, unitPrice: price, picture: image }
}

/** What one set of a package holds, a line for each room: "Dining area: Ring table (White oak); 2 × Wool rug, 6 × 9 ft". */
function roomsOf({ pieces }: StoredItem): string[] {
  const rooms = Map.groupBy(pieces ?? [], ({ room }) => room)
  return [...rooms].map(([room, inRoom]) => `${room}: ${inRoom.map(pieceText).join('; ')}`)
}

function pieceText({ name, quantity, variants }: PackagePiece): string {
  const finish = finishOf(variants)
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${finish && ` (${finish})`}`
}

/** What was chosen of a piece, in words. */
export function finishOf(variants: Record<string, string>): string {
  return Object.values(variants).join(', ')
}
