import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditLines } from '#server/db/schema/audit.ts'
import { auditOf, countAudit } from '#tests/support/books/audit-rows.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { noa, nobody } from '#tests/support/people.ts'
import { seedListed } from '#tests/support/seed/catalogue.ts'
import { inEightWeeks, inTwoFinishes } from '#tests/support/seed/product.ts'
import { countingShop } from '#tests/support/stocktake/counting-shop.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { seeded, studio, count, apply, read, remove, change, order, stockOf, refused } = countingShop(shop)

test('brings stock to the count, with its history, and one entry with a line for each difference', async () => {
  await count(
    { productCode: 'LN-CHA-1', counted: 12, reason: 'Two behind the door' },
    { productCode: 'LN-SOF-1', variantKey: 'ash', counted: 1 },
    { productCode: 'LN-SOF-1', variantKey: 'oak', counted: 4 },
  )
  const audited = await countAudit(shop.shop.db)
  const { stocktake } = await apply()
  expect(stocktake).toMatchObject({ appliedBy: 'Noa Kahale', lines: 3, differences: 2, more: 2, fewer: 2 })
  expect([await stockOf(seeded.chair), await stockOf(seeded.sofa)]).toEqual([[12], [1, 4]])
  expect((await productBooks(shop.shop.db)).history).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        productId: seeded.chair,
        change: 2,
        quantityAfter: 12,
        cause: 'stocktake',
        note: 'Warehouse: Two behind the door',
        actorId: noa.id,
      }),
    ]),
  )
  expect(await countAudit(shop.shop.db)).toBe(audited + 1)
  const entry = (await auditOf(shop.shop.db, 'stocktake', seeded.id)).at(-1)
  expect(entry).toMatchObject({
    action: 'stocktake.applied',
    after: { counted: 3, differences: 2, more: 2, fewer: 2 },
  })
  const lines = await shop.shop.db.select().from(auditLines).where(eq(auditLines.entryId, entry!.id))
  expect(lines.map(({ objectId, before, after }) => [objectId, before, after])).toEqual(
    expect.arrayContaining([
      [
        seeded.chair,
        { variantStock: { default: 10 } },
        { variantStock: { default: 12 }, note: 'Two behind the door' },
      ],
      [seeded.sofa, { variantStock: { ash: 3 } }, { variantStock: { ash: 1 } }],
    ]),
  )
  const shown = await shop.as(nobody).call('GET /api/products/:id', { params: { id: seeded.chair } })
  expect(shown.product.stock).toBe(12)
})

test('leaves sold what was sold, and come what came, since it was counted', async () => {
  await count({ productCode: 'LN-CHA-1', counted: 8 })
  await order()
  await change(5)
  await apply()
  expect(await stockOf(seeded.chair)).toEqual([8 - 1 + 5])
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
  await change(-5)
  await refused(apply, {
    code: 'stocktake_conflict',
    message:
      'Nothing was applied. Of Reed 8 are missing, and orders leave only 5. Count again, or take it out of the stocktake.',
  })
  await count({ productCode: 'LN-CHA-1', counted: null })
  await apply()
  expect(await stockOf(seeded.sofa)).toEqual([3, 9])
})

test('a piece that is gone is named, and the past count still tells of it', async () => {
  await count(
    { productCode: 'LN-CHA-1', counted: 12 },
    { productCode: 'LN-SOF-1', variantKey: 'oak', counted: 9 },
  )
  await studio.call('DELETE /api/products/:id', { params: { id: seeded.chair } })
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
  await refused(remove, {
    code: 'stocktake_applied',
  })
  expect((await read()).lines).toMatchObject([
    { name: 'Reed', expected: 10, counted: 12, countedBy: 'Noa Kahale' },
  ])
})
