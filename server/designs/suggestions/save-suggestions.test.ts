import { beforeEach, expect, test } from 'vitest'
import { designHistory, designSuggestions } from '#server/db/schema/designs.ts'
import { emails } from '#server/db/schema/emails.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { saveSuggestions, type SentPiece } from '#tests/support/seed/suggestion-calls.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

let id = ''
let chair = ''
let table = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
  chair = await seedProduct(testing.shop.db, {
    name: 'Sedge chair',
    variants: inTwoFinishes,
    stock: { ash: 3, oak: 4 },
  })
  table = await seedProduct(testing.shop.db, { name: 'Ring table' })
})

const save = (products: SentPiece[]) => saveSuggestions(testing, id, products)

const oakChair = (quantity = 2) => ({ productId: chair, quantity, variant: { options: { Finish: 'oak' } } })
const oneTable = () => ({ productId: table, quantity: 1 })
const rows = () => testing.shop.db.select().from(designSuggestions)
const history = () => testing.shop.db.select().from(designHistory)
const letters = () => testing.shop.db.select().from(emails)
const answer = (suggestionId: string, input: 'accepted' | 'declined', note = '') =>
  testing.as(leilani).call('PUT /api/design-requests/:id/suggested-products/:suggestionId/answer', {
    params: { id, suggestionId },
    body: { answer: input, note },
  })

test('the list stands in its order, in the words and figures of the catalogue', async () => {
  await testing.set('general', { quoteMode: false })
  const dear = { name: 'Another name', price: 1, imageUrl: 'https://elsewhere.example/x.png' }
  const saved = await save([{ ...oakChair(), ...dear }, oneTable()])
  expect(saved).toMatchObject([
    {
      productId: chair,
      name: 'Sedge chair',
      imageUrl: '',
      variant: { options: { Finish: { id: 'oak', name: 'Smoked oak' } } },
      price: 125.5,
      quantity: 2,
      stock: 4,
      isGone: false,
      standIns: [],
      answer: null,
      answerNote: '',
    },
    { productId: table, name: 'Ring table', variant: { options: {} }, price: 100, quantity: 1, stock: 10 },
  ])
  const { request } = await testing.as(leilani).call('GET /api/design-requests/:id', { params: { id } })
  expect(request.suggestedProducts).toEqual(saved)
})

test.each([
  ['as it was read', { Finish: { id: 'oak', name: 'Smoked oak' } }],
  ['by its id', { Finish: 'oak' }],
  ['under the name as the cart writes it', { finish: 'oak' }],
])('an option is given %s', async (_how, options) => {
  await save([{ productId: chair, quantity: 1, variant: { options } }])
  expect(await rows()).toMatchObject([{ variantKey: 'oak', choice: { finish: 'oak' } }])
})

test('saving is on the timeline, in the audit log, and in the mail of the client', async () => {
  await save([oakChair(), oneTable()])
  const list = '2 × Sedge chair (Smoked oak); 1 × Ring table'
  expect(await history()).toMatchObject([
    { type: 'suggestions_saved', title: 'Product suggestions saved', description: list, actorId: noa.id },
  ])
  expect(await auditOf(testing.shop.db, 'design', id)).toMatchObject([
    {
      action: 'design.suggestions_saved',
      actorId: noa.id,
      before: { suggestions: '' },
      after: { suggestions: list },
    },
  ])
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ letter: 'product-suggestions', recipient: leilani.email })
  expect(letter?.subject).toBe(`Pieces for your design ${await numberOf(testing, id)}`)
  expect(letter?.bodyText).toContain('Sedge chair')
  expect(letter?.bodyText).not.toContain('$')
})

test('saving the same list again changes nothing and tells nobody', async () => {
  await save([oakChair(), oneTable()])
  const before = await rows()
  testing.wait(60_000)
  await save([oakChair(), oneTable()])
  expect(await rows()).toEqual(before)
  expect(await history()).toHaveLength(1)
  expect(await auditOf(testing.shop.db, 'design', id)).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
})

test.each([
  ['moved', () => [oneTable(), oakChair()]],
  ['taken off', () => [oakChair()]],
  ['taken off to the last', () => []],
])('pieces that are only %s are saved without a letter', async (_what, list) => {
  await save([oakChair(), oneTable()])
  await save(list())
  expect(await letters()).toHaveLength(1)
  expect(await history()).toHaveLength(2)
  expect(await rows()).toHaveLength(list().length)
})

test('a piece that stays as it was keeps its id and the answer; one whose number changed is asked again', async () => {
  const [first, second] = await save([oakChair(), oneTable()])
  await answer(first?._id ?? '', 'accepted', 'Lovely')
  await answer(second?._id ?? '', 'declined')
  const stored = await save([{ ...oneTable(), quantity: 3 }, oakChair()])
  expect(stored).toMatchObject([
    { _id: second?._id, quantity: 3, answer: null },
    { _id: first?._id, answer: 'accepted', answerNote: 'Lovely' },
  ])
  expect(await letters()).toHaveLength(2)
})

test('the same piece named twice is one piece with both numbers', async () => {
  expect(await save([oakChair(2), oneTable(), oakChair(3)])).toMatchObject([
    { productId: chair, quantity: 5 },
    { productId: table },
  ])
  await expect(save([oakChair(999), oakChair(1)])).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { 'products.1.quantity': 'Quantity must be at most 999' },
  })
  expect(await rows()).toHaveLength(2)
})
