import { Cache } from '#kit/node/cache/cache.ts'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { productCategories, products } from '#server/db/schema/products.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { openCatalogue } from '#tests/support/catalogue/open-catalogue.ts'
import {
  chance,
  type Chance,
  randomProduct,
  randomQuery,
  testCategories,
} from '#tests/support/catalogue/random-catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'
import type { Catalogue } from './catalogue.ts'
import { snapshotPlace } from './catalogue.ts'

const shop = testShop()
const PRODUCTS = 60
const said: object[] = []
const log = { warn: (details: object) => void said.push(details), error: () => undefined }
let path: string

beforeEach(async () => {
  path = snapshotPlace(shop.shop.config).path
  await rm(path, { force: true })
  said.length = 0
  await seedCategories(shop.shop.db, ...testCategories.map(({ id }) => id))
  const random = chance(3)
  for (let number = 0; number < PRODUCTS; number++) await addProduct(random, number)
})

const world = () => ({ reads: shop.shop.db, cache: new Cache(), clock: shop.shop.clock, log })
const open = () => openCatalogue(world(), { path, from: 20 })
const openAnew = () => openCatalogue(world())

async function addProduct(random: Chance, number: number): Promise<void> {
  const {
    id: _id,
    categories,
    category,
    code,
    createdAt,
    colors,
    materials,
    variants: _variants,
    features: _features,
    style: _style,
    widthCm: _widthCm,
    depthCm: _depthCm,
    heightCm: _heightCm,
    seatHeightCm: _seatHeightCm,
    ...product
  } = randomProduct(random, number)
  const written = { createdAt: new Date(createdAt), updatedAt: new Date(createdAt) }
  const lists = { colors: [...colors], materials: [...materials] }
  const facts = { ...product, ...written, ...lists, categoryId: category, productCode: `${code}-${number}` }
  const id = await seedProduct(shop.shop.db, facts)
  const further = categories.map((categoryId) => ({ productId: id, categoryId }))
  if (further.length > 0) await shop.shop.db.insert(productCategories).values(further)
}

/** Asks both the same random questions and expects the same answers. */
function expectSameAnswers(one: Catalogue, other: Catalogue, random: Chance): void {
  expect(one.size).toBe(other.size)
  for (let question = 0; question < 60; question++) {
    const query = randomQuery(random)
    expect(one.query(query)).toEqual(other.query(query))
  }
}

/** Something that happens to a shop while no process runs; by hand, too, where nothing of the shop notes the time. */
async function changeSomething(random: Chance, number: number): Promise<void> {
  const { db, clock } = shop.shop
  const all = await db.select({ id: products.id }).from(products).orderBy(products.id)
  const { id } = all[Math.floor(random() * all.length)]!
  const now = clock()
  const write = (change: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(change).where(eq(products.id, id))
  const happenings = [
    () => addProduct(random, 1000 + number),
    () => db.delete(products).where(eq(products.id, id)),
    () => write({ state: random() < 0.7 ? 'archived' : 'live', updatedAt: now }),
    () => write({ name: `Cove bench ${number}`, updatedAt: now }),
    () => write({ priceCents: 100 * (1 + Math.floor(random() * 60)), salePriceCents: null }),
    () => write({ rank: Math.floor(random() * 200), isBestSeller: random() < 0.5 }),
    async () => {
      const quantity = random() < 0.5 ? 0 : 4
      await db.update(inventory).set({ quantity }).where(eq(inventory.productId, id))
      const move = {
        productId: id,
        variantKey: 'default',
        change: 0,
        quantityAfter: quantity,
        createdAt: now,
      }
      await db.insert(stockHistory).values({ ...move, cause: 'edit' })
    },
    async () => {
      await db.delete(productCategories).where(eq(productCategories.productId, id))
      await write({ updatedAt: now })
    },
  ]
  await happenings[Math.floor(random() * happenings.length)]!()
}

test('a shop that starts from the kept index answers as one that reads everything, whatever happened between', async () => {
  const random = chance(20_261_122)
  await open()
  const { ino } = await stat(path)
  for (let round = 0; round < 4; round++) {
    shop.wait(60_000)
    for (let change = 0; change < 8; change++) await changeSomething(random, round * 10 + change)
    expectSameAnswers(await open(), await openAnew(), random)
  }
  expect([said, (await stat(path)).ino]).toEqual([[], ino])
})

test.each<[string, () => Promise<unknown>, string]>([
  [
    'a byte is wrong',
    async () => {
      const bytes = await readFile(path)
      bytes[bytes.length - 100]! ^= 1
      await writeFile(path, bytes)
    },
    'it is broken',
  ],
  ['it was cut off', async () => writeFile(path, (await readFile(path)).subarray(0, -1)), 'it is broken'],
  ['it is something else', () => writeFile(path, 'not an index at all'), 'it is something else'],
  [
    'another version wrote it',
    async () => {
      const bytes = await readFile(path)
      const code = bytes.indexOf('"code":') + 7
      bytes[code] = bytes[code] === 0x31 ? 0x32 : 0x31
      await writeFile(path, bytes)
    },
    'it is broken',
  ],
  [
    'the categories are others',
    () => shop.shop.db.execute(sql`update categories set name = 'Settles' where id = 'bench'`),
    'it is of other categories',
  ],
  [
    'the database is another',
    () =>
      shop.shop.db.execute(
        sql`update stock_history set product_id = (select max(id::text)::uuid from products)`,
      ),
    'stock has another history',
  ],
])('a kept index is passed over in one line when %s, and written anew', async (_what, spoil, reason) => {
  await seedMove()
  await open()
  await spoil()
  const random = chance(9)
  expectSameAnswers(await open(), await openAnew(), random)
  expect(said).toEqual([{ reason, path }])
  expectSameAnswers(await open(), await openAnew(), random)
  expect(said).toHaveLength(1)
})

test('a folder that cannot be written to is said, and the shop opens', async () => {
  const place = { path: join(path, 'nowhere'), from: 20 }
  const catalogue = await openCatalogue(world(), place)
  expect([catalogue.size, said.length]).toEqual([PRODUCTS, 1])
})

test('a small shop keeps no index', async () => {
  await openCatalogue(world(), { path, from: PRODUCTS + 1 })
  await expect(stat(path)).rejects.toThrow('ENOENT')
})

async function seedMove(): Promise<void> {
  const { db, clock } = shop.shop
  const [product] = await db.select({ id: products.id }).from(products).orderBy(products.id).limit(1)
  const move = { variantKey: 'default', change: 0, quantityAfter: 1, createdAt: clock() }
  await db.insert(stockHistory).values({ productId: product!.id, cause: 'edit', ...move })
}
