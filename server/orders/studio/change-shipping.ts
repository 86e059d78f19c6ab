import { isSameValue } from '#domain/audit.ts'
import type { ShippingAddress } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { mayMoveElsewhere } from '#domain/orders/order-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { exciseNow } from '#server/settings/pricing-rules.ts'
import { invalid } from '#server/invalid.ts'
import { recordOrderChange } from '../change-order.ts'
import { type NewOrderEvent, recordOrderEvent } from '../history.ts'
import { lockOrder, requireOrder, type StoredOrder, updateOrder } from '../queries.ts'

type Shipping = {
  trackingNumber?: string | undefined
  shippingMethod?: string | undefined
  shippingAddress?: ShippingAddress | undefined
  seenAddress?: StoredOrder['shippingAddress'] | undefined
}

const MOVED_MEANWHILE =
  'Somebody else has changed where this order goes since you opened it. Nothing of yours was saved. Save again to replace theirs.'
const ANOTHER_COUNTRY = 'To send it to another country, please contact us'
const ANOTHER_TAX = 'The tax is another there. To send it there, please contact us'

type Details = Pick<StoredOrder, 'trackingNumber' | 'shippingMethod' | 'shippingAddress'>

/**
 * What the customer may do of it: send the order to another address of the same country and tax, while it is pending
 * and unpaid. Its totals were made for those.
 *
 * @throws Problem `order_not_found` · `forbidden` (the rest is the studio's) · `illegal_state` · `validation_failed`
 */
async function refuseToCustomer(
  tx: Db,
  isTaxedAlike: IsTaxedAlike,
  customer: Actor,
  id: string,
  { shippingAddress, ...studios }: Shipping,
): Promise<void> {
  const order = await lockOrder(tx, customer, id)
  const { trackingNumber = order.trackingNumber, shippingMethod = order.shippingMethod } = studios
  if (trackingNumber !== order.trackingNumber || shippingMethod !== order.shippingMethod)
    throw new Problem('forbidden')
  if (order.status !== 'pending' || order.paymentStatus === 'paid') throw new Problem('illegal_state')
  if (shippingAddress && shippingAddress.country !== order.shippingAddress.country)
    throw invalid('shippingAddress.country', ANOTHER_COUNTRY)
  const isTaxed = order.totalPrice > 0
  if (isTaxed && shippingAddress && !isTaxedAlike(order, shippingAddress))
    throw invalid('shippingAddress.postalCode', ANOTHER_TAX)
}

/** Whether what an order was taxed is right at a place too. */
type IsTaxedAlike = (order: StoredOrder, place: StoredOrder['shippingAddress']) => boolean

function taxesOn(settings: Settings, day: Date): IsTaxedAlike {
  const { payment } = settings
  const inHawaii = { ...settings, payment: { ...payment, tax: { ...payment.tax, mode: 'hawaii' as const } } }
  return ({ isPickup: pickup, taxPpm, taxCounty, shippingAddress }, place) => {
    const exciseAt = (to: typeof place, rules = settings) => exciseNow(rules, { ...to, pickup }, day)
    // The flat rate holds everywhere, but for who would come to the excise tax from a place without it.
    if (taxPpm === null) return !exciseAt(place) || Boolean(exciseAt(shippingAddress))
    const there = exciseAt(place, inHawaii)
    return there?.ppm === taxPpm || there?.county === taxCounty
  }
}

/**
 * Sets the tracking number, the shipping method and where an order goes; what is not given stays, and its
 * totals stay in any case. Setting what is there already changes nothing. Its customer may only move it elsewhere.
 *
 * @throws Problem `order_not_found` · `stale` (it goes elsewhere since it was seen) · `illegal_state` (another address,
 *   once it is delivered or cancelled)
 */
export async function changeShipping(
  shop: World,
  actor: Actor,
  id: string,
  shipping: Shipping,
): Promise<StoredOrder> {
  const at = shop.clock()
  const isTaxedAlike = taxesOn(await currentSettings.get(shop), at)
  return shop.db.inTransaction(async (tx) => {
    if (actor.role !== 'admin') await refuseToCustomer(tx, isTaxedAlike, actor, id, shipping)
    const before = await lockOrder(tx, actor, id)
    refuseUnseen(before, shipping)
    const details = detailsOf(before, shipping)
    const changes = changesOf(before, details)
    if (changes.length === 0) return before
    await updateOrder(tx, id, { ...details, updatedAt: at })
    await recordOrderEvent(tx, ...changes.map((event) => ({ ...event, orderId: id, actorId: actor.id, at })))
    const after = await requireOrder(tx, actor, id)
    await recordOrderChange(tx, actor, 'order.shipping_changed', before, after)
    return after
  })
}

/** An address that nobody of the two looked at is not written over. */
function refuseUnseen({ shippingAddress: now }: Details, { seenAddress, shippingAddress }: Shipping): void {
  if (seenAddress === undefined || isSameValue(seenAddress, now) || isSameValue(shippingAddress, now)) return
  throw new Problem('stale', { message: MOVED_MEANWHILE })
}

function detailsOf(before: Details, input: Shipping): Details {
  return {
    trackingNumber: input.trackingNumber ?? before.trackingNumber,
    shippingMethod: input.shippingMethod ?? before.shippingMethod,
    shippingAddress: input.shippingAddress ?? before.shippingAddress,
  }
}

function changesOf(before: StoredOrder, details: Details): Pick<NewOrderEvent, 'type' | 'description'>[] {
  const { trackingNumber, shippingMethod, shippingAddress } = details
  const isSentElse = trackingNumber !== before.trackingNumber || shippingMethod !== before.shippingMethod
  const goesElsewhere = !isSameValue(shippingAddress, before.shippingAddress)
  if (goesElsewhere && !mayMoveElsewhere(before.status)) throw new Problem('illegal_state')
  const sending = [shippingMethod, trackingNumber].filter(Boolean).join(' · ')
  return [
    ...(isSentElse ? [{ type: 'shipping_changed', description: sending } as const] : []),
    ...(goesElsewhere ? [{ type: 'address_changed', description: lineOf(shippingAddress) } as const] : []),
  ]
}

function lineOf({ address, city, state, postalCode }: Details['shippingAddress']): string {
  return [address, city, `${state} ${postalCode}`].join(', ')
}
