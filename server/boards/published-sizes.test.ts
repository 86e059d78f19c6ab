import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { boards } from '#server/db/schema/boards.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedPublishedBoard } from '#tests/support/seed/board.ts'
import { savedForm } from '#tests/support/seed/managed.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
let ids = { id: '', conceptId: '', product: '' }
beforeEach(async () => {
  ids = await seedPublishedBoard(testing, leilani)
})

const size = (widthCm: number) => ({ size: { widthCm, depthCm: 60, heightCm: 80 } })
const asSold = { widthCm: 60, depthCm: 60, heightCm: 80 }

async function resize(id: string, details: object) {
  const studio = testing.as(noa)
  const { product } = await studio.call('GET /api/products/managed/:id', { params: { id } })
  await studio.call('PUT /api/products/:id', { params: { id }, body: savedForm(product, { details }) })
}
const publishedOf = async (conceptId: string) => {
  const path = 'GET /api/design-requests/:id/concepts/:conceptId/board'
  const { board } = await testing.as(leilani).call(path, { params: { id: ids.id, conceptId } })
  return board.published
}
const swap = (product: string) =>
  testing.as(leilani).call('PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece', {
    params: { ...ids, piece: 'chairaaa' },
    body: { swap: { product, key: 'default' } },
  })

test('a version keeps the size that its pieces had, and the next one has the size that they have by then', async () => {
  await resize(ids.product, size(140))
  expect(await publishedOf(ids.conceptId)).toMatchObject([{ product: ids.product, size: asSold }])
  const { request } = await testing.as(noa).call('POST /api/design-requests/:id/board/publish', {
    params: ids,
    body: { revision: 1, notes: '' },
  })
  expect(await publishedOf(request.designConcepts.at(-1)?._id ?? '')).toMatchObject([
    { size: { ...asSold, widthCm: 140 } },
  ])
  expect(await publishedOf(ids.conceptId)).toMatchObject([{ size: asSold }])
})

test('a swap is put and checked beside the sizes that were published; of older versions, beside those of now', async () => {
  const other = await seedProduct(testing.shop.db, { name: 'Gable chair', details: size(70) })
  const swapped = async () => {
    await swap(other)
    const path = 'GET /api/design-requests/:id/concepts/:conceptId/board'
    return (await testing.as(leilani).call(path, { params: ids })).board.swaps['chairaaa']?.y
  }
  // Its back stays where it was: 60 cm deep as published, 20 more by now.
  await resize(ids.product, { size: { ...asSold, depthCm: 80 } })
  expect(await swapped()).toBe(1500)
  await swap(ids.product)
  const lines = await publishedOf(ids.conceptId)
  const unmeasured = lines.map(({ product, key, name }) => ({ product, key, name, price: 1 }))
  await testing.shop.db.update(boards).set({ published: unmeasured }).where(eq(boards.id, ids.conceptId))
  expect(await swapped()).toBe(1400)
})

test('what was chosen instead has the size that it is sold in', async () => {
  const other = await seedProduct(testing.shop.db, { name: 'Gable chair', details: size(70) })
  await resize(other, size(700))
  await expect(swap(other)).rejects.toMatchObject({ code: 'does_not_fit' })
})
