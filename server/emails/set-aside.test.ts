import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { claimEmail } from '#server/outbox/claim-email.ts'
import { seedQuoteRequest } from '#tests/support/seed/order.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const HOUR = 60 * 60_000
const setAside = (body: { id: string } | { before: string }) =>
  testing.as(noa).call('POST /api/emails/set-aside', { body })
const stored = () => testing.shop.db.select().from(emails).orderBy(emails.createdAt, emails.id)
const later = (ms = HOUR) => new Date(testing.shop.clock().getTime() + ms)
const stateOf = async (id: string) =>
  (await testing.as(noa).call('GET /api/emails/:id', { params: { id } })).email.state

let id = ''

beforeEach(async () => {
  await seedQuoteRequest(testing)
  id = (await stored())[0]?.id ?? ''
})

test('a letter that is set aside does not leave until it is sent after all', async () => {
  await testing.shop.db.delete(emails).where(eq(emails.id, (await stored())[1]?.id ?? ''))
  expect(await setAside({ id })).toMatchObject({ count: 1 })
  expect(await stateOf(id)).toBe('set_aside')
  expect(await claimEmail(testing.shop.db, later(), id)).toBeUndefined()
  const { emails: listed } = await testing.as(noa).call('GET /api/emails', { query: { state: 'set_aside' } })
  expect(listed.map(({ _id }) => _id)).toEqual([id])

  await testing.as(noa).call('POST /api/emails/:id/retry', { params: { id } })
  expect(await stateOf(id)).toBe('waiting')
  expect(await claimEmail(testing.shop.db, later(), id)).toMatchObject({ id })
})

test('all that were written before a moment are, and what came after still leaves', async () => {
  const all = await stored()
  const day = 24 * HOUR
  await testing.shop.db.update(emails).set({ createdAt: later(-2 * day) })
  await testing.shop.db
    .update(emails)
    .set({ createdAt: later(0) })
    .where(eq(emails.id, id))
  const { count } = await setAside({ before: later(-day).toISOString() })
  expect(count).toBe(all.length - 1)
  expect(await stateOf(id)).toBe('waiting')
  const entries = await testing.shop.db.select().from(auditLog).where(eq(auditLog.action, 'email.set_aside'))
  expect(entries).toMatchObject([{ actorId: noa.id, after: { state: 'set_aside', count } }])
})

test.each([
  ['sent', { sentAt: new Date(), attempts: 1 }],
  ['in the hand of a sender', { lease: new Date(8.64e12) }],
  ['of the demo', { recipient: 'leilani@demo.example.com' }],
])('one that is %s stays as it is', async (_, change) => {
  await testing.shop.db.update(emails).set(change).where(eq(emails.id, id))
  const before = await stored()
  expect(await setAside({ id })).toMatchObject({ count: 0 })
  expect(await stored()).toEqual(before)
})

test.each([{}, { before: 'yesterday' }, { id: crypto.randomUUID(), before: new Date().toISOString() }])(
  'what names no letters is refused: %j',
  async (body) => {
    const before = await stored()
    await expect(setAside(body as { id: string })).rejects.toMatchObject({ code: 'validation_failed' })
    expect(await stored()).toEqual(before)
  },
)
