import type { Shop } from '#server/shop.ts'
import { listCategories } from './queries.ts'

const PAUSE_MS = 2_000

/** Sees what other processes changed of the categories: menus, pages and search then follow here, too. */
export function categoryWatch({ reads, catalogue }: Pick<Shop, 'reads' | 'catalogue'>) {
  let seen: string | undefined

  return {
    /** Compares with the last look; after a failure, the next one covers both. */
    async look(): Promise<void> {
      const now = JSON.stringify(await listCategories(reads))
      if (seen !== undefined && seen !== now) await catalogue.reload()
      seen = now
    },
  }
}

/** Looks every other second until stopped. */
export function startCategoryWatch(shop: Shop): { stop(): Promise<void> } {
  const watch = categoryWatch(shop)
  let round: Promise<void> | undefined
  const tick = () => {
    round ??= watch
      .look()
      .catch((err: unknown) => shop.log.warn({ err }, 'The categories could not be looked at'))
      .finally(() => (round = undefined))
  }
  tick()
  const timer = setInterval(tick, PAUSE_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
