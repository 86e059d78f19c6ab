import { sessions } from '#server/db/schema/users.ts'
import type { ShopProcess } from '#tests/operations/shop-process.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Starts a process of the shop beside `shop`: on the same PostgreSQL at `url`, with the same files. */
export async function shopBeside(
  startShop: (settings: Record<string, string>) => Promise<ShopProcess>,
  { shop }: TestShop,
  url: string,
): Promise<ShopProcess & { port: number }> {
  const process = await startShop({
    DATABASE_URL: url,
    DATA_DIR: shop.config.dataDir,
    DEMO: 'off',
    ADMIN_PASSWORD: 'a-quiet-studio-morning',
    RATE_LIMIT_SCALE: '100000',
  })
  await process.opened()
  return { ...process, port: Number(new URL(process.address).port) }
}

/** Sets the clock of `shop` to that of the process beside it; the cast has just signed in. */
export async function bringToToday({ shop, wait }: TestShop): Promise<void> {
  wait(Date.now() - shop.clock().getTime())
  const now = shop.clock()
  await shop.db.update(sessions).set({ createdAt: now, lastSeenAt: now })
}
