import type { Invalidation } from '#kit/node/cache/cache.ts'

const MANY = 500

/** What an act may say it changed: `cache.changed(tx, tags.products([id]))`. */
export const tags = {
  settings: { tag: 'settings' },
  packages: { tag: 'packages' },
  content: { tag: 'content' },
  /** How many there are; no act says it, since a new one is counted beside those that were. */
  orders: { tag: 'orders' },
  /** Their names and order, which products and the search show too. */
  categories: { tag: 'categories' },
  /** These products, or all: from so many on, the catalogue is read anew as a whole. */
  products: (ids?: readonly string[]) => ({
    tag: 'products',
    ids: ids && ids.length > MANY ? undefined : ids,
  }),
} satisfies Record<string, Invalidation | ((ids?: readonly string[]) => Invalidation)>
