import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import {
  letterCustomer as customer,
  letterOrder as order,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { testDatabase, type TestDatabase } from '#tests/support/databases/test-database.ts'
import { findEmail, listEmails, retryEmail } from './queries.ts'
import { orderLetter } from '#server/orders/letters.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const quote = orderLetter('quote-ready', { customer, order, shop })
const noon = new Date('2026-11-20T22:00:00Z')

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.begin())
afterEach(() => database.rollBack())
afterAll(() => database.close())

async function email(minute: number, row: Partial<typeof emails.$inferInsert>): Promise<string> {
  const id = crypto.randomUUID()
  const { letter, to: recipient, replyTo, subject, html, text: bodyText, attachments } = quote
  const createdAt = new Date(noon.getTime() + minute * 60_000)
  await database.db
    .insert(emails)
    .values({ id, letter, recipient, replyTo, subject, html, bodyText, attachments, createdAt, ...row })
  return id
}

test('mails are listed newest first, a page at a time, by what became of them', async () => {
  const sent = await email(1, { sentAt: noon, attempts: 1 })
  const failed = await email(2, { lastError: '550 No such mailbox', attempts: 3, runAt: noon })
  const waiting = await email(3, {})
  const ids = async (filter: object, page = 1) =>
    (await listEmails(database.db, { page, limit: 2, ...filter })).emails.map((found) => found._id)

  expect(await ids({})).toEqual([waiting, failed])
  expect(await ids({}, 2)).toEqual([sent])
  expect(await ids({ state: 'waiting' })).toEqual([waiting])
  expect(await ids({ state: 'sent' })).toEqual([sent])
  expect(await listEmails(database.db, { state: 'failed', page: 1, limit: 2 })).toMatchObject({
    emails: [
      {
        _id: failed,
        state: 'failed',
        to: customer.email,
        attempts: 3,
        lastError: '550 No such mailbox',
        sentAt: null,
      },
    ],
    total: 1,
  })
})

test('a search looks at recipient and subject, and takes every sign as it is', async () => {
  const kai = await email(1, { recipient: 'kai_n@example.com', subject: 'Welcome' })
  await email(2, {})
  const found = async (search: string) =>
    (await listEmails(database.db, { search, page: 1, limit: 10 })).emails
  expect(await found('KAI_N')).toMatchObject([{ _id: kai, state: 'waiting', lastError: '' }])
  expect(await found('welcome')).toHaveLength(1)
  expect(await found('%')).toEqual([])
})

test('one mail is read as it was written', async () => {
  const id = await email(1, {})
  expect(await findEmail(database.db, id)).toMatchObject({
    letter: 'quote-ready',
    html: quote.html,
    text: quote.text,
    attachments: ['quote-LN-1042.pdf'],
  })
  expect(await findEmail(database.db, unknownId)).toBeUndefined()
})

test('a mail that failed may be tried at once; one that is sent may not', async () => {
  const failed = await email(1, { lastError: 'refused', runAt: new Date('2027-01-01'), attempts: 8 })
  const sent = await email(2, { sentAt: noon, attempts: 1 })
  expect(await retryEmail(database.db, failed)).toBe(true)
  expect(await findEmail(database.db, failed)).toMatchObject({ state: 'waiting', attempts: 8 })
  expect(await retryEmail(database.db, sent)).toBe(false)
  expect(await findEmail(database.db, sent)).toMatchObject({ state: 'sent', sentAt: noon })
  expect(await retryEmail(database.db, unknownId)).toBe(false)
})
