import { expect, test } from 'vitest'
import { designBooks, designRefusalOf } from '#tests/support/books/design-books.ts'
import { seedRequest, type SeededRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { readLetter } from '#tests/support/letters/read-letter.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const inReview: SeededRequest = { status: 'review', paymentStatus: 'paid', concepts: 1 }

function ask(id: string, details: string, { person = leilani, key }: { person?: Person; key?: string } = {}) {
  const headers = key ? { 'idempotency-key': key } : {}
  return shop
    .as(person)
    .call('POST /api/design-requests/:id/revisions', { params: { id }, body: { details }, headers })
}
const refused = (id: string, details = 'Lighter wood', person?: Person) =>
  designRefusalOf(shop.shop.db, () => ask(id, details, { person }))

test('a revision is counted, shown, and mailed to both sides', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  shop.wait(1_000)
  const { request, data } = await ask(id, '  Lighter wood,\nand no rug.  ')
  expect(data).toEqual(request)
  expect(request).toMatchObject({
    status: 'revision',
    revisionCount: 1,
    revisions: [{ number: 1, details: 'Lighter wood,\nand no rug.', createdAt: '2026-11-20T22:00:01.000Z' }],
    // Asked for on a Friday: the end of Tuesday in Honolulu.
    conceptDueAt: '2026-11-25T09:59:59.999Z',
    updatedAt: '2026-11-20T22:00:01.000Z',
  })
  expect(request.history).toMatchObject([
    { type: 'revision_requested', title: 'Revision requested', description: 'Lighter wood,\nand no rug.' },
  ])
  expect(await lettersIn(shop.shop.db)).toEqual([
    'revision-received → leilani@example.com',
    'studio-revision-requested → studio@lanai.example',
  ])
  expect(await readLetter(shop.shop.db, 'studio-revision-requested')).toContain(
    'Lighter wood,\nand no rug.\n\n1 / 2 revisions used.',
  )
})

test('there are two revisions and no third', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  await ask(id, 'First')
  const { request } = await ask(id, 'Second')
  expect(request.revisions.map(({ number, details }) => [number, details])).toEqual([
    [1, 'First'],
    [2, 'Second'],
  ])
  expect(await refused(id)).toMatchObject({ status: 409, code: 'illegal_state' })
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
])('refuses %s as a wish', async (_what, details) => {
  const id = await seedRequest(shop, leilani, inReview)
  expect(await refused(id, details)).toMatchObject({
    status: 400,
    fields: { details: 'Please describe the changes you would like' },
  })
})

test('takes 5,000 characters and not one more', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  expect(await refused(id, 'a'.repeat(5_001))).toMatchObject({ status: 400 })
  expect((await ask(id, 'a'.repeat(5_000))).request.revisionCount).toBe(1)
})

test('a repeated submit is one revision', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  const first = await ask(id, 'Lighter', { key: 'revision-attempt-1' })
  const books = await designBooks(shop.shop.db)
  expect(await ask(id, 'Lighter', { key: 'revision-attempt-1' })).toEqual(first)
  expect(await designBooks(shop.shop.db)).toEqual(books)
})

test('is the client’s alone', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  expect(await refused(id, 'Mine', kai)).toMatchObject({ status: 404, code: 'design_request_not_found' })
  expect(await refused(id, 'Ours', noa)).toMatchObject({ status: 403 })
  expect(await refused(id, 'Whose', nobody)).toMatchObject({ status: 401 })
})
