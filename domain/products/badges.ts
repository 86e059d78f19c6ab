export type Badge = 'Sale' | 'New' | 'Best Seller'

/** The badges that a product wears, in the order they are shown. */
export function badgesOf(product: {
  isOnSale: boolean
  isNewArrival: boolean
  isBestSeller: boolean
}): Badge[] {
  const badges: [Badge, boolean][] = [
    ['Sale', product.isOnSale],
    ['New', product.isNewArrival],
    ['Best Seller', product.isBestSeller],
  ]
  return badges.filter(([, isWorn]) => isWorn).map(([badge]) => badge)
}
