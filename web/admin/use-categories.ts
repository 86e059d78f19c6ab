import { useShop } from '#web/shop/shop.ts'

/** The categories of the shop where a list is narrowed by one, or names one. */
export function useCategories() {
  const { categories } = useShop()
  const choices = categories.map(({ _id, name }) => ({ value: _id, label: name }))
  return {
    choices,
    filter: { name: 'category', label: 'Category', any: 'Any category', choices, takesAny: true } as const,
    nameOf: (id: string) => categories.find(({ _id }) => _id === id)?.name ?? id,
  }
}
