import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Db } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { type Attach, type Outbox, startOutbox } from '#server/outbox/send-outbox.ts'
import { Cache } from '#kit/node/cache/cache.ts'
import { storeNameOf } from '#server/settings/letter-shop.ts'
import { openLog } from '#kit/node/log.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { testDatabase, type TestDatabase } from '#tests/support/databases/test-database.ts'

export type MailRoom = {
  readonly db: Db
  /** What the clock says; `wait` moves it on. */
  readonly now: Date
  wait(ms: number): void
  /** A mail server for one test. */
  mailbox(...options: Parameters<typeof startMailbox>): Promise<Mailbox>
  /** A process that sends the outbox, stopped after the test. */
  sender(smtpUrl: string | undefined, attach?: Attach, mailFrom?: string): Outbox
  /** The outbox, oldest first. */
  rows(): Promise<(typeof emails.$inferSelect)[]>
}

/** An outbox for one test file, empty before each test. */
export function mailRoom(): MailRoom {
  let database: TestDatabase
  let now = Date.now()
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    now = Date.now()
    await database.begin()
  })
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
    await database.rollBack()
  })
  afterAll(() => database.close())

  return {
    get db() {
      return database.db
    },
    get now() {
      return new Date(now)
    },
    wait: (ms) => void (now += ms),
    async mailbox(...options) {
      const box = await startMailbox(...options)
      closing.push(box.stop)
      return box
    },
    sender(smtpUrl, attach = async () => Buffer.from('%PDF'), mailFrom = 'Lānai <aloha@lanai.example>') {
      const config = readConfig({
        SMTP_URL: smtpUrl,
        MAIL_FROM: mailFrom,
        PUBLIC_URL: 'https://lanai.example:8443',
      })
      const { db } = database
      const clock = () => new Date(now)
      const storeName = storeNameOf({ cache: new Cache(), clock, db })
      const world = { config, db, clock, log: openLog('silent'), storeName }
      const outbox = startOutbox(world, attach)
      closing.push(outbox.stop)
      return outbox
    },
    rows: () => database.db.select().from(emails).orderBy(emails.createdAt),
  }
}
