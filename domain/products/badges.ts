export type Badge = 'Sale' | 'New' | 'Best Seller'

/** The badges that a product wears, in the order they are shown; where prices are on request (null) none is a sale. */
export function badgesOf(product: {
  price: unknown
  isOnSale: boolean
  isNewArrival: boolean
  isBestSeller: boolean
}): Badge[] {
  const badges: [Badge, boolean][] = [
    ['Sale', product.isOnSale && product.price !== null],
    ['New', product.isNewArrival],
    ['Best Seller', product.isBestSeller],
  ]
  return badges.filter(([, isWorn]) => isWorn).map(([badge]) => badge)
}
