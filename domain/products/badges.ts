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

/** The badges of cards that stand together: a sale always, of the others those that no more than one card in four wears. */
export function rareBadges(products: readonly Worn[]): Badge[] {
  const cards = products.map(badgesOf)
  const most = Math.max(1, cards.length / 4)
  const rare = (['New', 'Best Seller'] as const).reduce<Badge[]>((few, badge) => {
    const more = [...few, badge]
    return cards.filter((card) => card.some((one) => more.includes(one))).length > most ? few : more
  }, [])
  return ['Sale', ...rare]
}
