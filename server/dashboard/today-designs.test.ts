import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TodayKind } from '#domain/dashboard/today.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const DAY = 24 * 3_600_000

/** As an admin who has just signed in: days pass in these tests. */
async function read() {
  const admin = await seedPerson(shop.shop, { role: 'admin' })
  return shop.as(admin).call('GET /api/dashboard')
}

async function today(kind: TodayKind) {
  const { today: rows } = await read()
  return rows.find((row) => row.kind === kind)
}

const change = (id: string, to: Partial<typeof designRequests.$inferInsert>) =>
  shop.shop.db.update(designRequests).set(to).where(eq(designRequests.id, id))

test('a design fee with evidence waits for a check until it is answered, canceled or not', async () => {
  await seedRequest(shop, leilani)
  expect(await today('design-payments')).toBeUndefined()
  const id = await seedRequest(shop, leilani, { evidence: true })
  expect(await today('design-payments')).toEqual({
    kind: 'design-payments',
    count: 1,
    late: 0,
    items: [
      {
        _id: id,
        number: await numberOf(shop, id),
        client: 'Leilani Akana',
        since: '2026-11-20T22:00:00.000Z',
        dueAt: null,
      },
    ],
  })
  await change(id, { status: 'cancelled' })
  expect(await today('design-payments')).toMatchObject({ count: 1 })
  await change(id, { status: 'pending', paymentStatus: 'rejected' })
  expect(await today('design-payments')).toBeUndefined()
})

test('a first concept is due at the end of the second business day after the fee was paid', async () => {
  // Paid on a Friday: due on Tuesday, at midnight in Honolulu.
  const id = await seedRequest(shop, leilani, { paymentStatus: 'paid', status: 'in_progress' })
  await seedRequest(shop, kai, { paymentStatus: 'paid', status: 'in_progress', concepts: 1 })
  expect(await today('concepts')).toMatchObject({
    count: 1,
    late: 0,
    items: [{ _id: id, dueAt: '2026-11-25T09:59:59.999Z' }],
  })
  shop.wait(5 * DAY)
  expect(await today('concepts')).toMatchObject({ count: 1, late: 1 })
  await change(id, { status: 'review' })
  expect(await today('concepts')).toBeUndefined()
})

test('of many first concepts those that are late are counted', async () => {
  const paid = { paymentStatus: 'paid', status: 'in_progress' } as const
  for (let days = 1; days <= 7; days++)
    await seedRequest(shop, leilani, { ...paid, paidAt: new Date(Date.UTC(2026, 10, 20 - days, 22)) })
  // By Friday noon those paid until Tuesday are late: the ones of the 13th to the 17th.
  expect(await today('concepts')).toMatchObject({ count: 7, late: 5 })
})

test('a revision waits from the moment it was asked for, until there is a new concept', async () => {
  const id = await seedRequest(shop, kai, {
    paymentStatus: 'paid',
    status: 'revision',
    concepts: 1,
    revisionCount: 1,
  })
  expect(await today('revisions')).toMatchObject({
    count: 1,
    items: [
      {
        _id: id,
        client: 'Kai Nakamura',
        since: '2026-11-20T22:00:00.000Z',
        dueAt: '2026-11-25T09:59:59.999Z',
      },
    ],
  })
  await change(id, { status: 'review' })
  expect(await today('revisions')).toBeUndefined()
})

test('a request that the studio set to revision by hand is owed by no day', async () => {
  const id = await seedRequest(shop, kai, { paymentStatus: 'paid', status: 'revision' })
  expect(await today('revisions')).toMatchObject({ items: [{ _id: id, dueAt: null }] })
})

test('what waits stands in one order, people before things', async () => {
  await seedRequest(shop, kai, { paymentStatus: 'paid', status: 'revision', revisionCount: 1 })
  await seedRequest(shop, leilani, { paymentStatus: 'paid', status: 'in_progress' })
  await seedRequest(shop, leilani, { evidence: true })
  const { today: rows } = await read()
  expect(rows.map(({ kind }) => kind)).toEqual(['design-payments', 'concepts', 'revisions', 'settings'])
})

test('each row of design requests counts what the list holds that it leads to', async () => {
  await seedRequest(shop, kai, { paymentStatus: 'paid', status: 'revision', revisionCount: 1 })
  await seedRequest(shop, leilani, { paymentStatus: 'paid', status: 'in_progress' })
  await seedRequest(shop, kai, { paymentStatus: 'paid', status: 'in_progress', concepts: 1 })
  await seedRequest(shop, leilani, { evidence: true })
  await seedRequest(shop, kai)
  const lists = [
    ['design-payments', { evidence: 'waiting' }],
    ['concepts', { status: 'in_progress', due: 'true' }],
    ['revisions', { status: 'revision' }],
  ] as const
  for (const [kind, query] of lists) {
    const { pagination } = await shop.as(noa).call('GET /api/design-requests/admin/all', { query })
    expect({ kind, count: (await today(kind))?.count }).toEqual({ kind, count: pagination.total })
  }
})
