export type Badge = 'Sale' | 'New' | 'Best Seller'

type Worn = { price: unknown; isOnSale: boolean; isNewArrival: boolean; isBestSeller: boolean }

/** The badges that a product wears, in the order they are shown; where prices are on request (null) none is a sale. */
export function badgesOf(product: Worn): Badge[] {
  const badges: [Badge, boolean][] = [
    ['Sale', product.isOnSale && product.price !== null],
    ['New', product.isNewArrival],
    ['Best Seller', product.isBestSeller],
  ]
  return badges.filter(([, isWorn]) => isWorn).map(([badge]) => badge)
}

/** The badges that tell cards apart which stand together: no more than one card in four wears one. */
export function rareBadges(products: readonly Worn[]): Badge[] {
  const cards = products.map(badgesOf)
  const most = Math.max(1, cards.length / 4)
  return (['Sale', 'New', 'Best Seller'] as const).reduce<Badge[]>((rare, badge) => {
    const more = [...rare, badge]
    return cards.filter((card) => card.some((one) => more.includes(one))).length > most ? rare : more
  }, [])
}
