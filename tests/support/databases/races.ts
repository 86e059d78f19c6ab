import { afterAll, describe } from 'vitest'
import { staysSound } from '#tests/support/stays-sound.ts'
import { type TestShop, testShop } from '#tests/support/test-shop.ts'
import { migratedPostgres } from './migrated-postgres.ts'
import { startPostgres } from './postgres.ts'

/** On a busy machine; nothing here is about time. */
const PATIENCE_MS = 600_000

/**
 * Describes what happens at the same moment in a shop on PostgreSQL: the embedded database runs one statement at a
 * time, so races show only there. After each test its data is examined, unless the test makes rows that are not sound.
 */
export async function describeRaces(
  title: string,
  tests: (shop: TestShop, url: string) => void,
  { isSound = true } = {},
): Promise<void> {
  const postgres = await startPostgres()
  describe.skipIf('skipped' in postgres)(`${title}, on PostgreSQL`, { timeout: PATIENCE_MS }, () => {
    if ('skipped' in postgres) return
    afterAll(() => postgres.stop())
    const shop = testShop(() => migratedPostgres(postgres.url))
    if (isSound) staysSound(shop)
    tests(shop, postgres.url)
  })
}
