import type { Order } from '#contract/orders/order.ts'
import { taxBase } from '#domain/orders/order-totals.ts'
import { type Excise, exciseLabel } from '#domain/tax/excise.ts'
import type { orders } from '#server/db/schema/orders.ts'

/** What an order keeps of its excise tax. */
export type TaxFacts = Required<Pick<typeof orders.$inferInsert, 'taxPpm' | 'taxCounty' | 'taxBaseCents'>>

type Figures = { itemsPrice: number; shippingPrice: number; discount?: number }

/** What is kept of the excise tax of these figures, in cents; nothing by a flat rate. */
export function taxFacts(figures: Figures, excise: Excise | null): TaxFacts {
  if (!excise) return { taxPpm: null, taxCounty: null, taxBaseCents: null }
  return { taxPpm: excise.ppm, taxCounty: excise.county, taxBaseCents: taxBase(figures, excise) }
}

/** The same as replies and papers tell of it. */
export function presentTax({ taxPpm: ppm, taxCounty: county, taxBaseCents: base }: TaxFacts): Order['tax'] {
  if (ppm === null || base === null) return null
  return { rate: ppm / 10_000, county, base, label: exciseLabel({ ppm, county }) }
}
