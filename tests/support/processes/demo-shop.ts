import { openDemo } from '#demo/open-demo.ts'
import { testDatabase } from '#tests/support/databases/test-database.ts'
import { shopOfFile, type ShopOfFile } from './shop-of-file.ts'

/** Loading takes longer on a machine that is busy. */
const PATIENCE = 120_000

/** A shop on its first start, at `now`, with all that the demo puts into it; it stays through a test file. */
export function demoShop(now: Date): ShopOfFile {
  return shopOfFile({ clock: () => now, openDatabase: testDatabase, fill: openDemo, patience: PATIENCE })
}
