import { beforeEach, describe, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { noa } from '#tests/support/people.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { chairForm, fabricAndLegs, modelFile, newChair } from '#tests/support/catalogue/product-form.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair', 'living-room'))

type Body = TestAsk<'POST /api/products'>['body']

const create = (body: object) => shop.as(noa).call('POST /api/products', { body: body as Body })
const fieldsOf = (body: object) =>
  create(body).then(
    () => ({}),
    (refusal: { fields?: Record<string, string> }) => refusal.fields,
  )

describe('refuses, in the words of the specification,', () => {
  test('an empty form', async () => {
    expect(await fieldsOf({})).toEqual({
      productCode: 'Product code is required',
      name: 'Product name is required',
      description: 'Description is required',
      price: 'Price is required',
      category: 'Category is required',
      stock: 'Stock quantity is required',
      images: 'At least one product image is required',
    })
  })

  test.each([
    ['a price in words', { price: 'abc' }, { price: 'Price must be a positive number' }],
    ['a price with a comma', { price: '1,000' }, { price: 'Price must be a positive number' }],
    ['a price of nothing', { price: '0' }, { price: 'Price must be a positive number' }],
    ['a negative price', { price: '-1' }, { price: 'Price must be a positive number' }],
    ['fractions of a cent', { price: '1.005' }, { price: 'Use at most two decimals' }],
    ['a price beyond all', { price: '1000000000' }, { price: 'Use an amount of at most $1,000,000.00' }],
    ['a sale price of nothing', { salePrice: '0' }, { salePrice: 'Sale price must be a positive number' }],
    ['a sale price in words', { salePrice: 'less' }, { salePrice: 'Sale price must be a positive number' }],
    ['no reduction', { salePrice: '450' }, { salePrice: 'Sale price must be less than regular price' }],
    ['no stock', { stock: '' }, { stock: 'Stock quantity is required' }],
    ['a negative stock', { stock: '-1' }, { stock: 'Stock must be a non-negative number' }],
    ['half a chair', { stock: '1.5' }, { stock: 'Stock must be a non-negative number' }],
    ['a stock in words', { stock: 'four' }, { stock: 'Stock must be a non-negative number' }],
    ['a negative cost', { costPrice: '-1' }, { costPrice: 'Cost price must be a non-negative number' }],
    [
      'half a guide price',
      { guidePrice: { from: '400', to: '' } },
      { 'guidePrice.to': 'Guide price must be whole dollars, both from and to' },
    ],
    [
      'a guide price of one figure',
      { guidePrice: { from: '400', to: '400' } },
      { 'guidePrice.to': 'Guide price must end above where it begins' },
    ],
    [
      'a guide price with cents',
      { guidePrice: { from: '400.50', to: '600' } },
      { 'guidePrice.from': 'Guide price must be whole dollars, both from and to' },
    ],
    ['an unknown category', { category: 'boat' }, { category: 'Choose a category of the shop' }],
    ['no further category', { categories: ['boat'] }, { categories: 'Choose a category of the shop' }],
    ['unreadable features', { features: '{' }, { features: 'This could not be read' }],
    ['a hidden NUL', { features: String.raw`["\u0000"]` }, { features: 'This could not be read' }],
    ['a poisoned map', { variantStock: '{"__proto__":1}' }, { variantStock: 'This could not be read' }],
    ['a model elsewhere', { modelUrl: 'https://evil.example/x.html' }, { modelUrl: expect.any(String) }],
    ['a script as model', { modelUrl: 'javascript:alert(1)' }, { modelUrl: expect.any(String) }],
    ['somebody else picture', { existingImages: ['/pictures/0a-640.webp'] }, { images: expect.any(String) }],
    [
      'an unknown kind of picture',
      { existingImages: [{ image: 'upload:0', kind: 'selfie' }] },
      { 'existingImages.0': 'This does not fit here' },
    ],
    ['spaces for a name', { name: '  ' }, { name: 'Product name is required' }],
  ])('%s', async (_what, changes, fields) => {
    expect(await fieldsOf(newChair(changes))).toEqual(fields)
    expect((await productBooks(shop.shop.db)).products).toEqual([])
  })

  test('variants that nobody could choose from', async () => {
    const [fabric, legs] = fabricAndLegs
    const twice = [fabric, { ...legs, name: 'fabric ' }]
    expect(await fieldsOf(newChair({ variants: twice }))).toEqual({
      'variants.1.name': 'Another variant has this name',
    })
    const empty = [{ name: 'Fabric', options: [] }]
    expect(await fieldsOf(newChair({ variants: empty }))).toEqual({
      'variants.0.options': 'Add at least one option',
    })
    const free = [{ name: 'Fabric', options: [{ name: 'Gift', priceDifference: -450 }] }]
    expect(await fieldsOf(newChair({ variants: free }))).toEqual({
      variants: 'Every combination of options must cost more than $0.00',
    })
  })
})

test('a code that another product has is refused, also when both come at once', async () => {
  const codes = await Promise.allSettled([create(newChair()), create(newChair({ name: 'Second' }))])
  expect(codes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await fieldsOf(newChair())).toEqual({ productCode: 'Another product has this code' })
  expect((await productBooks(shop.shop.db)).products).toHaveLength(1)
})

test.each([
  ['a text called PNG', { images: [new File(['<svg/>'], 'x.png', { type: 'image/png' })] }, 'images'],
  ['a PDF', { images: [new File([sampleFiles.pdf.slice()], 'x.pdf')] }, 'images'],
  ['a picture that breaks off', { images: [new File([brokenPng()], 'x.png')] }, 'images'],
  ['a model that is cut short', { models: [modelFile(sampleFiles.glb.slice(0, 40))] }, 'models'],
  ['a model that holds itself', { models: [modelFile(endlessGlb())] }, 'models'],
  ['a picture as model', { models: [new File([sampleFiles.png.slice()], 'x.glb')] }, 'models'],
])('%s is refused as what it is', async (_what, changes, field) => {
  const refusal = await create(newChair(changes)).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'unsupported_type', fields: { [field]: expect.any(String) } })
  expect((await productBooks(shop.shop.db)).products).toEqual([])
})

test('a picture over 5 MB is refused in words', async () => {
  const image = new File([new Uint8Array(5_242_881)], 'big.png')
  const refusal = await create({ ...chairForm, images: [image] }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 413, message: 'File size must be less than 5MB' })
})

/** Begins and ends like a picture, and holds nothing that could be drawn. */
function brokenPng(): Uint8Array<ArrayBuffer> {
  const whole = sampleFiles.png
  const bytes = whole.slice()
  bytes.fill(0, 60, whole.length - 12)
  return bytes
}

/** Its one node is its own child. */
function endlessGlb(): Uint8Array {
  const json = '{"nodes":[{"children":[0]}]}'
  return Buffer.from(`glTF\x02\0\0\0\x30\0\0\0\x1c\0\0\0JSON${json}`, 'latin1')
}
