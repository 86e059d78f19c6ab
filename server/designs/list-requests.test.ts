import sharp from 'sharp'
import { expect, test } from 'vitest'
import { designStatuses } from '#domain/designs/design-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { kai, leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const HOUR = 3_600_000
const shop = testShop()

type Query = NonNullable<TestAsk<'GET /api/design-requests/admin/all'>['query']>

async function listed(query: Query = {}): Promise<string[]> {
  const { requests } = await shop.as(noa).call('GET /api/design-requests/admin/all', { query })
  return requests.map(({ _id }) => _id)
}

test('a client sees their own requests, newest first and without bytes', async () => {
  const older = await seedRequest(shop, leilani, { evidence: true, concepts: 1 })
  await seedRequest(shop, kai)
  shop.wait(HOUR)
  const newer = await seedRequest(shop, leilani)
  const reply = await shop.as(leilani).call('GET /api/design-requests/my-requests')
  expect(reply.requests.map(({ _id }) => _id)).toEqual([newer, older])
  expect(reply.data).toEqual(reply.requests)
  expect(reply.requests[1]).toMatchObject({ hasEvidence: true, conceptCount: 1, designFee: 500 })
  expect(reply.requests[0]).not.toHaveProperty('user')
  expect(JSON.stringify(reply)).not.toMatch(/"(data|url)":"/)
})

test('the studio sees all of them with their clients, newest first', async () => {
  const older = await seedRequest(shop, leilani)
  shop.wait(HOUR)
  const newer = await seedRequest(shop, kai)
  const reply = await shop.as(noa).call('GET /api/design-requests/admin/all')
  expect(reply.requests.map(({ _id }) => _id)).toEqual([newer, older])
  expect(reply.requests[1]?.user).toMatchObject({ name: 'Leilani Akana', email: leilani.email })
  expect(reply.pagination).toMatchObject({ page: 1, total: 2, pages: 1 })
  const mine = await shop.as(noa).call('GET /api/design-requests/my-requests')
  expect(mine.requests).toEqual([])
})

test.each([nobody, leilani, makana])('is not for anybody else', async (person) => {
  const call = shop.as(person).call('GET /api/design-requests/admin/all')
  await expect(call).rejects.toMatchObject({ status: person === nobody ? 401 : 403 })
})

test('pages show each request once, though all came at the same moment', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => seedRequest(shop, leilani)))
  const seen: string[] = []
  for (const page of [1, 2, 3]) seen.push(...(await listed({ page, limit: 2 })))
  expect(seen.toSorted()).toEqual(ids.toSorted())
  const { pagination } = await shop
    .as(noa)
    .call('GET /api/design-requests/admin/all', { query: { page: 2, limit: 2 } })
  expect(pagination).toEqual({ page: 2, limit: 2, total: 5, pages: 3, next: 3 })
})

test('finds a request by its number, its reference, its last characters, its client’s name or email', async () => {
  const id = await seedRequest(shop, leilani)
  await seedRequest(shop, kai)
  for (const search of [
    await numberOf(shop, id),
    `DR-${id.slice(0, 8)}`,
    id.slice(0, 5),
    id.slice(-8).toUpperCase(),
    'lani aka',
    leilani.email,
  ])
    expect(await listed({ search })).toEqual([id])
  for (const search of ['%', 'nobody at all']) expect(await listed({ search })).toEqual([])
})

test('filters by status and by payment', async () => {
  const paid = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid' })
  const unpaid = await seedRequest(shop, leilani, { status: 'pending' })
  expect(await listed({ status: 'review' })).toEqual([paid])
  expect(await listed({ paymentStatus: 'pending' })).toEqual([unpaid])
  expect(await listed({ status: 'pending', paymentStatus: 'paid' })).toEqual([])
})

test('shows what evidence waits for a check', async () => {
  const waiting = await seedRequest(shop, leilani, { evidence: true })
  await seedRequest(shop, leilani)
  await seedRequest(shop, leilani, { evidence: true, paymentStatus: 'paid', status: 'in_progress' })
  await seedRequest(shop, leilani, { evidence: true, paymentStatus: 'rejected' })
  const canceled = await seedRequest(shop, leilani, { evidence: true, status: 'cancelled' })
  expect(new Set(await listed({ evidence: 'waiting' }))).toEqual(new Set([canceled, waiting]))
})

test('shows what owes a concept, soonest first, exactly where each request says so', async () => {
  const late = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
  shop.wait(HOUR)
  const later = await seedRequest(shop, kai, {
    status: 'revision',
    paymentStatus: 'paid',
    revisionCount: 1,
    concepts: 1,
    paidAt: new Date('2026-11-01T00:00:00Z'),
  })
  for (const status of designStatuses)
    for (const paymentStatus of paymentStatuses)
      for (const concepts of [0, 1]) await seedRequest(shop, makana, { status, paymentStatus, concepts })
  expect((await listed({ due: 'true' })).slice(0, 1)).toEqual([late])
  const all = await shop.as(noa).call('GET /api/design-requests/admin/all', { query: { limit: 100 } })
  const owed = all.requests.filter(({ conceptDueAt }) => conceptDueAt !== null).map(({ _id }) => _id)
  expect((await listed({ due: 'true', limit: 100 })).toSorted()).toEqual(owed.toSorted())
  expect(owed).toContain(later)
})

test('the studio sees each plan in small, by a link that opens nothing else', async () => {
  const drawn = await seedRequest(shop, leilani)
  const { requests } = await shop.as(noa).call('GET /api/design-requests/admin/all')
  const small = requests.find(({ _id }) => _id === drawn)?.planThumbnail ?? ''
  const get = (url: string, token = '') =>
    shop.http.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
  const picture = await get(small)
  expect(picture.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg' })
  const whole = small.replace('small=true&', '')
  expect((await get(whole)).statusCode).toBe(401)
  expect((await get(small.replace(/&.*/, ''), leilani.token)).statusCode).toBe(404)
  expect((await get(small.replace(/&.*/, ''), noa.token)).statusCode).toBe(404)
})

test('a plan that no picture shows has none', async () => {
  await seedRequest(shop, leilani, { plan: 'pdf' })
  const { requests } = await shop.as(noa).call('GET /api/design-requests/admin/all')
  expect(requests.map(({ planThumbnail }) => planThumbnail)).toEqual([null])
})
