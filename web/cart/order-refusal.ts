import { CallError, isUncertain, messageOf } from '#kit/browser/api/call-error.ts'
import type { ItemLine } from '#web/orders/item-line.ts'

/** What is said when an order was refused and nobody said why. */
export const ORDER_FAILED = 'there was a problem creating your order'
export const INVALID_REPLY = 'Invalid order data returned from server'
export const DETAILS_UNAVAILABLE =
  'Order was created but details are unavailable. Please check your orders page.'

export type Totals = { itemsPrice: number; shippingPrice: number; taxPrice: number; totalPrice: number }

/** Why there is no order, as far as the page can help. */
export type OrderRefusal =
  | { is: 'price_changed'; message: string; totals: Totals }
  | { is: 'shortage'; message: string; short: Shortage[] }
  /** The same submit has been answered before, under another wording: there is an order already. */
  | { is: 'placed_before'; message: string }
  /** Nothing certain is known: the same submit may be sent again. */
  | { is: 'uncertain'; message: string }
  | { is: 'address'; message: string }
  | { is: 'other'; message: string }

/** A piece of which there are fewer than wanted, and what is left of it. */
export type Shortage = { name: string; left: string }

/** Reads a failed submit of `lines`. */
export function orderRefusal(error: unknown, lines: readonly ItemLine[] = []): OrderRefusal {
  const message = messageOf(error, ORDER_FAILED)
  if (isUncertain(error) || !(error instanceof CallError)) return { is: 'uncertain', message }
  if (error.code === 'price_changed') return { is: 'price_changed', message, totals: totalsIn(error.reply) }
  if (error.code === 'out_of_stock') return { is: 'shortage', message, short: shortagesIn(error, lines) }
  if (error.code === 'idempotency_mismatch') return { is: 'placed_before', message: DETAILS_UNAVAILABLE }
  const isAddress = Object.keys(error.fields).some((field) => /^(shippingAddress|pickup)\b/.test(field))
  return { is: isAddress ? 'address' : 'other', message }
}

function totalsIn(reply: unknown): Totals {
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = reply as Totals
  return { itemsPrice, shippingPrice, taxPrice, totalPrice }
}

/** The pieces that a refusal names by their place in the order. */
export function shortagesIn({ fields }: CallError, lines: readonly { name: string }[]): Shortage[] {
  return Object.entries(fields).flatMap(([field, left]) => {
    const place = /^orderItems\.(\d+)\.quantity$/.exec(field)?.[1]
    const line = place === undefined ? undefined : lines[Number(place)]
    return line ? [{ name: line.name, left }] : []
  })
}
