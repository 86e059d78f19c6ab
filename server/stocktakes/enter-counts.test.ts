import { expect, test } from 'vitest'
import type { Count } from '#contract/stocktakes.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { countingShop } from '#tests/support/stocktake/counting-shop.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { seeded, studio, count, read, order, refused, change } = countingShop(shop)

test('is kept beside what should stand there, and leaves stock alone', async () => {
  const before = await productBooks(shop.shop.db)
  const { lines, stocktake } = await count(
    { productCode: 'LN-CHA-1', counted: 12, reason: 'Two behind the door' },
    { productCode: 'LN-SOF-1', variantKey: 'oak', counted: 4 },
  )
  expect(lines).toMatchObject([
    { productId: seeded.chair, name: 'Reed', expected: 10, counted: 12, reason: 'Two behind the door' },
    { productId: seeded.sofa, finish: 'Smoked oak', expected: 4, counted: 4 },
  ])
  expect(stocktake).toMatchObject({ lines: 2, differences: 1, more: 2, fewer: 0, appliedAt: null })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('by scan adds one each time, and finds a finish behind the code', async () => {
  await count({ productCode: 'LN-CHA-1', add: 1 })
  const { lines } = await count({ productCode: 'LN-CHA-1', add: 1 }, { productCode: 'ln-sof-1 oak', add: 1 })
  expect(lines).toMatchObject([{ counted: 2 }, { variantKey: 'oak', counted: 1 }])
})

test('of two codes that differ in case alone, another case means neither', async () => {
  await seedProduct(shop.shop.db, { productCode: 'ln-cha-1', name: 'Low reed' })
  const { lines } = await count(
    { productCode: 'ln-cha-1', counted: 1 },
    { productCode: 'LN-CHA-1', counted: 2 },
  )
  expect(lines.map(({ name }) => name)).toEqual(['Low reed', 'Reed'])
  await refused(() => count({ productCode: 'Ln-Cha-1', counted: 3 }), { status: 400 })
})

test('shows what is left to count, what was counted, and what differs', async () => {
  await count(
    { productCode: 'LN-CHA-1', counted: 9 },
    { productCode: 'LN-SOF-1', variantKey: 'ash', counted: 3 },
  )
  const keys = async (query: object) => (await read(query)).lines.map(({ name, counted }) => [name, counted])
  expect(await keys({ search: 'ln-' })).toEqual([
    ['Koa', 3],
    ['Koa', null],
    ['Reed', 9],
  ])
  expect(await keys({ view: 'counted' })).toEqual([
    ['Koa', 3],
    ['Reed', 9],
  ])
  expect(await keys({ view: 'differences' })).toEqual([['Reed', 9]])
})

test('takes what orders hold for standing there, until it is shipped', async () => {
  const { order: placed } = await order()
  expect((await count({ productCode: 'LN-CHA-1', counted: 10 })).lines).toMatchObject([{ expected: 10 }])
  const body = { status: 'shipped' as const }
  await studio.call('PUT /api/orders/:id/status', { params: { id: placed._id }, body })
  expect((await count({ productCode: 'LN-CHA-1', counted: 9 })).lines).toMatchObject([{ expected: 9 }])
})

test('a reason alone leaves what should have stood there when it was counted', async () => {
  await count({ productCode: 'LN-CHA-1', counted: 12 })
  await change(-3)
  const { lines } = await count({ productCode: 'LN-CHA-1', reason: 'Two behind the door' })
  expect(lines).toMatchObject([{ expected: 10, counted: 12, reason: 'Two behind the door' }])
  await refused(() => count({ productCode: 'LN-SOF-1', variantKey: 'oak', reason: 'Why' }), {
    status: 400,
    message: 'Enter a count',
  })
})

test('of two people the second hears that the first was there', async () => {
  await count({ productCode: 'LN-CHA-1', counted: 12, seen: null })
  await refused(() => count({ productCode: 'LN-CHA-1', counted: 11, seen: null }), {
    code: 'stale',
    message: 'Reed was counted meanwhile: 12. Nothing of yours was saved.',
  })
  await count({ productCode: 'LN-CHA-1', counted: null, seen: 12 })
  expect((await read({ view: 'counted' })).lines).toEqual([])
})

test.each<[Partial<Count>[], string]>([
  [[{ productCode: 'LN-NONE', counted: 1 }], 'No piece has the code “LN-NONE”'],
  [
    [{ productCode: 'LN-SOF-1', counted: 1 }],
    'Koa comes in 2 finishes. Say which, for example “LN-SOF-1 ash”.',
  ],
  [[{ productCode: 'LN-SOF-1', variantKey: 'teak', counted: 1 }], 'Koa has no finish “teak”'],
  [
    [
      { productCode: 'LN-CHA-1', counted: 1 },
      { productCode: 'LN-CHA-1', add: 1 },
    ],
    'Reed is here twice',
  ],
  [[{ productCode: 'LN-CHA-1', counted: -1 }], 'Stock cannot be negative'],
  [[{ productCode: 'LN-CHA-1', counted: 1.5 }], 'Use a whole number'],
  [[{ productCode: 'LN-CHA-1', counted: 1_000_001 }], 'Stock can be at most 1,000,000'],
  [[{ productCode: 'LN-CHA-1', counted: 1, add: 1 }], 'Enter a count'],
  [[{ productCode: 'LN-CHA-1' }], 'Enter a count'],
  [[], 'Enter a count'],
])('%j is refused in words', (counts, message) => refused(() => count(...counts), { status: 400, message }))

test('does not add up to more than can be counted', async () => {
  await count({ productCode: 'LN-CHA-1', counted: 1_000_000 })
  await refused(() => count({ productCode: 'LN-CHA-1', add: 1 }), { status: 400 })
})
