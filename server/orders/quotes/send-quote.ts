import { currentSettings } from '#server/settings/current-settings.ts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { QuoteForm } from '#contract/orders/admin-operations.ts'
import { Problem } from '#contract/problems.ts'
import { formatMoney } from '#kit/core/money.ts'
import { quoteStatusesBefore } from '#domain/orders/quote-status.ts'
import { quoteTotals, type QuoteTotals } from '#domain/orders/quote-totals.ts'
import { queueLetters } from '#server/emails/outbox.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import { quoteReady } from '#server/emails/letters/quote-ready.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { auditOrder, type Actor } from '../audit-order.ts'
import { recordOrderEvent } from '../history.ts'
import { orderLetter } from '../order-letters.ts'
import { refuseHugeTotal } from '../order-terms.ts'
import { lockOrder, requireOrder, type StoredItem, type StoredOrder } from '../queries.ts'
import { storeDay } from '#kit/core/store-day.ts'

/**
 * Prices a quote request and sends it, or revises what was sent; the letter carries the quote as PDF.
 *
 * @throws Problem `order_not_found` · `validation_failed` (a day that is over, a line without a price,
 *   nothing to pay) · `quote_closed` (answered, expired or cancelled)
 */
export async function sendQuote(
  shop: World,
  actor: Actor,
  id: string,
  form: QuoteForm,
): Promise<StoredOrder> {
  const settings = await currentSettings.get(shop)
  refusePastDay(form.validUntil, storeDay(shop.clock(), settings.general.timeZone))
  return shop.db.inTransaction(async (tx) => {
    const before = await lockOrder(tx, actor, id)
    const totals = quoteTotals(pricedLines(before.items, form.items), form)
    refuseHugeTotal(totals.itemsPrice)
    refuseHugeTotal(totals.totalPrice)
    refuseFreeQuote(totals.totalPrice)
    if (!(await writeQuote(tx, id, form, totals, shop.clock()))) throw new Problem('quote_closed')
    await writePrices(tx, id, form.items)
    const type = before.quoteStatus === 'quoted' ? 'quote_revised' : 'quote_sent'
    await recordOrderEvent(tx, { orderId: id, type, actorId: actor.id, at: shop.clock() })
    const sent = await requireOrder(tx, actor, id)
    await auditOrder(tx, actor, `order.${type}`, before, sent)
    await queueLetters(tx, [quoteReady(orderLetter(sent, letterShop(settings, shop.config)))])
    return sent
  })
}

function refusePastDay(validUntil: string, today: string): void {
  if (validUntil >= today) return
  const message = 'Choose today or a later day'
  throw new Problem('validation_failed', { message, fields: { validUntil: message } })
}

/** A quote that comes to nothing could be accepted and never be paid. */
function refuseFreeQuote(totalPrice: number): void {
  if (totalPrice > 0) return
  const message = `A quote must come to more than ${formatMoney(0)}`
  throw new Problem('validation_failed', { message, fields: { discount: message } })
}

/** Every line of the order with its new price: none may be left out, named twice or come from elsewhere. */
function pricedLines(items: readonly StoredItem[], prices: QuoteForm['items']) {
  const priceOf = new Map(prices.map(({ _id, price }) => [_id, price]))
  const lines = items.flatMap(({ _id, quantity }) => {
    const price = priceOf.get(_id)
    return price === undefined ? [] : [{ price, quantity }]
  })
  if (lines.length === items.length && prices.length === items.length) return lines
  const message = 'Set a unit price for every item'
  throw new Problem('validation_failed', { message, fields: { items: message } })
}

/** Whether it could still be priced: asked for or already quoted, and not cancelled. */
async function writeQuote(
  tx: Db,
  id: string,
  form: QuoteForm,
  totals: QuoteTotals,
  at: Date,
): Promise<boolean> {
  const written = await tx
    .update(orders)
    .set({ ...quoteColumns(form, totals), quoteStatus: 'quoted', quotedAt: at, updatedAt: at })
    .where(
      and(
        eq(orders.id, id),
        inArray(orders.quoteStatus, quoteStatusesBefore('quoted', 'admin')),
        ne(orders.status, 'cancelled'),
      ),
    )
    .returning({ id: orders.id })
  return written.length > 0
}

function quoteColumns({ validUntil, note }: QuoteForm, totals: QuoteTotals) {
  return {
    itemsCents: totals.itemsPrice,
    shippingCents: totals.shippingPrice,
    taxCents: totals.taxPrice,
    discountCents: totals.discount,
    totalCents: totals.totalPrice,
    validUntil,
    quoteNote: note,
    // A new end is warned of again.
    expiryWarnedAt: null,
  }
}

const pricesText = `
  update order_items i set unit_price_cents = priced.cents
  from unnest($2::uuid[], $3::int[]) as priced (id, cents)
  where i.order_id = $1 and i.id = priced.id`

async function writePrices(tx: Db, orderId: string, items: QuoteForm['items']): Promise<void> {
  const values = [orderId, items.map(({ _id }) => _id), items.map(({ price }) => price)]
  await tx.rows({ name: 'price_order_items', text: pricesText, values })
}
