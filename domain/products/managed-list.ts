import type { ProductState } from './product-state.ts'

/** How the people who look after products sort and narrow their list. */
export const managedSorts = ['name', 'price', 'category'] as const
/** `waiting` are the drafts of sellers. */
export const managedStandings = ['listed', 'draft', 'waiting', 'archived', 'all'] as const
export const stockFilters = ['in', 'low', 'out'] as const
export const badgeFilters = ['sale', 'new', 'best-seller'] as const

export type ManagedStanding = (typeof managedStandings)[number]
export type StockFilter = (typeof stockFilters)[number]
export type BadgeFilter = (typeof badgeFilters)[number]

/** The most products that one act on many takes. */
export const MAX_AT_ONCE = 1_000

/** What can be done with many products at once. */
export const bulkActions = ['category', 'sale', 'end-sale', 'draft', 'publish', 'archive', 'restore'] as const

/** What the actions that are about its state make of a product. */
export const stateOfAction: Partial<Record<(typeof bulkActions)[number], ProductState>> = {
  draft: 'draft',
  publish: 'live',
  archive: 'archived',
  restore: 'live',
}

/** The sale price, in cents, of what costs `price` when `percent` are taken off; never nothing. */
export function priceOff(price: number, percent: number): number {
  return Math.max(1, Math.round((price * (100 - percent)) / 100))
}
