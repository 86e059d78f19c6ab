import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { allVariantKeys, type Variant } from '#domain/products/variant-key.ts'
import type { NewProduct } from '#server/products/insert-product.ts'
import { insertProducts } from '#server/products/insert-product.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { kai, noa } from '#tests/support/people.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { csvFile } from '#tests/support/files/product-file.ts'
import { chance, type Chance } from '#tests/support/catalogue/random-catalogue.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const SEEDS = [1, 2, 3, 4, 5]
const PRODUCTS = 60
const categories = ['chair', 'sofa', 'table', 'living-room', 'outdoor']

beforeEach(() => seedCategories(shop.shop.db, ...categories))

/** What spreadsheets, CSV and our own cells could trip over. */
const oddWords = [
  '=SUM(A1:A9)',
  '+1 808 555 0199',
  '-5 °C',
  '@home',
  "'=quoted",
  "''+twice",
  "'Ewa",
  'comma, inside',
  'say "aloha"',
  '"',
  'Oak / Ash',
  'Fin: ish',
  '[1,2]',
  '["a"]',
  '{}',
  'ʻŌlino',
  '🪑 chair',
  'semi;colon',
  '007',
  '1e3',
  'TRUE',
  '__proto__',
  '＝wide',
]

/** In what may have several lines, these too. */
const oddTexts = [...oddWords, 'two\nlines', 'two\n-5', "a;'=1", 'a\ttab']

const pick = <T>(random: Chance, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
const some = <T>(random: Chance, values: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(random, values))),
]

function randomVariants(random: Chance): Variant[] {
  // The one name that no variant may bear.
  const names = some(random, oddWords, 2).filter((name) => name !== '__proto__')
  return names.map((name) => {
    const options = ['plain', ...some(random, oddWords, 3)]
    const chosen = Math.floor(random() * (options.length + 1))
    return {
      name,
      options: options.map((option, at) => ({
        id: at === 0 ? 'plain-one' : `o${at}`,
        name: option,
        priceDifference: Math.floor(random() * 20_000) - 5_000,
        default: at === chosen,
      })),
    }
  })
}

function randomStored(random: Chance, number: number): NewProduct {
  const words = (most = 3) => some(random, oddWords, most)
  const phrase = (words = oddWords) =>
    `${pick(random, words)}${random() < 0.5 ? '' : ` ${pick(random, words)}`}`
  const text = () => phrase(oddTexts)
  const variants = random() < 0.5 ? randomVariants(random) : []
  const keys = allVariantKeys(variants)
  const price = 20_000 + Math.floor(random() * 500_000)
  const [category = 'chair', ...further] = categories.toSorted(() => random() - 0.5)
  const at = new Date('2026-01-02T03:04:05Z')
  return {
    id: randomUUID(),
    productCode: `${pick(random, ['LN', '=LN', "'-LN", '+1', 'a,b'])}-${number}`,
    name: phrase(),
    description: text(),
    categoryId: category,
    categories: further.filter(() => random() < 0.3),
    priceCents: price,
    salePriceCents: random() < 0.3 ? price - 1 : null,
    costPriceCents: random() < 0.3 ? Math.floor(random() * 10_000) : null,
    ...(random() < 0.3 && { guideFromCents: 100_00, guideToCents: 200_00 }),
    features: words(),
    materials: words(),
    colors: words(),
    dimensions: random() < 0.5 ? '' : phrase(),
    weightLbs: random() < 0.5 ? null : Math.floor(random() * 10_000) / 10,
    details: random() < 0.5 ? {} : { care: text(), size: { widthCm: 1, depthCm: 2, heightCm: 3 } },
    variants,
    modelUrl: random() < 0.3 ? '/models/a.html?x=1,2' : '',
    variantModels: Object.fromEntries(
      keys.slice(0, random() < 0.3 ? 1 : 0).map((key) => [key, '/models/b.glb']),
    ),
    isOnSale: random() < 0.3,
    isNewArrival: random() < 0.3,
    isBestSeller: random() < 0.3,
    state: pick(random, ['draft', 'live', 'live', 'archived']),
    ownerId: random() < 0.1 ? kai.id : null,
    pictures: some(random, ['0a', '1b', '2c'], 3).map((key) => ({
      key: `pictures/${key}`,
      width: 640,
      height: 640,
      widths: [320, 640],
      alt: pick(random, ['', 'From the side', '=1']),
    })),
    // Some combinations were never counted.
    stock: Object.fromEntries(
      keys.filter(() => random() < 0.8).map((key) => [key, Math.floor(random() * 9)]),
    ),
    createdAt: at,
    updatedAt: at,
  }
}

async function exported(): Promise<string> {
  const file = (await shop.as(noa).call('GET /api/products/export')) as unknown as Blob
  return file.text()
}

test.each(SEEDS)('what was exported and is imported changes nothing, seed %d', async (seed) => {
  const random = chance(seed)
  const { db } = shop.shop
  const catalogue = Array.from({ length: PRODUCTS }, (_, number) => randomStored(random, number))
  await db.inTransaction((tx) => insertProducts(tx, catalogue))
  const before = await productBooks(db)
  const csv = await exported()
  shop.wait(60_000)
  const body = { productsFile: csvFile(csv) }
  const result = await shop.as(noa).call('POST /api/products/bulk-import', { body })
  expect(result).toMatchObject({ failed: 0, errors: [], changes: [] })
  expect(result.products).toEqual({ created: 0, changed: 0, unchanged: PRODUCTS, refused: 0 })
  expect(await productBooks(db)).toEqual(before)
})

test('an export fills an empty shop with the same catalogue', async () => {
  const random = chance(99)
  const { db } = shop.shop
  const catalogue = Array.from({ length: PRODUCTS }, (_, number) => randomStored(random, number))
  const whole = catalogue.map((product) => ({
    ...product,
    pictures: [],
    stock: fullStock(product),
    details: {},
  }))
  await db.inTransaction((tx) => insertProducts(tx, whole))
  const csv = await exported()
  await db.execute('delete from products')
  const body = { productsFile: csvFile(csv) }
  const result = await shop.as(noa).call('POST /api/products/bulk-import', { body })
  expect(result).toMatchObject({ failed: 0, errors: [], products: { created: PRODUCTS } })
  expect(await exported()).toBe(csv)
})

function fullStock({ variants = [] }: NewProduct): Record<string, number> {
  return Object.fromEntries(allVariantKeys(variants).map((key, at) => [key, at]))
}

test('the file carries the day and a name, and is for admins to keep', async () => {
  const { headers } = await shop.http.inject({
    url: '/api/products/export',
    headers: { authorization: `Bearer ${noa.token}` },
  })
  expect(headers).toMatchObject({
    'content-disposition': expect.stringContaining('attachment; filename="products-2026-11-20.csv"'),
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  })
})

test('one file is made at a time', async () => {
  const calls = await Promise.allSettled([exported(), exported()])
  expect(calls.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(calls.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      status: 409,
      code: 'in_progress',
      message: 'Another export is still running. Please wait until it has ended.',
    },
  })
  expect(await exported()).toContain('productCode')
})
