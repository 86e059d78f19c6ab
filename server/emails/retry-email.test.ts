import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { seedQuoteRequest } from '#tests/support/seed/order.ts'
import { leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const HOUR = 60 * 60_000
let id = ''

const retry = (person: Person = noa, email = id) =>
  shop.as(person).call('POST /api/emails/:id/retry', { params: { id: email } })
const stored = async () => (await shop.shop.db.select().from(emails).where(eq(emails.id, id)))[0]
const onRecord = () => shop.shop.db.select().from(auditLog).where(eq(auditLog.objectId, id))

beforeEach(async () => {
  await seedQuoteRequest(shop)
  const [email] = await shop.shop.db.select().from(emails)
  id = email?.id ?? ''
  const runAt = new Date(shop.shop.clock().getTime() + HOUR)
  await shop.shop.db
    .update(emails)
    .set({ attempts: 3, lastError: '450 Try later', runAt })
    .where(eq(emails.id, id))
})

test('a mail that was put off is due at once, and the audit log says who wanted that', async () => {
  const { email } = await retry()
  expect(email).toMatchObject({ _id: id, state: 'waiting', attempts: 3, lastError: '' })
  expect(await stored()).toMatchObject({ runAt: null, sentAt: null })
  expect(await onRecord()).toMatchObject([
    {
      actorId: noa.id,
      action: 'email.retried',
      objectType: 'email',
      before: { state: 'failed', lastError: '450 Try later' },
      after: { state: 'waiting', lastError: '' },
      address: '127.0.0.1',
    },
  ])
})

test('a mail that is sent stays sent, and nothing is put on record', async () => {
  await shop.shop.db
    .update(emails)
    .set({ sentAt: shop.shop.clock(), lastError: null })
    .where(eq(emails.id, id))
  const before = await stored()
  expect((await retry()).email.state).toBe('sent')
  expect(await stored()).toEqual(before)
  expect(await onRecord()).toEqual([])
})

test.each([
  ['a customer', leilani, 403, 'forbidden'],
  ['visitors', nobody, 401, 'not_signed_in'],
] as const)('is refused to %s', async (_who, person, status, code) => {
  const before = await stored()
  await expect(retry(person)).rejects.toMatchObject({ status, code })
  expect(await stored()).toEqual(before)
  expect(await onRecord()).toEqual([])
})

test('a mail that is not there answers 404', async () => {
  const before = await shop.shop.db.$count(auditLog)
  await expect(retry(noa, '99999999-9999-4999-8999-999999999999')).rejects.toMatchObject({
    status: 404,
    code: 'email_not_found',
  })
  expect(await shop.shop.db.$count(auditLog)).toBe(before)
})
