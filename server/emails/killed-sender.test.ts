import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { killSenders } from '#tests/support/killed-sender.ts'
import { migratedPostgres } from '#tests/support/migrated-postgres.ts'
import { startPostgres } from '#tests/support/postgres.ts'

const KILLS = 3
const MAILS = 30

// A process of its own can only be killed where the database is a process of its own.
const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('a sender that is killed', () => {
  if ('skipped' in postgres) return
  const { url } = postgres
  let database: Database

  beforeAll(async () => {
    database = await migratedPostgres(url)
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  test(`in the middle of its work, ${KILLS} times, loses no mail and doubles at most one a kill`, async () => {
    const toll = await killSenders({ url, db: database.db, mails: MAILS, kills: KILLS })
    expect(toll).toMatchObject({ mails: MAILS, lost: 0, strange: 0 })
    expect(toll.doubled).toBeLessThanOrEqual(KILLS)
  }, 120_000)
})
