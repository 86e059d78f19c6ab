import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Edit } from '#domain/boards/board.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedPublishedBoard, standing } from '#tests/support/seed/board.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { saveSuggestions } from '#tests/support/seed/suggestion-calls.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let ids = { id: '', conceptId: '', product: '' }
let lamp = ''
let revision = 1
beforeEach(async () => {
  ids = await seedPublishedBoard(testing, leilani)
  lamp = await seedProduct(testing.shop.db, { name: 'Reef lamp' })
  revision = 1
})

async function edit(edits: Edit[]) {
  const body = { revision, attempt: randomUUID(), edits }
  await testing.as(noa).call('PUT /api/boards/:id', { params: ids, body })
  revision += 1
}
const put = (id: string, product: string | null) =>
  edit([{ of: 'pieces', id, value: product === null ? null : standing(product, 3500) }])
const publish = () =>
  testing
    .as(noa)
    .call('POST /api/design-requests/:id/board/publish', { params: ids, body: { revision, notes: '' } })
async function listed() {
  const { request } = await testing.as(leilani).call('GET /api/design-requests/:id', { params: ids })
  return request.suggestedProducts
}
const names = async () => (await listed()).map(({ quantity, name }) => `${quantity} ${name}`)
async function answer(productId: string, verdict: 'accepted' | 'declined') {
  const found = (await listed()).find((suggestion) => suggestion.productId === productId)
  await testing.as(leilani).call('PUT /api/design-requests/:id/suggested-products/:suggestionId/answer', {
    params: { id: ids.id, suggestionId: found?._id ?? '' },
    body: { answer: verdict },
  })
}

test('what is taken off the board is no longer suggested with the next concept', async () => {
  await put('lampaaaa', lamp)
  await publish()
  expect(await names()).toEqual(['1 Sedge chair', '1 Reef lamp'])
  expect((await listed()).map(({ isFromBoard }) => isFromBoard)).toEqual([true, true])
  await put('chairaaa', null)
  await publish()
  expect(await names()).toEqual(['1 Reef lamp'])
})

test('what the studio listed by hand stays, also where it stood on a board for a time', async () => {
  await saveSuggestions(testing, ids.id, [
    { productId: ids.product, quantity: 1 },
    { productId: lamp, quantity: 1 },
  ])
  await put('lampaaaa', lamp)
  await publish()
  await put('lampaaaa', null)
  await put('otheraaa', await seedProduct(testing.shop.db, { name: 'Ring table' }))
  await put('chairaaa', null)
  await publish()
  expect(await names()).toEqual(['1 Ring table', '1 Reef lamp'])
})

test('a piece whose quantity the studio changed by hand stays', async () => {
  await saveSuggestions(testing, ids.id, [{ productId: ids.product, quantity: 4 }])
  await put('lampaaaa', lamp)
  await put('chairaaa', null)
  await publish()
  expect(await names()).toEqual(['1 Reef lamp', '4 Sedge chair'])
})

test('what the client accepted stays, what they declined goes with its piece', async () => {
  const table = await seedProduct(testing.shop.db, { name: 'Ring table' })
  await put('lampaaaa', lamp)
  await put('tableaaa', table)
  await publish()
  await answer(table, 'accepted')
  await answer(lamp, 'declined')
  await put('lampaaaa', null)
  await put('tableaaa', null)
  await publish()
  expect(await listed()).toMatchObject([
    { productId: ids.product, isFromBoard: true },
    { productId: table, isFromBoard: false, answer: 'accepted' },
  ])
})

test('what a client chose in the place of a piece goes on being of the board', async () => {
  const size = { widthCm: 55, depthCm: 60, heightCm: 80 }
  const product = await seedProduct(testing.shop.db, { name: 'Reed chair', details: { size } })
  await testing.as(leilani).call('PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece', {
    params: { ...ids, piece: 'chairaaa' },
    body: { swap: { product, key: 'default' } },
  })
  expect(await listed()).toMatchObject([{ productId: product, isFromBoard: true, answer: 'accepted' }])
  await publish()
  expect(await names()).toEqual(['1 Sedge chair', '1 Reed chair'])
})
