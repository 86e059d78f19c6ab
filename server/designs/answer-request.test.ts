import { expect, test } from 'vitest'
import { designRefusalOf, eventsOf } from '#tests/support/books/design-books.ts'
import { seedRequest, type SeededRequest } from '#tests/support/seed/design.ts'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { kai, leilani, nobody, type Person } from '#tests/support/people.ts'
import { readLetter } from '#tests/support/letters/read-letter.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const inReview: SeededRequest = { status: 'review', paymentStatus: 'paid', concepts: 1 }

const answer = (id: string, body: { status: string; feedback?: string }, person: Person = leilani) =>
  shop.as(person).call('PUT /api/design-requests/:id/status', { params: { id }, body })
const refused = (id: string, body: { status: string; feedback?: string }, person?: Person) =>
  designRefusalOf(shop.shop.db, () => answer(id, body, person))

test.each(['review', 'revision'] as const)('approves a design in %s', async (status) => {
  const id = await seedRequest(shop, leilani, { ...inReview, status })
  const { request, data } = await answer(id, { status: 'completed' })
  expect(data).toEqual(request)
  expect(request).toMatchObject({
    status: 'completed',
    completedAt: '2026-11-20T22:00:00.000Z',
    answer: 'approved',
    feedback: '',
  })
  expect(request.history).toMatchObject([{ type: 'approved', title: 'Design approved' }])
  expect(await lettersIn(shop.shop.db)).toEqual([
    'design-completed → leilani@example.com',
    'studio-design-answered → studio@lanai.example',
  ])
})

test('rejects a design with feedback once both revisions are used', async () => {
  const id = await seedRequest(shop, leilani, { ...inReview, revisionCount: 2 })
  const { request } = await answer(id, { status: 'completed', feedback: 'It is not\nour home.' })
  expect(request).toMatchObject({ status: 'completed', answer: 'rejected', feedback: 'It is not\nour home.' })
  expect(request.history.at(-1)).toMatchObject({
    type: 'design_rejected',
    title: 'Design rejected with feedback',
    description: 'It is not\nour home.',
  })
  expect(await readLetter(shop.shop.db, 'studio-design-answered')).toContain('Feedback: It is not\nour home.')
})

test('an approval after both revisions carries no feedback, in the letter neither', async () => {
  const id = await seedRequest(shop, leilani, { ...inReview, revisionCount: 2 })
  expect((await answer(id, { status: 'completed', feedback: '  ' })).request.answer).toBe('approved')
  expect(await readLetter(shop.shop.db, 'studio-design-answered')).not.toContain('Feedback')
})

test.each([0, 1])('cannot reject with %i revisions used', async (revisionCount) => {
  const id = await seedRequest(shop, leilani, { ...inReview, revisionCount })
  const refusal = await refused(id, { status: 'completed', feedback: 'No.' })
  expect(refusal).toMatchObject({ status: 409, code: 'illegal_state' })
})

test.each(['cancelled', 'canceled'])('withdraws an unpaid request, spelled %s', async (status) => {
  const id = await seedRequest(shop, leilani)
  const { request } = await answer(id, { status })
  expect(request).toMatchObject({ status: 'cancelled', completedAt: null, answer: null })
  expect(await eventsOf(shop.shop.db, id)).toEqual(['withdrawn'])
  expect(await lettersIn(shop.shop.db)).toEqual(['design-request-withdrawn → leilani@example.com'])
})

test.each(['pending', 'rejected'] as const)(
  'the studio hears of a withdrawal while evidence waits, which is %s',
  async (paymentStatus) => {
    const id = await seedRequest(shop, leilani, { evidence: true, paymentStatus })
    await answer(id, { status: 'cancelled' })
    const told = (await lettersIn(shop.shop.db)).filter((letter) => letter.startsWith('studio-'))
    const letter = 'studio-design-withdrawn-with-payment → studio@lanai.example'
    expect(told).toEqual(paymentStatus === 'pending' ? [letter] : [])
  },
)

test('what was done cannot be done again', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  await answer(id, { status: 'completed' })
  expect(await refused(id, { status: 'completed' })).toMatchObject({ status: 409, code: 'illegal_state' })
})

test.each(['pending', 'in_progress', 'review', 'revision', 'rejected'])(
  'no client ever sets %s',
  async (status) => {
    const id = await seedRequest(shop, leilani, inReview)
    expect(await refused(id, { status })).toMatchObject({ status: 409, code: 'illegal_state' })
  },
)

test('an unknown status is told as such', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  expect(await refused(id, { status: 'done' })).toMatchObject({ fields: { status: 'Choose a status' } })
})

test('somebody else’s request answers as unknown', async () => {
  const id = await seedRequest(shop, leilani, inReview)
  const code = 'design_request_not_found'
  expect(await refused(id, { status: 'completed' }, kai)).toMatchObject({ status: 404, code })
  expect(await refused(id, { status: 'done' }, nobody)).toMatchObject({ status: 401 })
})
