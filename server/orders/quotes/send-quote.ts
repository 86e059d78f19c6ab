import { invalid } from '#server/invalid.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { QuoteForm } from '#contract/orders/admin-operations.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { formatMoney } from '#kit/core/money.ts'
import { isPriceable } from '#domain/orders/quote-status.ts'
import { lineDiscount } from '#domain/orders/line-discount.ts'
import { taxBase } from '#domain/orders/order-totals.ts'
import type { Excise } from '#domain/tax/excise.ts'
import { exciseTax } from '#domain/tax/excise-rates.ts'
import { exciseNow } from '#server/settings/pricing-rules.ts'
import { taxFacts } from '../tax-facts.ts'
import { quoteTotals, type QuoteTotals } from '#domain/orders/quote-totals.ts'
import type { SentQuote } from '#server/db/schema/quote-revisions.ts'
import type { QuotedLine } from '#server/db/schema/quoted-line.ts'
import type { World } from '#server/world.ts'
import type { Actor } from '#server/session.ts'
import { changeOrder } from '../change-order.ts'
import { refuseHugeTotal, refusePastDay } from '../order-terms.ts'
import { type StoredOrder, updateOrder } from '../queries.ts'
import { nextLines, refuseUnseenRevision } from './change-lines.ts'
import { writeRevision } from './revisions.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { orderLetter } from '../letters.ts'

/**
 * Prices a quote request and sends it, or revises what was sent; the letter carries the quote as PDF.
 *
 * @throws Problem `order_not_found` · `validation_failed` (a day that is over, a line without a price,
 *   nothing to pay) · `stale` (another was sent or saved meanwhile; with when) · `quote_closed` (answered, expired or cancelled)
 */
export async function sendQuote(
  world: World,
  actor: Actor,
  id: string,
  form: QuoteForm,
): Promise<StoredOrder> {
  const settings = await currentSettings.get(world)
  return changeOrder(world, actor, id, {
    async write(tx, before, at) {
      const sent = quoteOf(before, form, settings, at)
      const next = { revision: before.revision + 1, changeRequestedAt: null, quotedAt: at, updatedAt: at }
      const set = { ...quoteColumns(sent), ...next }
      if (!isPriceable(before)) return false
      await updateOrder(tx, id, set)
      await writeRevision(tx, actor, before, sent, at)
      return true
    },
    otherwise: 'quote_closed',
    event: ({ quoteStatus }) => (quoteStatus === 'quoted' ? 'quote_revised' : 'quote_sent'),
    letters: (about) => [orderLetter('quote-ready', about)],
  })
}

/**
 * The quote that a form makes of what is sent next.
 *
 * @throws Problem `validation_failed` · `stale`
 */
export function quoteOf(before: StoredOrder, form: QuoteForm, settings: Settings, at: Date): SentQuote {
  refusePastDay('validUntil', form.validUntil, storeDay(at, settings.general.timeZone))
  refuseUnseen(before, form)
  refuseUnseenRevision(before, form.seenRevision)
  const items = pricedLines(nextLines(before), form.items)
  const totals = quoteTotals(items, form)
  refuseHugeTotal(totals.itemsPrice)
  refuseHugeTotal(totals.totalPrice)
  refuseFreeQuote(totals.totalPrice)
  const { validUntil, note: quoteNote, schedule = settings.payment.schedule } = form
  const tax = taxFacts(totals, exciseTaken(before, totals, settings, at))
  return { items, ...totals, ...tax, validUntil, quoteNote, schedule }
}

/** A quote that its writer never saw is not replaced. */
function refuseUnseen(
  { quoteStatus, quotedAt, totalPrice, revision }: StoredOrder,
  { seenSentAt: seen }: QuoteForm,
): void {
  if (seen === undefined || quoteStatus !== 'quoted' || seen?.getTime() === quotedAt?.getTime()) return
  const message = `A quote of ${formatMoney(totalPrice)} was sent since you opened this. Nothing of yours was sent: send it again to replace that one.`
  throw new Problem('stale', { message, figures: { sentAt: quotedAt, revision } })
}

/** A quote that comes to nothing could be accepted and never be paid. */
function refuseFreeQuote(totalPrice: number): void {
  if (totalPrice > 0) return
  throw invalid('discount', `A quote must come to more than ${formatMoney(0)}`)
}

/** Every line with its new price: none may be left out, named twice or come from elsewhere. */
function pricedLines(items: readonly QuotedLine[], prices: QuoteForm['items']) {
  const priceOf = new Map(prices.map(({ _id, price }) => [_id, price]))
  const lines = items.flatMap((line) => {
    const price = priceOf.get(line._id)
    return price === undefined ? [] : [{ ...line, price }]
  })
  if (lines.length < items.length || prices.length !== items.length)
    throw invalid('items', 'Set a unit price for every item')
  const dear = lines.find((line) => lineDiscount(line) > line.price * line.quantity)
  if (dear) throw invalid('items', `The discount of ${dear.name} is more than the line comes to`)
  return lines
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

/** A quote that is sent as the columns of its order. */
function quoteColumns({ items: _items, itemsPrice, shippingPrice, taxPrice, ...sent }: SentQuote) {
  const { discount, totalPrice, ...terms } = sent
  return {
    ...terms,
    itemsCents: itemsPrice,
    shippingCents: shippingPrice,
    taxCents: taxPrice,
    discountCents: discount,
    totalCents: totalPrice,
    quoteStatus: 'quoted' as const,
    draft: null,
    // A new end is warned of again.
    expiryWarnedAt: null,
  }
}
