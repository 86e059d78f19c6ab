import { beforeEach, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedManaged, savedForm } from '#tests/support/seed/managed.ts'
import { kai, leilani, makana, noa, nobody, type Person } from '#tests/support/people.ts'
import { auditRows, productBooks } from '#tests/support/books/product-books.ts'
import { fabricAndLegs, pictureFile } from '#tests/support/catalogue/product-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair'))

const change = (id: string, body: object, person: Person = noa) =>
  shop.as(person).call('PUT /api/products/:id', { params: { id }, body })
const read = async (id: string) =>
  (await shop.as(noa).call('GET /api/products/managed/:id', { params: { id } })).product

test('what was changed is written once, shown at once, and noted with before and after', async () => {
  const chair = await seedManaged(shop)
  shop.wait(60_000)
  const body = savedForm(chair, { name: 'Hala armchair', price: '500', category: 'sofa' })
  const { product } = await change(chair._id, body)
  expect(product).toMatchObject({ name: 'Hala armchair', price: 500, category: 'sofa' })
  expect(product.updatedAt > chair.updatedAt).toBe(true)
  const { products } = await shop.as(nobody).call('GET /api/products', { query: { category: 'sofa' } })
  expect(products).toMatchObject([{ name: 'Hala armchair' }])
  const [, row, ...others] = await auditRows(shop.shop.db, chair._id)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    action: 'product.changed',
    actorId: noa.id,
    before: { name: 'Hala chair', price: 450_00, category: 'chair' },
    after: { name: 'Hala armchair', price: 500_00, category: 'sofa' },
  })
  expect(Object.keys(row?.after as object)).toHaveLength(3)
})

test('saving without a change writes nothing', async () => {
  const chair = await seedManaged(shop, { variants: fabricAndLegs, variantStock: { 'wool-oak': 2 } })
  const before = await productBooks(shop.shop.db)
  shop.wait(60_000)
  const { product } = await change(chair._id, savedForm(chair))
  expect(product).toEqual(chair)
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('what a form leaves out stays as it was', async () => {
  const reported = {
    categories: ['sofa'],
    features: ['Woven'],
    materials: 'Oak',
    weight: '9',
    details: { care: 'Dust it.' },
    costPrice: '100',
    isBestSeller: 'true',
    variants: fabricAndLegs,
    modelUrl: '/models/a.glb',
  }
  const chair = await seedManaged(shop, reported)
  const { productCode, name, description } = chair
  const { product } = await change(chair._id, {
    productCode,
    name,
    description,
    price: '460',
    category: 'chair',
    stock: '1',
  })
  expect({ ...product, price: 450, updatedAt: '' }).toEqual({ ...chair, updatedAt: '' })
})

test('a save over what somebody else saved is refused, and says so', async () => {
  const chair = await seedManaged(shop)
  shop.wait(1000)
  await change(chair._id, savedForm(chair, { name: 'By Noa' }))
  const before = await productBooks(shop.shop.db)
  await expect(change(chair._id, savedForm(chair, { price: '1' }))).rejects.toMatchObject({
    status: 409,
    code: 'stale',
  })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('pictures are kept, put into another order, described, added and taken away', async () => {
  const chair = await seedManaged(shop, { images: [pictureFile(), pictureFile('b.jpg', 'jpeg')] })
  const [first, second] = chair.pictures
  const existingImages = [{ image: second?.base, alt: 'From behind' }, { image: 'upload:0' }]
  const images = [pictureFile('c.webp', 'webp')]
  const { product } = await change(chair._id, savedForm(chair, { existingImages, images }))
  expect(product.pictures.map(({ alt }) => alt)).toEqual(['From behind', 'Hala chair, view 2'])
  expect(product.pictures[0]?.base).toBe(second?.base)
  expect(product.images).not.toContain(chair.images[0])
  const again = await change(chair._id, savedForm(product, { existingImages: [first?.base] })).catch(
    (error: unknown) => error,
  )
  expect(again).toMatchObject({ code: 'validation_failed', fields: { images: expect.any(String) } })
})

test('a picture shows the variant that it is given, for as long as there is one', async () => {
  const chair = await seedManaged(shop, {
    variants: fabricAndLegs,
    variantStock: { 'wool-oak': 2 },
    images: [pictureFile(), pictureFile('b.jpg', 'jpeg')],
  })
  const shown = ({ pictures }: typeof chair) => pictures.map(({ variantKey }) => variantKey)
  const [first, second] = chair.pictures.map(({ base }) => base)
  const existingImages = [
    { image: first, variantKey: 'wool-oak' },
    { image: second, variantKey: 'of nothing' },
  ]
  const { product } = await change(chair._id, savedForm(chair, { existingImages }))
  expect(shown(product)).toEqual(['wool-oak', undefined])
  const { product: stored } = await change(chair._id, savedForm(product))
  expect(shown(stored)).toEqual(['wool-oak', undefined])
  const cleared = [{ image: first, variantKey: '' }, second]
  const { product: again } = await change(chair._id, savedForm(stored, { existingImages: cleared }))
  expect(shown(again)).toEqual([undefined, undefined])
})

test('a picture knows its kind until another is said', async () => {
  const chair = await seedManaged(shop)
  const [image] = chair.pictures.map(({ base }) => base)
  const kinds = []
  for (const place of [{ image, kind: 'detail' }, image, { image, kind: '' }]) {
    await change(chair._id, savedForm(await read(chair._id), { existingImages: [place] }))
    kinds.push((await read(chair._id)).pictures[0]?.kind)
  }
  expect(kinds).toEqual(['detail', 'detail', undefined])
})

test('an address as the list shows it, in any size and with the name of the site, is the picture it names', async () => {
  const chair = await seedManaged(shop)
  const existingImages = [`${shop.shop.config.publicUrl}${chair.images[0]}`]
  const { product } = await change(chair._id, savedForm(chair, { existingImages }))
  expect(product.pictures).toEqual(chair.pictures)
})

test('only admins set what the shop paid and its guide price', async () => {
  const chair = await seedManaged(shop, {}, makana)
  const guidePrice = { from: '100', to: '200' }
  const form = savedForm(chair, { costPrice: '5', guidePrice })
  const { product } = await change(chair._id, form, makana)
  expect(product).not.toHaveProperty('costPrice')
  expect(await read(chair._id)).toMatchObject({ costPrice: null, owner: { _id: makana.id } })
  const { product: priced } = await change(chair._id, savedForm(chair, { costPrice: '5', guidePrice }))
  expect(priced).toMatchObject({ costPrice: 5, guidePrice: { from: 100, to: 200 } })
  const { product: cleared } = await change(chair._id, savedForm(priced, { costPrice: '', guidePrice: null }))
  expect(cleared.costPrice).toBeNull()
  expect(cleared).not.toHaveProperty('guidePrice')
})

test.each([
  ['the shop', noa, makana, 'product_not_found'],
  ['a customer of nothing', makana, leilani, 'forbidden'],
  ['another person', makana, kai, 'forbidden'],
  ['somebody', makana, nobody, 'not_signed_in'],
])('a product of %s is as good as unknown to who does not own it', async (_whose, owner, person, code) => {
  const chair = await seedManaged(shop, {}, owner)
  const before = await productBooks(shop.shop.db)
  await expect(change(chair._id, savedForm(chair, { name: 'Mine now' }), person)).rejects.toMatchObject({
    code,
  })
  const params = { id: chair._id }
  await expect(shop.as(person).call('GET /api/products/managed/:id', { params })).rejects.toMatchObject({
    code,
  })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('the code of another product is refused', async () => {
  const [chair, other] = [await seedManaged(shop), await seedManaged(shop)]
  const body = savedForm(chair, { productCode: other.productCode })
  await expect(change(chair._id, body)).rejects.toMatchObject({
    code: 'product_code_taken',
    fields: { productCode: 'Another product has this code' },
  })
  expect(await read(chair._id)).toEqual(chair)
})

test('an empty form is refused in the words of the specification, but for pictures', async () => {
  const chair = await seedManaged(shop)
  const empty = { productCode: '', name: '', description: '', price: '', category: '' }
  await expect(change(chair._id, empty)).rejects.toMatchObject({
    fields: {
      productCode: 'Product code is required',
      name: 'Product name is required',
      description: 'Description is required',
      price: 'Price is required',
      category: 'Category is required',
    },
  })
})

test('a size is kept, changed and taken away by the form', async () => {
  const size = { widthCm: 80, depthCm: 75, heightCm: 70 }
  const chair = await seedManaged(shop, { details: { care: 'Dust it.', size } })
  expect(chair.details).toEqual({ care: 'Dust it.', size })
  const { product } = await change(chair._id, savedForm(chair, { details: { size: null } }))
  expect(product.details).toEqual({ care: 'Dust it.' })
})
