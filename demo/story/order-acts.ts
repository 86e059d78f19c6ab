import type { PlaceOrder } from '#contract/orders/order.ts'
import { acceptQuote, declineQuote } from '#server/orders/quotes/answer-quote.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { changeShipping } from '#server/orders/studio/change-shipping.ts'
import { changeStatus } from '#server/orders/studio/change-status.ts'
import { expireQuotes } from '#server/orders/quotes/expire-quotes.ts'
import { addNote } from '#server/orders/studio/order-notes.ts'
import { placeOrder } from '#server/orders/placing/place-order.ts'
import { requireOrder } from '#server/orders/queries.ts'
import { sendConfirmation } from '#server/orders/send-confirmation.ts'
import { nextLines } from '#server/orders/quotes/change-lines.ts'
import { sendQuote } from '#server/orders/quotes/send-quote.ts'
import { dayAfter, type When } from './moments.ts'
import type { PersonName } from './people.ts'
import { type PieceWords, pieceOf } from './pieces.ts'
import { fresh, type Player, type Scene } from './scene.ts'

/** One order or quote request, and what happened to it. */
export type OrderStory = {
  by: PersonName
  items: readonly (PieceWords | `1 package ${string}`)[]
  pickup?: true
  device?: PlaceOrder['device']
  events: readonly (readonly [When, OrderAct])[]
}

/** The order that is told of: `id` is known once it was placed. */
type ReportedOrder = { story: OrderStory; id: string }
export type OrderAct = (scene: Scene, reported: ReportedOrder) => Promise<unknown>

const OAHU = new Set(['Honolulu', 'Kailua', 'Kaneohe', 'Haleiwa'])
/** Cents for the barge to another island. */
const BARGE_CENTS = 280_00
/** The studio rounds what it takes off. */
const WHOLE_TENS = 10_00

export const placed: OrderAct = async (scene, reported) => {
  const { story } = reported
  const buyer = scene.cast[story.by]
  const form = {
    orderItems: story.items.map((words) => itemOf(scene, words)),
    shippingAddress: homeOf(buyer),
    paymentMethod: 'wire_transfer',
    pickup: story.pickup ?? false,
    device: story.device ?? 'mobile',
  } as const
  const { order } = fresh(await placeOrder(scene.shop, buyer, form, undefined))
  reported.id = order._id
}

/** The studio prices it by its list, `less` parts of a hundred, for `days` days. */
export function quoted({
  less = 0,
  days,
  note = '',
}: {
  less?: number
  days: number
  note?: string
}): OrderAct {
  return async ({ shop, cast }, { id }) => {
    const order = await requireOrder(shop.db, cast.mele, id)
    const [items, { shippingAddress }] = [nextLines(order), order]
    const sum = items.reduce((total, { listPrice, quantity }) => total + listPrice * quantity, 0)
    const form = {
      items: items.map(({ _id, listPrice }) => ({ _id, price: listPrice })),
      shippingPrice: OAHU.has(shippingAddress.city) ? 0 : BARGE_CENTS,
      discount: Math.round((sum * less) / 100 / WHOLE_TENS) * WHOLE_TENS,
      taxPrice: Math.round(sum * 0.1),
      validUntil: dayAfter(shop.clock(), days),
      note,
    }
    return sendQuote(shop, cast.mele, id, form)
  }
}

export const accepted: OrderAct = ({ shop, cast }, { story, id }) => acceptQuote(shop, cast[story.by], id, {})

export const declined =
  (reason: string): OrderAct =>
  ({ shop, cast }, { story, id }) =>
    declineQuote(shop, cast[story.by], id, { reason })

/** The calendar ends what is over. */
export const expired: OrderAct = ({ shop }) => expireQuotes(shop)

export const cancelled =
  (reason: string): OrderAct =>
  ({ shop, cast }, { story, id }) =>
    cancelOrder(shop, cast[story.by], id, reason)

export const shipped =
  (shippingMethod: string, trackingNumber: string): OrderAct =>
  async ({ shop, cast }, { id }) => {
    await changeShipping(shop, cast.mele, id, { shippingMethod, trackingNumber })
    return changeStatus(shop, cast.mele, id, { status: 'shipped', reason: '' })
  }

export const delivered: OrderAct = ({ shop, cast }, { id }) =>
  changeStatus(shop, cast.mele, id, { status: 'delivered', reason: '' })

export const calledOff =
  (reason: string): OrderAct =>
  ({ shop, cast }, { id }) =>
    changeStatus(shop, cast.mele, id, { status: 'cancelled', reason })

export const noted =
  (text: string): OrderAct =>
  ({ shop, cast }, { id }) =>
    shop.db.inTransaction((tx) => addNote(tx, shop, cast.mele, id, text))

export const confirmedAgain: OrderAct = ({ shop, cast }, { id }) => sendConfirmation(shop, cast.mele, id)

function itemOf({ products }: Scene, words: OrderStory['items'][number]): PlaceOrder['orderItems'][number] {
  const packageId = /^1 package (\S+)$/.exec(words)?.[1]
  if (packageId !== undefined) return { packageId, quantity: 1, variants: {} }
  const { productId, quantity, choice } = pieceOf(products, words)
  return { product: productId, quantity, variants: choice }
}

function homeOf({ described }: Player): PlaceOrder['shippingAddress'] {
  const { firstName, lastName, street, city, zipCode, phone } = described
  return {
    fullName: `${firstName} ${lastName}`,
    address: street,
    city,
    state: 'HI',
    postalCode: zipCode,
    country: 'US',
    phone: `+1 ${phone}`,
  }
}
