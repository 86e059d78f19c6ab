import type { ShopCategory } from '#web/shop/shop.ts'

/** The shop's categories as the header shows them, each in the order of the shop: by furniture type, and by home and room. */
export function headerCategories(categories: readonly ShopCategory[]): {
  types: ShopCategory[]
  rooms: ShopCategory[]
} {
  return {
    types: categories.filter(({ kind }) => kind === 'type'),
    rooms: categories.filter(({ kind }) => kind === 'room'),
  }
}
