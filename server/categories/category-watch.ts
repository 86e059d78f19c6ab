import { every } from '#kit/node/jobs/every.ts'
import type { Shop } from '#server/shop.ts'
import { listCategories } from './queries.ts'

const PAUSE_MS = 1_000

/** Sees what other processes changed of the categories: menus, pages and search then follow here, too. */
export function categoryWatch({ reads, catalogue }: Pick<Shop, 'reads' | 'catalogue'>) {
  let seen: string | undefined

  return {
    /** Compares with the last look; after a failure, the next one covers both. */
    async look(): Promise<void> {
      const now = JSON.stringify(await listCategories(reads))
      if (seen !== undefined && seen !== now) await catalogue.takeOverAll()
      seen = now
    },
  }
}

/** Looks each second until stopped. */
export function startCategoryWatch(shop: Shop): { stop(): Promise<void> } {
  const watch = categoryWatch(shop)
  return every(shop.log, {
    name: 'categories',
    everyMs: PAUSE_MS,
    atOnce: true,
    run: () => watch.look(),
    failure: 'The categories could not be looked at',
    level: 'warn',
  })
}
