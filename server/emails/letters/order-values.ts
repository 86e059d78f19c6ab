import { itemsText } from '#kit/core/items-text.ts'
import { formatMoney } from '#kit/core/money.ts'
import { paymentMethodLabel, type PaymentMethod } from '#domain/payments/payment-method.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { oneLine } from './fill-in.ts'
import type { OrderAddress } from '#server/db/schema/orders.ts'
import type { LetterItem, LetterOrder, LetterShop } from './letter.ts'
import { longDate, longDay } from './long-date.ts'

/** The values that a letter about `order` may ask for; what an order does not have is empty. */
export function orderValues(order: LetterOrder, shop: LetterShop) {
  return {
    orderRef: orderReference(order.id),
    orderDate: longDate(order.createdAt, shop.timeZone),
    paidDate: order.paidAt ? longDate(order.paidAt, shop.timeZone) : '',
    validUntil: order.validUntil ? longDay(order.validUntil) : '',
    itemCount: itemCount(order.items),
    itemsPrice: formatMoney(order.itemsPrice),
    discount: order.discount > 0 ? `−${formatMoney(order.discount)}` : '',
    shippingPrice: order.shippingPrice === 0 ? 'Free' : formatMoney(order.shippingPrice),
    taxPrice: formatMoney(order.taxPrice),
    totalPrice: formatMoney(order.totalPrice),
    amountDue: formatMoney(order.totalPrice),
    paymentMethod: methodInSentence(order.paymentMethod),
    shippingAddress: order.isPickup ? '' : addressLine(order.shippingAddress),
    shippingMethod: order.shippingMethod,
    trackingNumber: order.trackingNumber,
    note: order.note,
  }
}

/** "Wire Transfer" is a label; in a sentence it is a wire transfer. */
export function methodInSentence(method: PaymentMethod): string {
  return paymentMethodLabel(method).toLowerCase()
}

function itemCount(items: readonly LetterItem[]): string {
  return itemsText(items.reduce((sum, item) => sum + item.quantity, 0))
}

function addressLine({ fullName, address, city, state, postalCode, country }: OrderAddress): string {
  const region = [state, postalCode].map(oneLine).filter(Boolean).join(' ')
  return [fullName, address, city, region, country].map(oneLine).filter(Boolean).join(', ')
}
