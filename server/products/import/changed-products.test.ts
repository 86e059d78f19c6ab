import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLines } from '#server/db/schema/audit.ts'
import { packageItems } from '#server/db/schema/packages.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { makana, noa } from '#tests/support/people.ts'
import { auditRows, movesOf } from '#tests/support/books/product-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { imported, named } = importAsStudio(shop)

beforeEach(() => seedCategories(shop.shop.db, 'chair', 'sofa', 'living-room'))

test('what it has no column for stays, and what it has one for and leaves empty is emptied', async () => {
  await seedListed(shop.shop, {
    productCode: 'LN-CHA-900',
    materials: ['Oak'],
    colors: ['Blue'],
    salePriceCents: 90_00,
    isBestSeller: true,
    pictures: [{ key: 'pictures/0123456789abcdef', widths: [320] }],
  })
  const result = await imported([{ colors: '', images: '', price: 455 }])
  expect(result.products).toEqual({ created: 0, changed: 1, unchanged: 0, refused: 0 })
  expect(await named('LN-CHA-900')).toMatchObject({
    price: 455,
    salePrice: 90,
    materials: ['Oak'],
    colors: [],
    isBestSeller: true,
    images: ['/pictures/0123456789abcdef-320.webp'],
    stock: 4,
  })
})

test('each change is told cell by cell, and written once: history, audit, time', async () => {
  const id = await seedListed(shop.shop, {
    productCode: 'LN-CHA-900',
    variants: inTwoFinishes,
    stock: { ash: 2, oak: 3 },
  })
  shop.wait(1000)
  const result = await imported([{ variant_name: 'Smoked oak', stock: 5, name: 'Reed chair', price: 100 }])
  expect(result.changes).toEqual([
    {
      productCode: 'LN-CHA-900',
      name: 'Reed chair',
      row: 2,
      kind: 'changed',
      cells: [
        {
          column: 'description',
          variant: '',
          before: 'A chair of oak and woven reed.',
          after: 'A low chair with a woven seat.',
        },
        { column: 'stock', variant: 'Finish: Smoked oak', before: '3', after: '5' },
      ],
    },
  ])
  expect(await movesOf(shop.shop.db, id)).toEqual([
    { variantKey: 'oak', change: 2, quantityAfter: 5, cause: 'import', actorId: noa.id },
  ])
  expect(await auditRows(shop.shop.db, id)).toEqual([])
  const [entry, ...others] = await auditRows(shop.shop.db, result.importId)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    action: 'product.imported',
    actorId: noa.id,
    after: { name: 'products.csv' },
  })
  const lines = await shop.shop.db.select().from(auditLines).where(eq(auditLines.entryId, entry!.id))
  const [row] = lines
  expect(lines).toHaveLength(1)
  expect(row).toMatchObject({
    action: 'product.changed',
    objectId: id,
    before: { description: 'A chair of oak and woven reed.', variantStock: { ash: 2, oak: 3 } },
    after: { description: 'A low chair with a woven seat.', variantStock: { ash: 2, oak: 5 } },
  })
  expect(Object.keys(row?.after ?? {})).toEqual(['description', 'variantStock'])
  const { updatedAt, variantStock } = await named('LN-CHA-900')
  expect(updatedAt).toBe(shop.shop.clock().toISOString())
  expect(variantStock).toEqual({ ash: 2, oak: 5 })
})

test('a file of several pieces is one entry of the audit log, with a line for each product that it wrote', async () => {
  const same = await seedListed(shop.shop, {
    productCode: 'LN-CHA-899',
    name: 'Hala chair',
    priceCents: 450_00,
  })
  const rows = Array.from({ length: 120 }, (_, at) => ({ productCode: `LN-CHA-${at}`, name: `Chair ${at}` }))
  const studio = shop.as(noa)
  const { importId, products } = await imported([
    ...rows,
    { ...rows[0], productCode: 'LN-CHA-899', price: '-1' },
  ])
  expect(products).toMatchObject({ created: 120, refused: 1 })
  const { entries } = await studio.call('GET /api/audit', { query: { search: importId } })
  expect(entries).toMatchObject([{ action: 'product.imported', lines: 120 }])
  const params = { id: entries[0]?._id ?? '' }
  const page = await studio.call('GET /api/audit/:id/lines', { params, query: { page: 6 } })
  expect(page.pagination).toMatchObject({ total: 120, pages: 6 })
  expect(page.lines.at(-1)).toMatchObject({ action: 'product.created', object: { name: 'Chair 119' } })
  // The history of one product is found by its name.
  const ofOne = await studio.call('GET /api/audit', { query: { search: 'LN-CHA-119' } })
  expect(ofOne.entries).toMatchObject([{ _id: entries[0]?._id }])
  const ofRefused = await studio.call('GET /api/audit', { query: { search: same } })
  expect(ofRefused.entries).toEqual([])
})

test('a file that changes nothing, or is only looked through, leaves no entry', async () => {
  const row = { productCode: 'LN-CHA-901', name: 'Koa chair' }
  await imported([row], true)
  await imported([row])
  const before = await auditRows(shop.shop.db)
  await imported([row])
  expect(await auditRows(shop.shop.db)).toEqual(before)
  expect(before.filter(({ action }) => action === 'product.imported')).toHaveLength(1)
})

test('an option keeps its id and its stock under a new name, and options that are not named stay', async () => {
  await seedListed(shop.shop, {
    productCode: 'LN-CHA-900',
    variants: inTwoFinishes,
    stock: { ash: 2, oak: 3 },
  })
  await imported([
    { variant_name: 'White oak', variant_option_ids: 'oak', stock: 3 },
    { variant_name: 'Koa', stock: 1, variant_option_ids: '' },
  ])
  const { variants, variantStock } = await named('LN-CHA-900')
  expect(variants).toEqual([
    {
      name: 'Finish',
      options: [
        { id: 'ash', name: 'Natural ash', priceDifference: 0, default: true },
        { id: 'oak', name: 'White oak', priceDifference: 25.5, default: false },
        { id: 'koa', name: 'Koa', priceDifference: 0, default: false },
      ],
    },
  ])
  expect(variantStock).toEqual({ ash: 2, oak: 3, koa: 1 })
})

test('a product with variants is changed by one row that leaves its stock alone', async () => {
  const variants = inTwoFinishes
  await seedListed(shop.shop, { productCode: 'LN-CHA-900', variants, stock: { ash: 2, oak: 3 } })
  expect(await imported([{ stock: '', price: 120 }])).toMatchObject({ success: 1, failed: 0 })
  expect(await named('LN-CHA-900')).toMatchObject({ price: 120, variantStock: { ash: 2, oak: 3 } })
})

test("a seller's product stays theirs", async () => {
  await seedListed(shop.shop, { productCode: 'LN-CHA-900', ownerId: makana.id })
  await imported([{}])
  expect(await named('LN-CHA-900')).toMatchObject({ name: 'Hala chair', owner: { _id: makana.id } })
})

test('FALSE leaves a draft a draft, and TRUE archives it', async () => {
  await seedListed(shop.shop, { productCode: 'LN-CHA-900', state: 'draft' })
  await imported([{ isArchived: 'FALSE' }])
  expect((await named('LN-CHA-900')).state).toBe('draft')
  await imported([{ isArchived: 'TRUE' }])
  expect((await named('LN-CHA-900')).state).toBe('archived')
})

test('a product is archived and restored, but not archived while a package holds it', async () => {
  const id = await seedListed(shop.shop, { productCode: 'LN-CHA-900' })
  await imported([{ isArchived: 'TRUE' }])
  expect((await named('LN-CHA-900')).isArchived).toBe(true)
  await imported([{ isArchived: 'FALSE' }])
  await seedPackage(shop.shop.db, { items: [{ product: id, quantity: 1 }] })
  const result = await imported([{ isArchived: 'TRUE' }])
  expect(result.failed).toBe(1)
  expect(result.errors[0]).toMatch(/^Row 2: isArchived: Hala chair is part of the package .*\. Take it out/)
  expect((await named('LN-CHA-900')).isArchived).toBe(false)
  expect(await shop.shop.db.$count(packageItems)).toBe(1)
})

test('a guide price is set, left and taken away; the file of a price alone leaves it', async () => {
  await seedListed(shop.shop, { productCode: 'LN-CHA-900' })
  await imported([{ guidePriceFrom: 400, guidePriceTo: 600 }])
  expect(await named('LN-CHA-900')).toMatchObject({ guidePrice: { from: 400, to: 600 } })
  await imported([{ guidePriceTo: '$1,700' }])
  await imported([{ price: 460 }])
  expect(await named('LN-CHA-900')).toMatchObject({ price: 460, guidePrice: { from: 400, to: 1700 } })
  await imported([{ guidePriceFrom: '', guidePriceTo: '' }])
  expect(await named('LN-CHA-900')).not.toHaveProperty('guidePrice')
})
