import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { QuoteForm } from '#contract/orders/admin-operations.ts'
import { taxBase } from '#domain/orders/order-totals.ts'
import { type Excise, exciseLabel } from '#domain/tax/excise.ts'
import { exciseTax } from '#domain/tax/excise-rates.ts'
import { formatMoney } from '#kit/core/money.ts'
import { quoteTotals, type QuoteTotals } from '#domain/orders/quote-totals.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { call } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { useShop } from '#web/shop/shop.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { useOrderCache } from '../order-cache.ts'
import {
  centsTyped,
  isAmount,
  quoteExcise,
  inCents,
  linePrices,
  pricesBeside,
  quoteLines,
  quotePrefill,
  ruledTotals,
  type QuoteValues,
} from './quote-prefill.ts'

const FAILED = 'Failed to send the quote. Please try again.'

export type QuoteDraft = ReturnType<typeof useQuoteForm>

/** A quote while it is written: its form, what it comes to, and the ways to set its prices. */
export function useQuoteForm(order: ShownOrder, onSent: () => void) {
  const { settings } = useShop()
  const send = useSend(order, onSent)
  const [defaults] = useState(() => quotePrefill(order, settings, new Date()))
  const form = useSchemaForm(QuoteForm, send, {
    defaults,
    failure: FAILED,
    draft: `quote for ${order._id}`,
  })
  const { getValues, setValue } = form
  const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  const excise = quoteExcise(order, settings)
  const taxByRate = (of = order) => {
    if (!excise) return ruledTotals(of, getValues('items'), settings).taxPrice
    return exciseTax(taxBase(totalsOf(of, getValues()), excise), excise.ppm)
  }

  /** Changes what may be taxed; the tax goes with it while it is still the one by the shop's rate. */
  function reprice(change: () => void) {
    const isByRate = centsTyped(getValues('taxPrice')) === taxByRate()
    change()
    if (isByRate) setValue('taxPrice', taxByRate() / 100, set)
  }

  /** Unit prices as nobody typed them. */
  const prefilled = useRef(defaults.items)
  useSavedDraft<QuoteValues['items']>(`prices that nobody typed for ${order._id}`, {
    typed: () => (form.isDirty ? prefilled.current : undefined),
    restore(untyped) {
      const saved = linePrices(order)
      prefilled.current = pricesBeside(saved, saved, untyped)
      setValue('items', pricesBeside(saved, saved, getValues('items')), set)
    },
  })
  const revision = order.quote?.revision
  const shown = useRef(order)
  /** Lines that were saved or sent take the place of those that were priced; what was typed stays. */
  const takeLines = useEffectEvent((saved: number | undefined) => {
    const isByRate = centsTyped(getValues('taxPrice')) === taxByRate(shown.current)
    if (shown.current.quote?.revision === saved) return
    const after = linePrices(order)
    // The prices of a quote that was sent are not taken: the next one replaces it.
    const isSent = shown.current.quote?.sentAt !== order.quote?.sentAt
    const before = isSent ? after : linePrices(shown.current)
    shown.current = order
    prefilled.current = pricesBeside(before, after, prefilled.current)
    setValue('items', pricesBeside(before, after, getValues('items')), set)
    if (isByRate) setValue('taxPrice', taxByRate() / 100, set)
  })
  useEffect(() => takeLines(revision), [revision])
  /** Sets unit prices to their list prices less `percent`, but none that was typed. */
  const priceAt = (percent: number) =>
    reprice(() => {
      for (const [at, { _id, listPrice = 0, ...line }] of quoteLines(order).entries()) {
        if (line.product === null && line.packageId === null) continue
        const typed = getValues(`items.${at}.price`)
        if (isAmount(typed) && typed !== prefilled.current[at]?.price) continue
        const price = Math.round(listPrice * (100 - percent)) / 100
        prefilled.current = prefilled.current.with(at, { _id, price })
        // What could not be read has its place taken, and its error with it.
        setValue(`items.${at}.price`, price, { ...set, shouldValidate: true })
      }
    })

  const typed = form.watch()
  const totals = totalsOf(order, typed)
  return {
    form,
    reprice,
    priceAt,
    taxHint: taxHint(totals, excise, settings.taxRate),
    /** Nothing while one of the amounts cannot be read. */
    totals: isReadable(typed) ? totals : undefined,
  }
}

/** By which rate the tax is counted, and that it is too much where the law knows a most. */
function taxHint(totals: QuoteTotals, excise: Excise | undefined, taxRate: number): string {
  if (!excise) return `By your rate: ${taxRate}% of the items.`
  const most = exciseTax(taxBase(totals, excise), excise.ppm)
  const label = `${exciseLabel(excise)}: ${formatMoney(most)}.`
  return totals.taxPrice > most ? `${label} More than that may not be collected.` : label
}

/** Sends the quote, shows the order as it then is, and says so. */
function useSend(order: ShownOrder, onSent: () => void) {
  const { _id, quoteStatus } = order
  const { show, refresh, reload } = useOrderCache(_id)
  // When a colleague sent the quote that a refusal named: the next press replaces it.
  const [named, setNamed] = useState<string>()

  /** The lines are shown as they now are, with the prices that were typed. */
  async function see({ reply }: CallError) {
    const { sentAt } = reply as { sentAt?: string }
    if (sentAt) setNamed(sentAt)
    await refresh()
  }
  return async ({ seenSentAt, ...quote }: QuoteValues) => {
    const body = { ...quote, seenSentAt: named ?? seenSentAt, seenRevision: order.quote?.revision }
    const { order: sent } = await call('PUT /api/orders/:id/quote', { params: { id: _id }, body }).catch(
      async (error: unknown) => {
        if (error instanceof CallError && error.code === 'stale') await see(error)
        throw error
      },
    )
    show(sent)
    reload()
    toast.success(quoteStatus === 'quoted' ? 'Revised quote sent' : 'Quote sent')
    onSent()
  }
}

function isReadable({ items, shippingPrice, taxPrice, discount }: QuoteValues): boolean {
  return [...items.map(({ price }) => price), shippingPrice, taxPrice, discount].every(isAmount)
}

/** What the typed figures come to, in cents; what is no amount counts as 0. */
function totalsOf(order: ShownOrder, typed: QuoteValues): QuoteTotals {
  const lines = quoteLines(order).map(({ quantity, discount }, at) => ({
    quantity,
    discount: inCents(discount),
    price: centsTyped(typed.items[at]?.price),
  }))
  return quoteTotals(lines, {
    shippingPrice: centsTyped(typed.shippingPrice),
    taxPrice: centsTyped(typed.taxPrice),
    discount: centsTyped(typed.discount),
  })
}
