import { currentSettings } from '#server/settings/current-settings.ts'
import type { Order, PlaceOrder } from '#contract/orders/order.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { madeWishes } from '#domain/orders/delivery-wishes.ts'
import { orderTotals, type OrderTotals } from '#domain/orders/order-totals.ts'
import type { Excise } from '#domain/tax/excise.ts'
import { duesOf } from '#domain/payments/schedule.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { pick } from '#kit/core/pick.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { findReply, StoredReply, type IdempotentRequest } from '#kit/node/http/idempotency.ts'
import type { SignedIn } from '#server/session.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { exciseNow, pricingRules } from '#server/settings/pricing-rules.ts'
import { refuseMethod } from '#server/payments/refuse-method.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import { mergedLines, pricedLines, readOrderLines } from './order-lines.ts'
import type { OrderLine } from './package-line.ts'
import { aboutOrder, orderLetter } from '../letters.ts'
import {
  refuseChangedPrice,
  refuseDelivery,
  refuseHugeTotal,
  refusePastDay,
  refusePostalCode,
  refuseSmallOrder,
} from '../order-terms.ts'
import { taxFacts, type TaxFacts } from '../tax-facts.ts'
import { sentFields } from '../order-fields.ts'
import { placedOrder } from './placed-order.ts'
import { presentOrder } from '../present-order.ts'
import type { StoredOrder, Viewer } from '../queries.ts'
import { sellerLetters, sellersOf } from '../seller-letters.ts'
import { refuseShortage, unitsOf } from '#server/stock/shortage.ts'
import { type NewItem, type NewOrder, type Placement, writePlaced } from './write-placed.ts'

type AgreedTotals = OrderTotals & TaxFacts

type Buyer = Pick<SignedIn, 'id' | 'firstName' | 'lastName' | 'email'>

export type Placing = {
  shop: World
  settings: Settings
  mode: SalesMode
  buyer: Buyer
  form: PlaceOrder
  /** Who of the studio enters it for its buyer. */
  enteredBy?: Viewer
  submit: IdempotentRequest | undefined
}

/**
 * Places an order at list prices, or asks for a quote while prices are on request: entirely or not at all,
 * and once per idempotency key.
 *
 * @throws Problem `product_not_found` · `package_not_found` · `validation_failed` · `card_coming_soon` ·
 *   `minimum_order` · `price_changed` (with the new figures) · `out_of_stock` (with what is left)
 */
export async function placeOrder(
  shop: World,
  buyer: SignedIn,
  form: PlaceOrder,
  submit: IdempotentRequest | undefined,
): Promise<{ order: Order } | StoredReply> {
  const settings = await currentSettings.get(shop)
  const placing = { shop, settings, mode: salesMode(settings), buyer, form, submit }
  return answeredOnce(placing, async () => write(await placementOf(placing), placing))
}

/** What was answered under a key is answered again, whatever the shop would say to it now; who came too late, what is left. */
export async function answeredOnce<Answer>(
  { shop, form, submit }: Pick<Placing, 'shop' | 'form' | 'submit'>,
  place: () => Promise<Answer>,
): Promise<Answer | StoredReply> {
  try {
    return await place()
  } catch (refusal) {
    const saved = submit && (await findReply(shop.db, submit))
    if (saved) return saved
    if (refusal instanceof Problem && refusal.code === 'out_of_stock') {
      const { lines, stock } = await readOrderLines(shop.db, form.orderItems)
      refuseShortage(lines, stock)
    }
    throw refusal
  }
}

/** What is to be written, refused where the shop does not sell it so. */
export async function placementOf(placing: Placing): Promise<Placement> {
  const { shop, settings, mode, form, enteredBy } = placing
  refuseDelivery(form, settings.shipping)
  refusePastDay('deliveryWishes.day', form.deliveryWishes?.day, agreedNow(placing).on)
  // A quote is paid later: only a card, and cash where it is not offered, are refused.
  if (mode === 'purchase' || ['credit_card', 'cash_on_delivery'].includes(form.paymentMethod))
    refuseMethod(form.paymentMethod, settings.payment)
  const { lines, stock, owned } = await readOrderLines(shop.db, form.orderItems)
  const totals = agreedTotals(lines, placing)
  // Nearly everyone who comes too late is sent away here, before writing or waiting for anything.
  if (mode === 'purchase') refuseShortage(lines, stock)
  const event = events[mode][enteredBy ? 'studio' : 'buyer']
  const units = mode === 'quote' ? [] : unitsOf(lines)
  const dues =
    mode === 'quote' ? undefined : duesOf(totals.totalPrice, settings.payment.schedule, agreedNow(placing))
  const order = newOrder(totals, placing)
  const sellers = mode === 'quote' ? [] : await sellersOf(shop.db, owned)
  return { order, items: newItems(lines, mode), event, units, dues, enteredBy: enteredBy?.id, sellers }
}

const events = {
  quote: { buyer: 'quote_requested', studio: 'quote_requested_by_studio' },
  purchase: { buyer: 'placed', studio: 'placed_by_studio' },
} as const

function agreedNow({ shop, settings, form: { paymentMethod: method } }: Placing) {
  return { method, on: storeDay(shop.clock(), settings.general.timeZone) }
}

/** Writes it with its letters, and with the reply to a submit of its buyer's. */
export async function write(placement: Placement, placing: Placing): Promise<{ order: Order } | StoredReply> {
  const { shop, buyer, enteredBy, submit } = placing
  const written = await writePlaced(shop, placement, (id, items) => {
    const stored = placedOrder({ id, items, buyer }, placement)
    const order = presentOrder(stored, enteredBy ?? { id: buyer.id, role: 'customer' }, null)
    const reply = submit?.serialize({ order })
    return { order, letters: lettersOf(stored, placing, placement.sellers), submit, reply }
  })
  const { order, number, reply } = written
  return reply === undefined ? { order: { ...order, number } } : new StoredReply(reply, false)
}

/** In a quote request nothing has a price yet. */
function newItems(lines: readonly OrderLine[], mode: SalesMode): NewItem[] {
  const unitPrice = (line: OrderLine) => (mode === 'quote' ? null : line.listPrice)
  return mergedLines(lines).map((line) => ({ ...line, unitPrice: unitPrice(line) }))
}

/** The server's own figures, in cents; in quote mode all are 0 and no order is too small. */
function agreedTotals(lines: readonly OrderLine[], placing: Placing): AgreedTotals {
  const { settings, mode, form } = placing
  const rules = { ...pricingRules(settings), excise: mode === 'quote' ? null : exciseOf(placing) }
  const delivery = { pickup: form.pickup, country: form.shippingAddress.country }
  const totals = orderTotals(pricedLines(lines), mode, rules, delivery)
  if (mode === 'quote') return { ...totals, ...taxFacts(totals, null) }
  refuseHugeTotal(totals.totalPrice)
  if (!placing.enteredBy) refuseSmallOrder(totals.itemsPrice, rules.minimumOrder)
  refuseChangedPrice(form.totalPrice, totals)
  return { ...totals, ...taxFacts(totals, rules.excise) }
}

/** The excise tax of the place that it goes to, today; null by the flat rate. */
function exciseOf({ shop, settings, form }: Placing): Excise | null {
  const { country, postalCode } = form.shippingAddress
  const excise = exciseNow(settings, { country, postalCode, pickup: form.pickup }, shop.clock())
  return excise === undefined ? refusePostalCode() : excise
}

function newOrder(
  { taxPpm, taxCounty, taxBaseCents, ...totals }: AgreedTotals,
  { shop, settings, mode, buyer, form }: Placing,
): NewOrder {
  const { quoteHoursFrom, quoteHoursTo } = settings.general
  return {
    ...pick(form, sentFields),
    userId: buyer.id,
    kind: mode,
    quoteStatus: mode === 'quote' ? 'requested' : null,
    itemsCents: totals.itemsPrice,
    shippingCents: totals.shippingPrice,
    taxCents: totals.taxPrice,
    totalCents: totals.totalPrice,
    taxPpm,
    taxCounty,
    taxBaseCents,
    isPickup: form.pickup,
    deliveryWishes: madeWishes(form.deliveryWishes, form.pickup),
    shippingMethod: form.pickup ? 'Local pickup' : '',
    device: form.device ?? null,
    quoteHoursFrom,
    quoteHoursTo,
    createdAt: shop.clock(),
  }
}

/** The studio hears of what it did not enter itself. */
function lettersOf(
  order: StoredOrder,
  { shop, settings, mode, enteredBy }: Placing,
  sellers: Placement['sellers'] = [],
) {
  const about = aboutOrder(order, letterShop(settings, shop.config))
  const ownBody = settings.email.orderConfirmationTemplate
  const [toBuyer, toStudio] =
    mode === 'quote'
      ? [orderLetter('quote-request-received', about), orderLetter('studio-new-quote', about)]
      : [orderLetter('order-received', { ...about, ownBody }), orderLetter('studio-new-order', about)]
  const toSellers = sellerLetters('seller-sold', order, about.shop, sellers)
  return [toBuyer, ...(enteredBy ? [] : [toStudio]), ...toSellers]
}
