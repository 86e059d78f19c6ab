/** From here down the shop counts aloud. */
const FEW_LEFT = 10

/** From here down the back office calls it low stock. */
export const LOW_STOCK = 5

/** How urgent a stock is to shoppers. */
export function stockLevel(stock: number): 'none' | 'few' | 'plenty' {
  if (stock <= 0) return 'none'
  return stock > FEW_LEFT ? 'plenty' : 'few'
}

/** Stock as shoppers read it. */
export function stockText(stock: number): string {
  return { none: 'Out of stock', few: `Only ${stock} left`, plenty: 'In stock' }[stockLevel(stock)]
}

/** Stock as the back office colors it. */
export function stockColor(stock: number): 'red' | 'amber' | 'green' {
  if (stock <= 0) return 'red'
  return stock > LOW_STOCK ? 'green' : 'amber'
}
