import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { emails } from '#server/db/schema/emails.ts'
import { type Mailbox, startMailbox } from '#tests/support/mailbox.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { letterCustomer as customer, letterShop as shop } from '#tests/support/sample-letters.ts'
import { welcome } from './letters/welcome.ts'
import { queueLetter } from './outbox.ts'

const MINUTE = 60_000
const KILLS = 5
const MAILS = 40
const outboxProcess = fileURLToPath(new URL('../../tests/support/outbox-process.ts', import.meta.url))

// A process of its own can only be killed where the database is a process of its own.
const postgres = await startPostgres()

describe.skipIf('skipped' in postgres)('a sender that is killed', () => {
  if ('skipped' in postgres) return
  const { url } = postgres
  let database: Database
  let mailbox: Mailbox
  let sender: ChildProcess

  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: url, dataDir: '' }, { warn: () => {}, error: () => {} })
    await migrate(database)
    mailbox = await startMailbox()
  })
  afterEach(() => kill())
  afterAll(async () => {
    await mailbox.stop()
    await database.close()
    await postgres.stop()
  })

  /** Each starts when the leases of the one before are over. */
  function start(number: number): void {
    const env = {
      ...process.env,
      DATABASE_URL: url,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'aloha@lanai.example',
      PUBLIC_URL: 'https://lanai.example',
      CLOCK_AHEAD: String(number * 3 * MINUTE),
    }
    sender = spawn(process.execPath, [outboxProcess], { env, stdio: 'inherit' })
  }
  async function kill() {
    if (sender.exitCode !== null || sender.signalCode !== null) return
    sender.kill('SIGKILL')
    await once(sender, 'exit')
  }
  const unsent = async () =>
    (await database.db.select().from(emails)).filter((row) => row.sentAt === null).length

  test(`in the middle of its work, ${KILLS} times, loses no mail and doubles at most one a kill`, async () => {
    for (let count = 0; count < MAILS; count++) await queueLetter(database.db, welcome({ customer, shop }))
    for (let number = 0; number < KILLS; number++) {
      const before = mailbox.mails.length
      start(number)
      await expect.poll(() => mailbox.mails.length, { timeout: 10_000, interval: 1 }).toBeGreaterThan(before)
      await kill()
    }
    start(KILLS)
    await expect.poll(unsent, { timeout: 20_000 }).toBe(0)

    const ids = mailbox.mails.map((mail) => mail.messageId)
    const rows = await database.db.select({ id: emails.id }).from(emails)
    expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => `<${id}@lanai.example>`)))
    expect(ids.length).toBeLessThanOrEqual(MAILS + KILLS)
  }, 60_000)
})
