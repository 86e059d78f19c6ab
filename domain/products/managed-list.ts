/** How the people who look after products sort and narrow their list. */
export const managedSorts = ['name', 'price', 'category'] as const
export const managedStandings = ['listed', 'archived', 'all'] as const
export const stockFilters = ['in', 'low', 'out'] as const
export const badgeFilters = ['sale', 'new', 'best-seller'] as const

export type ManagedStanding = (typeof managedStandings)[number]
export type StockFilter = (typeof stockFilters)[number]
export type BadgeFilter = (typeof badgeFilters)[number]

/** The most products that one act on many takes. */
export const MAX_AT_ONCE = 100

/** What can be done with many products at once. */
export const bulkActions = ['category', 'sale', 'end-sale', 'archive', 'restore'] as const

/** The sale price, in cents, of what costs `price` when `percent` are taken off; never nothing. */
export function priceOff(price: number, percent: number): number {
  return Math.max(1, Math.round((price * (100 - percent)) / 100))
}
