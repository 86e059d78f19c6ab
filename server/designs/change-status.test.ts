import { expect, test } from 'vitest'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { designBooks } from '#tests/support/books/design-books.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { readLetter } from '#tests/support/letters/read-letter.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const set = (id: string, body: { status: string; reason?: string; feedback?: string; seen?: string }) =>
  shop.as(noa).call('PUT /api/design-requests/:id/status', { params: { id }, body })

// From where to where: tests/promises/design-moves.test.ts.
test('the studio sets a status, on record', async () => {
  const id = await seedRequest(shop, leilani, { status: 'review' })
  const { request } = await set(id, { status: 'completed' })
  expect(request).toMatchObject({ status: 'completed', completedAt: '2026-11-20T22:00:00.000Z' })
  expect(request.history).toMatchObject([{ type: 'completed', title: 'Completed' }])
  expect((await set(id, { status: 'in_progress' })).request.completedAt).toBeNull()
  expect(await auditOf(shop.shop.db, 'design', id)).toMatchObject([
    {
      action: 'design.status',
      actorId: noa.id,
      before: { status: 'review' },
      after: { status: 'completed' },
    },
    { action: 'design.status', after: { status: 'in_progress', completedAt: null } },
  ])
})

test('a status that is set already is answered as it is, and nothing changes', async () => {
  const id = await seedRequest(shop, leilani)
  const before = await designBooks(shop.shop.db)
  shop.wait(60_000)
  expect((await set(id, { status: 'pending' })).request).toMatchObject({ _id: id, status: 'pending' })
  expect(await designBooks(shop.shop.db)).toEqual(before)
})

test('a request that moved since it was seen stays where it is', async () => {
  const id = await seedRequest(shop, leilani, { status: 'completed' })
  const before = await designBooks(shop.shop.db)
  const body = { status: 'rejected', reason: 'Too far away', seen: 'review' }
  await expect(set(id, body)).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
  expect(await designBooks(shop.shop.db)).toEqual(before)
  expect((await set(id, { ...body, seen: 'completed' })).request.status).toBe('rejected')
})

test('a declined request tells its client why', async () => {
  const id = await seedRequest(shop, leilani)
  const reason = 'The house is on another island.'
  const { request } = await set(id, { status: 'rejected', reason })
  expect(request).toMatchObject({ status: 'rejected', declineReason: reason })
  expect(request.history.at(-1)).toMatchObject({ title: 'Declined', description: reason })
  expect(await lettersIn(shop.shop.db)).toEqual(['design-request-declined → leilani@example.com'])
  expect(await readLetter(shop.shop.db, 'design-request-declined')).toContain(`Reason: ${reason}`)
})

test('a request that is declined without a word says nothing of one', async () => {
  await set(await seedRequest(shop, leilani), { status: 'rejected' })
  expect(await readLetter(shop.shop.db, 'design-request-declined')).not.toContain('Reason')
})

test('a design that the studio completes is mailed to its client alone', async () => {
  const id = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid' })
  const { request } = await set(id, { status: 'completed', feedback: 'Not theirs to write' })
  expect(request).toMatchObject({ answer: null, feedback: '' })
  expect(await lettersIn(shop.shop.db)).toEqual(['design-completed → leilani@example.com'])
})

test.each([
  ['pending', 'so nothing is owed'],
  ['paid', 'You have paid the design fee, and we write to you about it.'],
  ['refunded', 'Your design fee is refunded already.'],
] as const)('a canceled request with a fee that is %s tells its client so', async (paymentStatus, line) => {
  const id = await seedRequest(shop, leilani, { paymentStatus })
  const { request } = await set(id, { status: 'canceled', reason: 'You asked us on the phone.' })
  expect(request).toMatchObject({ status: 'cancelled', declineReason: '' })
  expect(await lettersIn(shop.shop.db)).toEqual(['design-request-canceled → leilani@example.com'])
  const letter = await readLetter(shop.shop.db, 'design-request-canceled')
  expect(letter).toContain('Reason: You asked us on the phone.')
  expect(letter).toContain(line)
})

test.each(['pending', 'in_progress', 'review'])('%s is mailed to nobody', async (status) => {
  await set(await seedRequest(shop, leilani, { status: 'revision' }), { status })
  expect(await lettersIn(shop.shop.db)).toEqual([])
})

test('opening an answered or declined request again takes the answer and the reason back', async () => {
  const id = await seedRequest(shop, leilani, { status: 'completed', answer: 'rejected', feedback: 'No.' })
  expect((await set(id, { status: 'review' })).request).toMatchObject({ answer: null, feedback: '' })
  await set(id, { status: 'rejected', reason: 'Too far away' })
  expect((await set(id, { status: 'in_progress' })).request.declineReason).toBe('')
})
