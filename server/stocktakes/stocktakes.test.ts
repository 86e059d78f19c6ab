import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Count } from '#contract/stocktakes.ts'
import { auditLines } from '#server/db/schema/audit.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { stocktakeLines } from '#server/db/schema/stocktakes.ts'
import { auditOf, countAudit } from '#tests/support/books/audit-rows.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { csvFile } from '#tests/support/files/product-file.ts'
import { leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { inEightWeeks, inTwoFinishes } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const studio = shop.as(noa)
let chair: string
let sofa: string
let id: string

beforeEach(async () => {
  chair = await seedListed(shop.shop, {
    name: 'Reed',
    productCode: 'LN-CHA-1',
    stock: 10,
    priceCents: 600_00,
  })
  const stock = { ash: 3, oak: 4 }
  sofa = await seedListed(shop.shop, { name: 'Koa', productCode: 'LN-SOF-1', variants: inTwoFinishes, stock })
  id = await started()
})

async function started(name = 'Warehouse') {
  const { stocktake } = await studio.call('POST /api/stocktakes', { body: { name } })
  return stocktake._id
}
const count = (...counts: Partial<Count>[]) =>
  studio.call('PUT /api/stocktakes/:id', { params: { id }, body: { counts: counts as Count[] } })
const apply = (person: Person = noa) =>
  shop.as(person).call('POST /api/stocktakes/:id/apply', { params: { id } })
const read = (query: object = {}) => studio.call('GET /api/stocktakes/:id', { params: { id }, query })
const file = (text: string) =>
  studio.call('POST /api/stocktakes/:id/file', { params: { id }, body: { countsFile: csvFile(text) } })
const order = () => shop.as(leilani).call('POST /api/orders', { body: orderForm(chair) })

async function stockOf(productId: string) {
  const rows = await shop.shop.db
    .select()
    .from(inventory)
    .where(eq(inventory.productId, productId))
    .orderBy(asc(inventory.variantKey))
  return rows.map(({ quantity }) => quantity)
}

/** Everything that a refusal must leave as it was. */
async function everything() {
  const { db } = shop.shop
  const lines = await db.select().from(stocktakeLines)
  return { ...(await productBooks(db)), lines, audited: await countAudit(db) }
}

async function refused(act: () => Promise<unknown>, expected: object) {
  const before = await everything()
  await expect(act()).rejects.toMatchObject(expected)
  expect(await everything()).toEqual(before)
}

describe('counting', () => {
  test('is kept beside what should stand there, and leaves stock alone', async () => {
    const before = await productBooks(shop.shop.db)
    const { lines, stocktake } = await count(
      { productCode: 'LN-CHA-1', counted: 12, reason: 'Two behind the door' },
      { productCode: 'LN-SOF-1', variantKey: 'oak', counted: 4 },
    )
    expect(lines).toMatchObject([
      { productId: chair, name: 'Reed', expected: 10, counted: 12, reason: 'Two behind the door' },
      { productId: sofa, finish: 'Smoked oak', expected: 4, counted: 4 },
    ])
    expect(stocktake).toMatchObject({ lines: 2, differences: 1, more: 2, fewer: 0, appliedAt: null })
    expect(await productBooks(shop.shop.db)).toEqual(before)
  })

  test('by scan adds one each time, and finds a finish behind the code', async () => {
    await count({ productCode: 'LN-CHA-1', add: 1 })
    const { lines } = await count(
      { productCode: 'LN-CHA-1', add: 1 },
      { productCode: 'LN-SOF-1 oak', add: 1 },
    )
    expect(lines).toMatchObject([{ counted: 2 }, { variantKey: 'oak', counted: 1 }])
  })

  test('shows what is left to count, what was counted, and what differs', async () => {
    await count(
      { productCode: 'LN-CHA-1', counted: 9 },
      { productCode: 'LN-SOF-1', variantKey: 'ash', counted: 3 },
    )
    const keys = async (query: object) =>
      (await read(query)).lines.map(({ name, counted }) => [name, counted])
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
    await shop.set('general', { quoteMode: false })
    const { order: placed } = await order()
    expect((await count({ productCode: 'LN-CHA-1', counted: 10 })).lines).toMatchObject([{ expected: 10 }])
    const body = { status: 'shipped' as const }
    await studio.call('PUT /api/orders/:id/status', { params: { id: placed._id }, body })
    expect((await count({ productCode: 'LN-CHA-1', counted: 9 })).lines).toMatchObject([{ expected: 9 }])
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
    [[{ productCode: 'LN-SOF-1', counted: 1 }], 'Koa comes in 2 finishes. Say which: ash, for example.'],
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
})

describe('a file of counts', () => {
  test('is shown beside the books before anything is saved; an exported inventory can be filled in', async () => {
    const before = await everything()
    const { lines, faults } = await file(
      [
        'Product code,Product,Category,Finish,Variant key,Stock,State,Counted,Reason',
        'LN-CHA-1,Reed,Chairs,,default,10,In stock,"1,012",Recounted',
        'LN-SOF-1,Koa,Sofas,Smoked oak,,4,Low stock,4,',
        'LN-SOF-1,Koa,Sofas,Natural ash,ash,3,Low stock,,',
      ].join('\n'),
    )
    expect(faults).toEqual([])
    expect(lines).toMatchObject([
      { productCode: 'LN-CHA-1', expected: 10, counted: 1012, seen: null, reason: 'Recounted' },
      { variantKey: 'oak', expected: 4, counted: 4, seen: null },
    ])
    expect(await everything()).toEqual(before)
  })

  test('says of each row that means nothing why, and reads the others', async () => {
    const { lines, faults } = await file(
      'productCode,variantKey,counted\nLN-NONE,,1\nLN-CHA-1,,two\nLN-CHA-1,,-2\nLN-SOF-1,,1\nLN-SOF-1,oak,5\nLN-SOF-1,oak,6',
    )
    expect(lines).toMatchObject([{ variantKey: 'oak', counted: 5 }])
    expect(faults).toEqual([
      { row: 2, message: 'No piece has the code “LN-NONE”' },
      { row: 3, message: 'Counted must be a whole number from 0 to 1,000,000' },
      { row: 4, message: 'Counted must be a whole number from 0 to 1,000,000' },
      { row: 5, message: 'Koa comes in 2 finishes. Say which: ash, for example.' },
      { row: 7, message: 'Koa, Smoked oak is counted in row 6 already' },
    ])
  })

  test.each([
    ['productCode,stock\nLN-CHA-1,3', 400, 'Missing required column: counted'],
    [
      `productCode,counted\n${'LN-CHA-1,1\n'.repeat(1001)}`,
      413,
      'A file may hold at most 1,000 counts. Please split it.',
    ],
  ])('as a whole is refused in words', (text, status, message) =>
    refused(() => file(text), { status, message, fields: { countsFile: message } }),
  )
})

describe('applying', () => {
  test('brings stock to the count, with its history, and one entry with a line for each difference', async () => {
    await count(
      { productCode: 'LN-CHA-1', counted: 12, reason: 'Two behind the door' },
      { productCode: 'LN-SOF-1', variantKey: 'ash', counted: 1 },
      { productCode: 'LN-SOF-1', variantKey: 'oak', counted: 4 },
    )
    const audited = await countAudit(shop.shop.db)
    const { stocktake } = await apply()
    expect(stocktake).toMatchObject({ appliedBy: 'Noa Kahale', lines: 3, differences: 2, more: 2, fewer: 2 })
    expect([await stockOf(chair), await stockOf(sofa)]).toEqual([[12], [1, 4]])
    expect((await productBooks(shop.shop.db)).history).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          productId: chair,
          change: 2,
          quantityAfter: 12,
          cause: 'stocktake',
          note: 'Warehouse: Two behind the door',
          actorId: noa.id,
        }),
      ]),
    )
    expect(await countAudit(shop.shop.db)).toBe(audited + 1)
    const entry = (await auditOf(shop.shop.db, 'stocktake', id)).at(-1)
    expect(entry).toMatchObject({
      action: 'stocktake.applied',
      after: { counted: 3, differences: 2, more: 2, fewer: 2 },
    })
    const lines = await shop.shop.db.select().from(auditLines).where(eq(auditLines.entryId, entry!.id))
    expect(lines.map(({ objectId, before, after }) => [objectId, before, after])).toEqual(
      expect.arrayContaining([
        [
          chair,
          { variantStock: { default: 10 } },
          { variantStock: { default: 12 }, note: 'Two behind the door' },
        ],
        [sofa, { variantStock: { ash: 3 } }, { variantStock: { ash: 1 } }],
      ]),
    )
    const shown = await shop.as(nobody).call('GET /api/products/:id', { params: { id: chair } })
    expect(shown.product.stock).toBe(12)
  })

  test('leaves sold what was sold, and come what came, since it was counted', async () => {
    await shop.set('general', { quoteMode: false })
    await count({ productCode: 'LN-CHA-1', counted: 8 })
    await order()
    const body = { change: 5, note: '' }
    await studio.call('PATCH /api/products/:id/stock', { params: { id: chair }, body })
    await apply()
    expect(await stockOf(chair)).toEqual([8 - 1 + 5])
  })

  test('works on what is made to order, begins what was never entered, and on what is archived', async () => {
    const bed = await seedListed(shop.shop, {
      productCode: 'LN-BED-1',
      stock: 2,
      availability: { default: inEightWeeks },
    })
    const bench = await seedListed(shop.shop, {
      productCode: 'LN-BEN-1',
      variants: inTwoFinishes,
      stock: { ash: 1 },
    })
    await count(
      { productCode: 'LN-BED-1', counted: 3 },
      { productCode: 'LN-BEN-1', variantKey: 'oak', counted: 6 },
    )
    await apply()
    expect([await stockOf(bed), await stockOf(bench)]).toEqual([[3], [1, 6]])
  })

  test('what would leave less than nothing is refused, with all of the stocktake', async () => {
    await count(
      { productCode: 'LN-CHA-1', counted: 2 },
      { productCode: 'LN-SOF-1', variantKey: 'oak', counted: 9 },
    )
    const body = { change: -5, note: '' }
    await studio.call('PATCH /api/products/:id/stock', { params: { id: chair }, body })
    await refused(apply, {
      code: 'stocktake_conflict',
      message:
        'Nothing was applied. Of Reed 8 are missing, and orders leave only 5. Count again, or take it out of the stocktake.',
    })
    await count({ productCode: 'LN-CHA-1', counted: null })
    await apply()
    expect(await stockOf(sofa)).toEqual([3, 9])
  })

  test('a piece that is gone is named, and the past count still tells of it', async () => {
    await count(
      { productCode: 'LN-CHA-1', counted: 12 },
      { productCode: 'LN-SOF-1', variantKey: 'oak', counted: 9 },
    )
    await studio.call('DELETE /api/products/:id', { params: { id: chair } })
    await refused(apply, {
      code: 'stocktake_conflict',
      message: expect.stringContaining('Reed is no longer in the shop.'),
    })
    await count({ productCode: 'LN-SOF-1', variantKey: 'oak', counted: 8 })
    expect((await read({ view: 'counted' })).lines).toHaveLength(2)
  })

  test('is done once, and nothing of it changes any more', async () => {
    await refused(apply, { code: 'stocktake_empty' })
    await count({ productCode: 'LN-CHA-1', counted: 12 })
    await apply()
    await refused(apply, { code: 'stocktake_applied' })
    await refused(() => count({ productCode: 'LN-CHA-1', counted: 1 }), { code: 'stocktake_applied' })
    await refused(() => studio.call('DELETE /api/stocktakes/:id', { params: { id } }), {
      code: 'stocktake_applied',
    })
    expect((await read()).lines).toMatchObject([
      { name: 'Reed', expected: 10, counted: 12, countedBy: 'Noa Kahale' },
    ])
  })
})

test('five are open at once, no more; one that is deleted makes room', async () => {
  for (let open = 1; open < 5; open++) await started(`Room ${open}`)
  await refused(() => started('One more'), { code: 'too_many_stocktakes' })
  await studio.call('DELETE /api/stocktakes/:id', { params: { id } })
  await started('One more')
  await expect(read()).rejects.toMatchObject({ code: 'stocktake_not_found' })
})

test('the open ones stand first', async () => {
  await count({ productCode: 'LN-CHA-1', counted: 12 })
  await apply()
  shop.wait(1000)
  await started('Showroom')
  const { stocktakes } = await studio.call('GET /api/stocktakes')
  expect(stocktakes.map(({ name, createdBy, differences }) => [name, createdBy, differences])).toEqual([
    ['Showroom', 'Noa Kahale', 0],
    ['Warehouse', 'Noa Kahale', 1],
  ])
})

test.each([
  ['a seller', makana, 403],
  ['a customer', leilani, 403],
  ['a visitor', nobody, 401],
])('%s is refused', async (_, person, status) => {
  await count({ productCode: 'LN-CHA-1', counted: 12 })
  await refused(() => apply(person), { status })
})
