import { sql } from 'drizzle-orm'
import { openDemo } from '#demo/open-demo.ts'
import { testDatabase } from '#tests/support/databases/test-database.ts'
import type { World } from '#server/world.ts'
import { shopOfFile, type ShopOfFile } from './shop-of-file.ts'

/** Loading takes longer on a machine that is busy. */
const PATIENCE = 120_000

/** A shop on its first start, at `now`, with all that the demo puts into it; it stays through a test file. */
export function demoShop(now: Date): ShopOfFile {
  return shopOfFile({ clock: () => now, openDatabase: testDatabase, fill: openNumbered, patience: PATIENCE })
}

/** With the numbers of a new shop, whatever this database gave before: papers of the demo name some. */
async function openNumbered(shop: World): Promise<void> {
  for (const name of ['order_number', 'design_number'])
    await shop.db.execute(sql`alter sequence ${sql.identifier(name)} restart`)
  await openDemo(shop)
}
