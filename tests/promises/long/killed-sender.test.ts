import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { killSenders } from '#tests/support/killed-sender.ts'
import { migratedPostgres } from '#tests/support/migrated-postgres.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { printPromise } from '#tests/support/promise-line.ts'

const KILLS = Number(process.env.PROMISE_KILLS ?? 30)
const MAILS = 10 * KILLS

// A process of its own can only be killed where the database is a process of its own.
const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('P14: senders that are killed', () => {
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

  test('lose no mail and double at most one a kill, with its Message-ID', async () => {
    const toll = await killSenders({ url, db: database.db, mails: MAILS, kills: KILLS })
    const { mails, lost, doubled, strange, mostOfOneMail } = toll
    const pass = mails === MAILS && lost + strange === 0 && doubled <= KILLS
    const figure = `kill -9 while sending ${mails} mails by SMTP: lost ${lost}, doubled ${doubled} (at most ${KILLS} allowed), each double with the Message-ID of its mail, one mail at most ${mostOfOneMail} times`
    printPromise({ promise: 'P14', runs: KILLS, figure, pass, engine: 'postgres' })
    expect(toll).toMatchObject({ mails: MAILS, lost: 0, strange: 0 })
    expect(doubled).toBeLessThanOrEqual(KILLS)
  })
})
