import { invalid } from '#server/invalid.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { and, inArray, ne } from 'drizzle-orm'
import type { QuoteForm } from '#contract/orders/admin-operations.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { formatMoney } from '#kit/core/money.ts'
import { quoteStatusesBefore } from '#domain/orders/quote-status.ts'
import { taxBase } from '#domain/orders/order-totals.ts'
import type { Excise } from '#domain/tax/excise.ts'
import { exciseTax } from '#domain/tax/excise-rates.ts'
import { exciseNow } from '#server/settings/pricing-rules.ts'
import { taxFacts } from '../tax-facts.ts'
import { quoteTotals, type QuoteTotals } from '#domain/orders/quote-totals.ts'
import type { Db } from '#kit/node/db/database.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { changeOrder } from '../change-order.ts'
import { refuseHugeTotal } from '../order-terms.ts'
import { type StoredItem, type StoredOrder, updateOrder } from '../queries.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { orderLetter } from '../letters.ts'

/**
 * Prices a quote request and sends it, or revises what was sent; the letter carries the quote as PDF.
 *
 * @throws Problem `order_not_found` · `validation_failed` (a day that is over, a line without a price,
 *   nothing to pay) · `stale` (another was sent meanwhile; with when) · `quote_closed` (answered, expired or cancelled)
 */
export async function sendQuote(
  world: World,
  actor: Actor,
  id: string,
  form: QuoteForm,
): Promise<StoredOrder> {
  const settings = await currentSettings.get(world)
  refusePastDay(form.validUntil, storeDay(world.clock(), settings.general.timeZone))
  return changeOrder(world, actor, id, {
    async write(tx, before, at) {
      refuseUnseen(before, form)
      const totals = quoteTotals(pricedLines(before.items, form.items), form)
      refuseHugeTotal(totals.itemsPrice)
      refuseHugeTotal(totals.totalPrice)
      refuseFreeQuote(totals.totalPrice)
      const set = {
        ...quoteColumns(form, totals),
        schedule: form.schedule ?? settings.payment.schedule,
        ...taxFacts(totals, exciseTaken(before, totals, settings, at)),
        quoteStatus: 'quoted',
        quotedAt: at,
        changeRequestedAt: null,
        updatedAt: at,
      } as const
      if (!(await updateOrder(tx, id, set, isPriceable))) return false
      await writePrices(tx, id, form.items)
      return true
    },
    otherwise: 'quote_closed',
    event: ({ quoteStatus }) => (quoteStatus === 'quoted' ? 'quote_revised' : 'quote_sent'),
    letters: (about) => [orderLetter('quote-ready', about)],
  })
}

/** A quote that its writer never saw is not replaced. */
function refuseUnseen(
  { quoteStatus, quotedAt, totalPrice }: StoredOrder,
  { seenSentAt: seen }: QuoteForm,
): void {
  if (seen === undefined || quoteStatus !== 'quoted' || seen?.getTime() === quotedAt?.getTime()) return
  const message = `A quote of ${formatMoney(totalPrice)} was sent since you opened this. Nothing of yours was sent: send it again to replace that one.`
  throw new Problem('stale', { message, figures: { sentAt: quotedAt } })
}

/** Requested or already quoted, and not cancelled. */
const isPriceable = and(
  inArray(orders.quoteStatus, quoteStatusesBefore('quoted', 'admin')),
  ne(orders.status, 'cancelled'),
)

function refusePastDay(validUntil: string, today: string): void {
  if (validUntil >= today) return
  throw invalid('validUntil', 'Choose today or a later day')
}

/** A quote that comes to nothing could be accepted and never be paid. */
function refuseFreeQuote(totalPrice: number): void {
  if (totalPrice > 0) return
  throw invalid('discount', `A quote must come to more than ${formatMoney(0)}`)
}

/** Every line of the order with its new price: none may be left out, named twice or come from elsewhere. */
function pricedLines(items: readonly StoredItem[], prices: QuoteForm['items']) {
  const priceOf = new Map(prices.map(({ _id, price }) => [_id, price]))
  const lines = items.flatMap(({ _id, quantity }) => {
    const price = priceOf.get(_id)
    return price === undefined ? [] : [{ price, quantity }]
  })
  if (lines.length === items.length && prices.length === items.length) return lines
  throw invalid('items', 'Set a unit price for every item')
}

/** The excise tax of the quote, where its tax is what that comes to: the studio may write any other. */
function exciseTaken(
  { shippingAddress, isPickup }: StoredOrder,
  totals: QuoteTotals,
  settings: Settings,
  at: Date,
): Excise | null {
  const excise = exciseNow(settings, { ...shippingAddress, pickup: isPickup }, at)
  return excise && exciseTax(taxBase(totals, excise), excise.ppm) === totals.taxPrice ? excise : null
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
