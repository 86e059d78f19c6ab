import { LOW_STOCK, stockColor } from './stock-level.ts'

/** How the inventory is sorted and narrowed. */
export const inventorySorts = ['name', 'category', 'stock'] as const

/** By the units of a product in all its finishes; `gaps`: of one finish at least, few or none are left. */
export const inventoryStandings = ['in', 'low', 'out', 'gaps'] as const
export type InventoryStanding = (typeof inventoryStandings)[number]

export const inventoryStandingLabels: Record<InventoryStanding, string> = {
  in: 'In Stock',
  low: `Low Stock (≤ ${LOW_STOCK})`,
  out: 'Out of Stock',
  gaps: 'A finish is low or out',
}

/** What a number of units is called in the back office. */
export function stockState(stock: number): 'Out of stock' | 'Low stock' | 'In stock' {
  return ({ red: 'Out of stock', amber: 'Low stock', green: 'In stock' } as const)[stockColor(stock)]
}

/** The most units of one finish that are counted. */
export const MAX_STOCK = 1_000_000

export const negativeStock = 'Stock cannot be negative'
export const tooMuchStock = 'Stock can be at most 1,000,000'
