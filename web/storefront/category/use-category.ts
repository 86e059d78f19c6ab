import { useShop } from '#web/shop/shop.ts'

/** A category as its page speaks of it; the whole collection is one too. */
export type ShownCategory = { id: string; title: string; line: string; isAll: boolean }

const all: ShownCategory = {
  id: 'all',
  title: 'The collection',
  line: 'Every piece, all in one place.',
  isAll: true,
}

/** The category with this id, in the words that the shop keeps for it. */
export function useCategory(id = all.id): ShownCategory {
  const { categories } = useShop()
  if (id === all.id) return all
  const found = categories.find((category) => category._id === id)
  return { id, title: found?.name ?? id, line: found?.description ?? '', isAll: false }
}
