import { beforeEach, expect, test } from 'vitest'
import { designHistory, designSuggestions } from '#server/db/schema/designs.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { saveSuggestions, type SentPiece } from '#tests/support/seed/suggestion-calls.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const OPTIONS_MISSING = 'Please select all required variant options'

let id = ''
let chair = ''
let table = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
  chair = await seedProduct(testing.shop.db, { variants: inTwoFinishes, stock: { ash: 3, oak: 4 } })
  table = await seedProduct(testing.shop.db)
})

const save = (products: SentPiece[], person: Person = noa, requestId = id) =>
  saveSuggestions(testing, requestId, products, person)

const oneTable = () => ({ productId: table, quantity: 1 })
const rows = () => testing.shop.db.select().from(designSuggestions)
const history = () => testing.shop.db.select().from(designHistory)

test.each<[string, Record<string, unknown>]>([
  ['no option', {}],
  ['an unknown option', { Finish: 'teak' }],
  ['another name', { Colour: 'oak' }],
  ['an option too many', { Finish: 'oak', Size: 'xl' }],
  ['no text', { Finish: 7 }],
])('a piece with %s is refused in the words of the page', async (_what, options) => {
  await expect(
    save([oneTable(), { productId: chair, quantity: 1, variant: { options } }]),
  ).rejects.toMatchObject({ status: 400, code: 'validation_failed', message: OPTIONS_MISSING })
  expect(await rows()).toEqual([])
})

test.each([0, -1, 1.5, 1000, '1'])('the quantity %j is refused', async (quantity) => {
  await expect(save([{ productId: table, quantity }])).rejects.toMatchObject({
    status: 400,
    fields: { 'products.0.quantity': expect.any(String) },
  })
  expect(await rows()).toEqual([])
})

test('a product that is unknown or no longer sold is refused in the same words', async () => {
  const archived = await seedProduct(testing.shop.db, { state: 'archived' })
  for (const productId of [UNKNOWN, archived]) {
    await expect(save([oneTable(), { productId, quantity: 1 }])).rejects.toMatchObject({
      status: 404,
      code: 'product_not_found',
      message: 'Product not found',
      fields: { 'products.1.productId': 'Product not found' },
    })
  }
  expect(await rows()).toEqual([])
})

test('at most 100 products are suggested', async () => {
  await expect(save(Array.from({ length: 101 }, oneTable))).rejects.toMatchObject({
    status: 400,
    message: 'Suggest at most 100 products',
  })
})

test.each(['cancelled', 'rejected'] as const)('a %s request takes no suggestions', async (status) => {
  const over = await seedRequest(testing, leilani, { status })
  await expect(save([oneTable()], noa, over)).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
  expect(await rows()).toEqual([])
  expect(await history()).toEqual([])
})

test('only the studio suggests', async () => {
  await expect(save([oneTable()], leilani)).rejects.toMatchObject({ status: 403 })
  await expect(save([oneTable()], kai)).rejects.toMatchObject({ status: 403 })
  await expect(save([oneTable()], nobody)).rejects.toMatchObject({ status: 401 })
  await expect(save([oneTable()], noa, UNKNOWN)).rejects.toMatchObject({ code: 'design_request_not_found' })
  expect(await rows()).toEqual([])
})
