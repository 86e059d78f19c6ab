import type { Order, PlaceOrder } from '#contract/orders/order.ts'
import type { Settings } from '#contract/settings.ts'
import { orderTotals, type OrderTotals } from '#domain/orders/order-totals.ts'
import type { SalesMode } from '#domain/sales-mode.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#server/db/database.ts'
import { orderReceived } from '#server/emails/letters/order-received.ts'
import { quoteRequestReceived } from '#server/emails/letters/quote-request-received.ts'
import { studioNewOrder } from '#server/emails/letters/studio-new-order.ts'
import { studioNewQuote } from '#server/emails/letters/studio-new-quote.ts'
import { type KeptReply, oncePerKey, type Submit } from '#server/http/idempotency.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { pricingRules } from '#server/settings/pricing-rules.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { Shop } from '#server/shop.ts'
import { mergedLines, type OrderLine, pricedLines, readOrderLines } from './order-lines.ts'
import { orderLetter } from './order-letters.ts'
import {
  refuseChangedPrice,
  refuseDelivery,
  refuseHugeTotal,
  refuseMethod,
  refuseSmallOrder,
} from './order-terms.ts'
import { placedOrder } from './placed-order.ts'
import { presentOrder } from './present-order.ts'
import type { StoredOrder, Viewer } from './queries.ts'
import { refuseShortage } from './stock-shortage.ts'
import { type NewItem, type NewOrder, writePlaced } from './write-placed.ts'

type Placing = { shop: Shop; settings: Settings; mode: SalesMode; buyer: Viewer; form: PlaceOrder }

/**
 * Places an order at list prices, or asks for a quote while prices are on request: entirely or not at all,
 * and once per idempotency key.
 *
 * @throws Problem `product_not_found` · `package_not_found` · `validation_failed` · `card_coming_soon` ·
 *   `minimum_order` · `price_changed` (with the new figures) · `out_of_stock` (with what is left)
 */
export async function placeOrder(
  shop: Shop,
  buyer: Viewer,
  form: PlaceOrder,
  submit: Submit | undefined,
): Promise<{ order: Order } | KeptReply> {
  const settings = await shop.settings.get()
  const placing: Placing = { shop, settings, mode: salesMode(settings), buyer, form }
  return shop.db.inTransaction((tx) =>
    oncePerKey(tx, submit, async () => {
      const order = await writeOrder(tx, placing)
      await queueLetters(tx, lettersOf(order, placing))
      return { order: presentOrder(order, buyer, null) }
    }),
  )
}

async function writeOrder(tx: Db, placing: Placing): Promise<StoredOrder> {
  const { shop, settings, mode, form } = placing
  refuseDelivery(form, settings.shipping)
  if (mode === 'purchase' || form.paymentMethod === 'credit_card')
    refuseMethod(form.paymentMethod, settings.payment)
  const { lines, stock } = await readOrderLines(tx, form.orderItems)
  const totals = agreedTotals(lines, placing)
  // Nearly everyone who comes too late is sent away here, before writing or waiting for anything.
  if (mode === 'purchase') refuseShortage(lines, stock)
  const event = mode === 'quote' ? 'quote_requested' : 'placed'
  const order = newOrder(totals, placing)
  const items = newItems(lines, mode)
  return placedOrder(await writePlaced(tx, shop, { order, items, event }, lines), order, event)
}

/** In a quote request nothing has a price yet. */
function newItems(lines: readonly OrderLine[], mode: SalesMode): NewItem[] {
  const unitPrice = (line: OrderLine) => (mode === 'quote' ? null : line.listPrice)
  return mergedLines(lines).map((line) => ({ ...line, unitPrice: unitPrice(line) }))
}

/** The server's own figures, in cents; in quote mode all are 0 and no order is too small. */
function agreedTotals(lines: readonly OrderLine[], { settings, mode, form }: Placing): OrderTotals {
  const rules = pricingRules(settings)
  const delivery = { pickup: form.pickup, country: form.shippingAddress.country }
  const totals = orderTotals(pricedLines(lines), mode, rules, delivery)
  if (mode === 'quote') return totals
  refuseHugeTotal(totals.totalPrice)
  refuseSmallOrder(totals.itemsPrice, rules.minimumOrder)
  refuseChangedPrice(form.totalPrice, totals)
  return totals
}

function newOrder(totals: OrderTotals, { shop, mode, buyer, form }: Placing): NewOrder {
  return {
    userId: buyer.id,
    kind: mode,
    quoteStatus: mode === 'quote' ? 'requested' : null,
    paymentMethod: form.paymentMethod,
    itemsCents: totals.itemsPrice,
    shippingCents: totals.shippingPrice,
    taxCents: totals.taxPrice,
    totalCents: totals.totalPrice,
    shippingAddress: form.shippingAddress,
    isPickup: form.pickup,
    shippingMethod: form.pickup ? 'Local pickup' : '',
    device: form.device ?? null,
    createdAt: shop.clock(),
  }
}

function lettersOf(order: StoredOrder, { shop, settings, mode }: Placing) {
  const about = orderLetter(order, letterShop(settings, shop.config))
  if (mode === 'quote') return [quoteRequestReceived(about), studioNewQuote(about)]
  const ownBody = settings.email.orderConfirmationTemplate
  return [orderReceived({ ...about, ownBody }), studioNewOrder(about)]
}
