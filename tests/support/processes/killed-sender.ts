import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Database, Db } from '#kit/node/db/database.ts'
import { emails } from '#server/db/schema/emails.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { type Mailbox, startMailbox } from '#tests/support/letters/mailbox.ts'
import { migratedPostgres } from '#tests/support/databases/migrated-postgres.ts'
import { startPostgres } from '#tests/support/databases/postgres.ts'
import { letterCustomer as customer, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import { accountLetter } from '#server/users/letters.ts'

/** What came in while senders were killed; `strange` are Message-IDs that no letter has. */
export type SenderToll = {
  mails: number
  lost: number
  doubled: number
  mostOfOneMail: number
  strange: number
}

type Killing = { url: string; db: Db; mails: number; kills: number }

const MINUTE = 60_000
const POLL_MS = 1
const PATIENCE_MS = 120_000
const outboxProcess = fileURLToPath(new URL('outbox-process.ts', import.meta.url))

/**
 * Describes what becomes of mails whose senders are killed. A process of its own can only be killed where the database
 * is a process of its own: without PostgreSQL all of it is skipped.
 */
export async function describeKilledSenders(
  tests: (kill: (of: Pick<Killing, 'mails' | 'kills'>) => Promise<SenderToll>) => void,
): Promise<void> {
  const postgres = await startPostgres()
  describe.skipIf('skipped' in postgres)('senders that are killed', () => {
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
    tests((of) => killSenders({ url, db: database.db, ...of }))
  })
}

/**
 * Lets processes send `mails` letters out of the database at `url` to a real mail server, and kills each in the middle
 * of its work but the last. Each starts when the leases of the one before are over.
 */
async function killSenders({ url, db, mails, kills }: Killing): Promise<SenderToll> {
  const mailbox = await startMailbox()
  for (let count = 0; count < mails; count++)
    await queueLetter(db, accountLetter('account-opened', { customer, shop }))
  let sender: ChildProcess | undefined
  try {
    for (let number = 0; number < kills; number++) {
      const before = mailbox.mails.length
      sender = startSender(url, mailbox, number)
      await until(async () => mailbox.mails.length > before)
      await kill(sender)
    }
    sender = startSender(url, mailbox, kills)
    await until(async () => (await db.$count(emails, isNull(emails.sentAt))) === 0)
    return await countToll(db, mailbox)
  } finally {
    if (sender) await kill(sender)
    await mailbox.stop()
  }
}

function startSender(url: string, mailbox: Mailbox, number: number): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'aloha@lanai.example',
    PUBLIC_URL: 'https://lanai.example',
    CLOCK_AHEAD: String(number * 3 * MINUTE),
  }
  return spawn(process.execPath, [outboxProcess], { env, stdio: 'inherit' })
}

async function kill(sender: ChildProcess): Promise<void> {
  if (sender.exitCode !== null || sender.signalCode !== null) return
  sender.kill('SIGKILL')
  await once(sender, 'exit')
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error('The senders send nothing')
    await wait(POLL_MS)
  }
}

async function countToll(db: Db, { mails }: Mailbox): Promise<SenderToll> {
  const rows = await db.select({ id: emails.id }).from(emails)
  const existing = new Set(rows.map(({ id }) => `<${id}@lanai.example>`))
  const times = Map.groupBy(mails, ({ messageId }) => messageId)
  return {
    mails: existing.size,
    lost: [...existing].filter((id) => !times.has(id)).length,
    doubled: mails.length - times.size,
    mostOfOneMail: Math.max(...[...times.values()].map((same) => same.length)),
    strange: [...times.keys()].filter((id) => !existing.has(id)).length,
  }
}
