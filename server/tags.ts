import type { Invalidation } from '#kit/node/cache/cache.ts'

/** What an act may say it changed: `cache.changed(tx, tags.products([id]))`. */
export const tags = {
  settings: { tag: 'settings' },
  packages: { tag: 'packages' },
  content: { tag: 'content' },
  /** Their names and order, which products and the search show too. */
  categories: { tag: 'categories' },
  /** These products, or all. */
  products: (ids?: readonly string[]) => ({ tag: 'products', ids }),
} satisfies Record<string, Invalidation | ((ids?: readonly string[]) => Invalidation)>
