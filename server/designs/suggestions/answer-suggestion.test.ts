import { beforeEach, expect, test } from 'vitest'
import { designHistory, designSuggestions } from '#server/db/schema/designs.ts'
import { emails } from '#server/db/schema/emails.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let id = ''
let suggestionId = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
  suggestionId = await seedSuggestion(testing.shop.db, id, {
    productId: await seedProduct(testing.shop.db, { name: 'Sedge chair' }),
  })
})

type Answer = 'accepted' | 'declined' | null

async function answer(person: Person, input: Answer, note?: string, params = { id, suggestionId }) {
  const { request } = await testing
    .as(person)
    .call('PUT /api/design-requests/:id/suggested-products/:suggestionId/answer', {
      params,
      body: { answer: input, note },
    })
  return request.suggestedProducts
}

const rows = () => testing.shop.db.select().from(designSuggestions)
const history = () => testing.shop.db.select().from(designHistory)

test.each([
  ['accepted', 'Accepted: Sedge chair. For the window'],
  ['declined', 'Declined: Sedge chair. For the window'],
] as const)('a client %s a piece with a word, which is on the timeline', async (input, description) => {
  expect(await answer(leilani, input, '  For the window ')).toMatchObject([
    { answer: input, answerNote: 'For the window' },
  ])
  expect(await history()).toMatchObject([
    { type: 'suggestion_answered', title: 'Product suggestion answered', description, actorId: leilani.id },
  ])
  expect(await testing.shop.db.select().from(emails)).toEqual([])
  const { request } = await testing.as(noa).call('GET /api/design-requests/:id', { params: { id } })
  expect(request.suggestedProducts).toMatchObject([{ answer: input, answerNote: 'For the window' }])
})

test('an answer can be changed and taken back, and its word goes with it', async () => {
  await answer(leilani, 'accepted', 'Lovely')
  expect(await answer(leilani, 'declined')).toMatchObject([{ answer: 'declined', answerNote: '' }])
  expect(await answer(leilani, null, 'Not sure')).toMatchObject([{ answer: null, answerNote: '' }])
  expect(await rows()).toMatchObject([{ answeredAt: null }])
  expect((await history()).map(({ description }) => description)).toEqual([
    'Accepted: Sedge chair. Lovely',
    'Declined: Sedge chair',
    'Answer taken back: Sedge chair',
  ])
})

test('the same answer again changes nothing', async () => {
  await answer(leilani, 'accepted', 'Lovely')
  const before = await rows()
  testing.wait(60_000)
  await answer(leilani, 'accepted', 'Lovely')
  expect(await rows()).toEqual(before)
  expect(await history()).toHaveLength(1)
})

test.each(['revision', 'completed'] as const)('a request in %s takes answers too', async (status) => {
  id = await seedRequest(testing, leilani, { status, paymentStatus: 'paid' })
  suggestionId = await seedSuggestion(testing.shop.db, id, {
    productId: await seedProduct(testing.shop.db),
  })
  expect(await answer(leilani, 'declined')).toMatchObject([{ answer: 'declined' }])
})

test.each(['pending', 'in_progress', 'cancelled', 'rejected'] as const)(
  'a request in %s takes no answer',
  async (status) => {
    id = await seedRequest(testing, leilani, { status })
    const productId = await seedProduct(testing.shop.db)
    suggestionId = await seedSuggestion(testing.shop.db, id, { productId })
    await expect(answer(leilani, 'accepted')).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
    expect((await rows()).map(({ answer: input }) => input)).toEqual([null, null])
    expect(await history()).toEqual([])
  },
)

test("someone else's request answers as an unknown one, its piece as an unknown piece", async () => {
  const own = await seedRequest(testing, kai, { status: 'review', paymentStatus: 'paid' })
  await expect(answer(kai, 'accepted')).rejects.toMatchObject({ code: 'design_request_not_found' })
  for (const params of [
    { id: own, suggestionId },
    { id: own, suggestionId: UNKNOWN },
    { id: own, suggestionId: 'chair' },
  ])
    await expect(answer(kai, 'accepted', '', params)).rejects.toMatchObject({ code: 'suggestion_not_found' })
  await expect(answer(noa, 'accepted')).rejects.toMatchObject({ status: 403 })
  await expect(answer(nobody, 'accepted')).rejects.toMatchObject({ status: 401 })
  expect(await rows()).toMatchObject([{ answer: null }])
})

test.each([
  ['an unknown answer', 'maybe', ''],
  ['no answer', undefined, ''],
  ['a word too long', 'accepted', 'x'.repeat(1001)],
])('%s is refused', async (_what, input, note) => {
  await expect(answer(leilani, input as never, note)).rejects.toMatchObject({ status: 400 })
  expect(await rows()).toMatchObject([{ answer: null }])
})
