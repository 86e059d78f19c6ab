import { beforeEach, expect, test } from 'vitest'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { imported, named } = importAsStudio(shop)

beforeEach(() => seedCategories(shop.shop.db, 'chair', 'sofa', 'living-room'))

test('a row adds a product with all that it can say of it', async () => {
  await seedListed(shop.shop, { pictures: [{ key: 'pictures/0123456789abcdef', widths: [320, 640] }] })
  const result = await imported([
    {
      category: 'Sofa',
      categories: 'living room, chair',
      salePrice: '399.99',
      costPrice: 200,
      images: '/pictures/0123456789abcdef-640.webp',
      modelUrl: '/models/chair.html',
      dimensions: '30 x 32 x 28 in',
      weight: '41.5',
      materials: 'Oak, Linen',
      colors: 'Natural,natural ,Blue',
      features: 'Stacks\nMade in Hilo',
      care: 'Dust it.',
      isOnSale: 'TRUE',
      isNewArrival: 'false',
      isBestSeller: '',
    },
  ])
  expect(result).toMatchObject({
    dryRun: false,
    success: 1,
    failed: 0,
    errors: [],
    products: { created: 1, changed: 0, unchanged: 0, refused: 0 },
    changes: [{ productCode: 'LN-CHA-900', name: 'Hala chair', row: 2, kind: 'created', cells: [] }],
  })
  expect(await named('LN-CHA-900')).toMatchObject({
    category: 'sofa',
    categories: ['chair', 'living-room'],
    price: 450,
    salePrice: 399.99,
    costPrice: 200,
    images: ['/pictures/0123456789abcdef-640.webp'],
    pictures: [{ alt: 'Hala chair, view 1' }],
    modelUrl: '/models/chair.html',
    dimensions: '30 x 32 x 28 in',
    weight: 41.5,
    materials: ['Oak', 'Linen'],
    colors: ['Natural', 'natural', 'Blue'],
    features: ['Stacks', 'Made in Hilo'],
    details: { care: 'Dust it.' },
    stock: 4,
    isOnSale: true,
    isNewArrival: false,
    isBestSeller: false,
    isArchived: false,
    owner: null,
  })
})

test('prices may stand in thousands, as spreadsheets show them', async () => {
  await imported([{ price: '1,234.50', salePrice: '1,199', costPrice: '1,000.00' }])
  expect(await named('LN-CHA-900')).toMatchObject({ price: 1234.5, salePrice: 1199, costPrice: 1000 })
})

test('what was imported is found by shoppers at once', async () => {
  await imported([{}])
  const { products: found } = await shop.as(nobody).call('GET /api/products', { query: { search: 'hala' } })
  expect(found.map(({ productCode }) => productCode)).toEqual(['LN-CHA-900'])
})

test('rows that share a productCode are the variants of one product, wherever they stand', async () => {
  const result = await imported([
    { variant_name: 'Walnut', stock: 2 },
    { productCode: 'OTHER' },
    { variant_name: 'Smoked oak', stock: 3, variant_price_difference: '25.50', variant_default: 'TRUE' },
  ])
  expect(result).toMatchObject({ success: 3, products: { created: 2 } })
  const product = await named('LN-CHA-900')
  expect(product.variants).toEqual([
    {
      name: 'Color',
      options: [
        { id: 'walnut', name: 'Walnut', priceDifference: 0, default: false },
        { id: 'smoked_oak', name: 'Smoked oak', priceDifference: 25.5, default: true },
      ],
    },
  ])
  expect(product.variantStock).toEqual({ walnut: 2, smoked_oak: 3 })
})

test('rows may name several variants; combinations without a row have no stock', async () => {
  await imported([
    { variant_name: 'Fabric: Linen / Legs: Oak', stock: 1, variant_modelUrl: '/models/a.html' },
    { variant_name: 'Legs: Koa / Fabric: Wool', stock: 2, variant_price_difference: '85 / 120' },
  ])
  const { variantStock, variants, variantModels } = await named('LN-CHA-900')
  expect(variantStock).toEqual({ 'linen-oak': 1, 'linen-koa': 0, 'wool-oak': 0, 'wool-koa': 2 })
  expect(variants.map(({ options }) => options.map(({ priceDifference }) => priceDifference))).toEqual([
    [0, 120],
    [0, 85],
  ])
  expect(variantModels).toEqual({ 'linen-oak': '/models/a.html' })
})

test('where rows differ in modelUrl alone, each variant has its own', async () => {
  await imported([
    { variant_name: 'Walnut', modelUrl: '/models/walnut.html' },
    { variant_name: 'Oak', modelUrl: '/models/oak.html' },
  ])
  expect(await named('LN-CHA-900')).toMatchObject({
    modelUrl: '',
    variantModels: { walnut: '/models/walnut.html', oak: '/models/oak.html' },
  })
})

test.each([
  ['1 kg', 2.2046],
  ['12,5 kg', 27.5578],
  ['40 lbs', 40],
  ['40', 40],
])('a weight of %s is read as the form of a product reads it', async (weight, pounds) => {
  await imported([{ category: 'Sofa', weight }])
  expect(await named('LN-CHA-900')).toMatchObject({ weight: pounds })
})
