import { afterAll, describe, expect, test } from 'vitest'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { endsAtOnce, sessionEnds } from '#tests/access/session-ends.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const RUNS = 20
const FLYING = 50

const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('a session ends at once', () => {
  if ('skipped' in postgres) return
  afterAll(() => postgres.stop())
  const shop = testShop(() => migratedPostgres(postgres.url))
  staysSound(shop)

  test.each(Object.keys(sessionEnds(shop)))('by %s', async (name) => {
    const end = sessionEnds(shop)[name]
    let ended = 0
    for (let run = 0; run < RUNS; run++) if (end && (await endsAtOnce(shop, end, FLYING))) ended++
    printPromise({
      promise: 'P36',
      runs: RUNS,
      figure: `${name} with ${FLYING} requests in flight: 401 to the very next one ${ended} times of ${RUNS}`,
      pass: ended === RUNS,
      engine: 'postgres',
    })
    expect(ended).toBe(RUNS)
  })
})
