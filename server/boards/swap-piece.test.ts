import { JOURNAL_REVISIONS } from '#domain/boards/board-limits.ts'
import { examine } from '#server/doctor/examine.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { categories } from '#server/db/schema/categories.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { designHistory, designRequests, designSuggestions } from '#server/db/schema/designs.ts'
import { products } from '#server/db/schema/products.ts'
import { eq, sql } from 'drizzle-orm'
import { lettersIn } from '#tests/support/books/order-books.ts'
import { readLetter } from '#tests/support/letters/read-letter.ts'
import { kai, leilani, noa, type Person } from '#tests/support/people.ts'
import { seedPublishedBoard } from '#tests/support/seed/board.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const size = (widthCm: number) => ({ size: { widthCm, depthCm: 60, heightCm: 80 } })
let ids = { id: '', conceptId: '', product: '' }
let other = ''

beforeEach(async () => {
  ids = await seedPublishedBoard(testing, leilani)
  other = await seedProduct(testing.shop.db, { name: 'Gable chair', details: size(70) })
})

const place = (part = {}) => ({ id: ids.id, conceptId: ids.conceptId, piece: 'chairaaa', ...part })
const swap = (product: string | null, { by = leilani, key = 'default', part = {}, anyway = false } = {}) =>
  testing.as(by).call('PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece', {
    params: place(part),
    body: { swap: product === null ? null : { product, key }, anyway },
  })
const version = async (person: Person = leilani) =>
  (
    await testing.as(person).call('GET /api/design-requests/:id/concepts/:conceptId/board', {
      params: { id: ids.id, conceptId: ids.conceptId },
    })
  ).board
const rows = () =>
  Promise.all(
    [boards, boardEdits, designRequests, designSuggestions, designHistory].map((table) =>
      testing.shop.db.select().from(table),
    ),
  )

async function refused(act: () => Promise<unknown>, refusal: object) {
  const before = await rows()
  await expect(act()).rejects.toMatchObject(refusal)
  expect(await rows()).toEqual(before)
}

test('a published board is seen by its client and the studio, as it was, and is no plan of either', async () => {
  for (const person of [leilani, noa]) {
    const { content, swaps } = await version(person)
    expect(content.pieces['chairaaa']).toMatchObject({ product: ids.product })
    expect(swaps).toEqual({})
    const { boards: own } = await testing.as(person).call('GET /api/boards')
    expect(own).toEqual([])
    await expect(
      testing.as(person).call('GET /api/boards/:id', { params: { id: ids.conceptId } }),
    ).rejects.toMatchObject({ code: 'board_not_found' })
  }
  const { request } = await testing.as(leilani).call('GET /api/design-requests/:id', { params: ids })
  expect(request.designConcepts).toMatchObject([{ hasBoard: true }])
  await expect(version(kai)).rejects.toMatchObject({ code: 'design_request_not_found' })
})

test('a client chooses another piece: it stands there, and its suggestion is accepted', async () => {
  const { request } = await swap(other)
  expect(request.suggestedProducts).toMatchObject([{ productId: other, quantity: 1, answer: 'accepted' }])
  expect(request.history.at(-1)).toMatchObject({
    title: 'Piece swapped',
    description: 'Gable chair in place of Sedge chair',
  })
  const { content, swaps } = await version(noa)
  expect(swaps['chairaaa']).toMatchObject({ product: other, x: 1500 })
  expect(content.pieces['chairaaa']).toMatchObject({ product: ids.product })

  const before = await rows()
  await swap(other)
  expect(await rows()).toEqual(before)
})

test('what was chosen is taken back, and the suggestion with it', async () => {
  await swap(other)
  const { request } = await swap(null)
  expect(request.suggestedProducts).toMatchObject([{ productId: ids.product, quantity: 1 }])
  expect((await version()).swaps).toEqual({})
})

test('the last choice for a place counts', async () => {
  const third = await seedProduct(testing.shop.db, { name: 'Reed chair', details: size(55) })
  await swap(other)
  const { request } = await swap(third)
  expect(request.suggestedProducts.map(({ productId }) => productId)).toEqual([third])
  expect(Object.values((await version()).swaps)).toMatchObject([{ product: third }])
})

test('choices that are changed and taken back leave sound data', async () => {
  for (const chosen of [other, null, other, null]) await swap(chosen)
  expect((await version()).swaps).toEqual({})
  expect(await examine(testing.shop)).toEqual([])
})

test('what is no longer sold is not brought back: what was chosen stays', async () => {
  await swap(other)
  await testing.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, ids.product))
  await refused(() => swap(null), {
    code: 'board_piece_gone',
    message: 'Sedge chair is no longer sold. What you chose stays.',
  })
})

test('the studio gets one letter of what is chosen within ten minutes', async () => {
  const letters = async () =>
    (await lettersIn(testing.shop.db)).filter((letter) => letter.startsWith('studio-piece'))
  await swap(other)
  await swap(null)
  expect(await letters()).toEqual(['studio-piece-swapped → studio@lanai.example'])
  expect(await readLetter(testing.shop.db, 'studio-piece-swapped')).toContain(
    'Leilani Akana chose Gable chair in place of Sedge chair.',
  )
  testing.wait(10 * 60_000 + 1)
  await swap(other)
  expect(await letters()).toHaveLength(2)
})

describe('a swap over the budget of the brief', () => {
  let dear = ''
  beforeEach(async () => {
    await testing.set('general', { quoteMode: false })
    dear = await seedProduct(testing.shop.db, { name: 'Throne', priceCents: 100_001, details: size(70) })
    await testing.shop.db.update(designRequests).set({ brief: sql`brief || '{"budget":"low"}'` })
  })

  test('is refused with what it comes to, and goes through anyway', async () => {
    await refused(() => swap(dear), {
      code: 'over_budget',
      message: 'This brings the pieces to $1,000.01, over the $1,000.00 of your brief.',
    })
    const { request } = await swap(dear, { anyway: true })
    expect(request.suggestedProducts).toMatchObject([{ productId: dear }])
    await swap(other)
  })

  test('is not spoken of where prices are on request, nor without an end of the budget', async () => {
    await testing.shop.db.update(designRequests).set({ brief: sql`brief || '{"budget":"luxury"}'` })
    await swap(dear)
    await swap(null)
    await testing.shop.db.update(designRequests).set({ brief: sql`brief || '{"budget":"low"}'` })
    await testing.set('general', { quoteMode: true })
    await swap(dear)
    expect((await version()).swaps['chairaaa']).toMatchObject({ product: dear })
  })
})

test.each([
  ['a piece of another kind', { categoryId: 'bed' }, 'not_of_this_kind'],
  ['what is sold out', { stock: 0 }, 'out_of_stock'],
  ['what is wider than the room', { details: size(700) }, 'does_not_fit'],
  ['what was never measured', { details: {} }, 'does_not_fit'],
])('%s is refused', async (_case, product, code) => {
  await testing.shop.db.insert(categories).values({ id: 'bed', name: 'Bed', position: 2 })
  const wanted = await seedProduct(testing.shop.db, { details: size(60), ...product })
  await refused(() => swap(wanted), { code })
})

test('what is no longer sold, of no such finish, nowhere or past what the journal holds is refused', async () => {
  await refused(() => swap(other, { key: 'plaid' }), { code: 'product_not_found' })
  await refused(() => swap('6f1c9a2e-0000-4000-8000-000000000000'), { code: 'product_not_found' })
  for (const piece of ['nothinga', 'toString', '__proto__'])
    await refused(() => swap(other, { part: { piece } }), { code: 'board_piece_not_found' })
  await refused(() => swap(other, { part: { conceptId: ids.id } }), { code: 'board_not_found' })
  await testing.shop.db.update(boards).set({ revision: JOURNAL_REVISIONS })
  await refused(() => swap(other), { message: expect.stringContaining('as a comment') })
  await testing.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, other))
  await refused(() => swap(other), { code: 'product_not_found' })
})

test('nobody else swaps, and nothing is swapped once the design is approved', async () => {
  await refused(() => swap(other, { by: kai }), { code: 'design_request_not_found' })
  await refused(() => swap(other, { by: noa }), { status: 403 })
  await testing.shop.db.update(designRequests).set({ status: 'completed', completedAt: testing.shop.clock() })
  await refused(() => swap(other), { code: 'illegal_state' })
})

test('a version that a newer one follows is only looked at', async () => {
  await swap(other)
  const { board } = await testing.as(noa).call('GET /api/boards/:id', { params: ids })
  await testing.as(noa).call('POST /api/design-requests/:id/board/publish', {
    params: ids,
    body: { revision: board.revision, notes: '' },
  })
  await refused(() => swap(null), { code: 'illegal_state' })
  expect(Object.keys((await version()).swaps)).toEqual(['chairaaa'])
})
