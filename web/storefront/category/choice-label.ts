import type { ShopCategory } from '#web/shop/shop.ts'

/** How a value of a filter reads: categories by their names, colors with a capital. */
export function choiceLabel(
  filter: 'category' | 'color' | 'material',
  value: string,
  categories: readonly ShopCategory[],
): string {
  if (filter === 'category') return categories.find(({ _id }) => _id === value)?.name ?? value
  return value.charAt(0).toUpperCase() + value.slice(1)
}
