import { beforeEach, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { seedManaged } from '#tests/support/seed/managed.ts'
import { noa } from '#tests/support/people.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { fabricAndLegs } from '#tests/support/catalogue/product-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

beforeEach(() => seedCategories(shop.shop.db, 'sofa', 'chair'))

const put = (id: string, body: object) => shop.as(noa).call('PUT /api/products/:id', { params: { id }, body })
const read = async (id: string) =>
  (await shop.as(noa).call('GET /api/products/managed/:id', { params: { id } })).product

test.each([{}, { variants: fabricAndLegs, variantStock: { 'wool-oak': 2 } }])(
  'what the shop says of a product can be sent back, and changes nothing',
  async (made) => {
    const { _id: id } = await seedManaged(shop, made)
    // Under `images` a form brings files; the places of pictures are `existingImages`.
    const { images: _addresses, ...shown } = await read(id)
    const before = await productBooks(shop.shop.db)
    shop.wait(60_000)
    await put(id, shown)
    expect(await productBooks(shop.shop.db)).toEqual(before)
  },
)

test('what is sent is changed, and all else stays', async () => {
  const { _id: id } = await seedManaged(shop, { salePrice: '400' })
  const { updatedAt: _then, ...shown } = await read(id)
  expect((await put(id, { name: 'Hala armchair' })).product).toMatchObject({
    ...shown,
    name: 'Hala armchair',
  })
  expect((await put(id, { salePrice: '' })).product.salePrice).toBeNull()
})

test('a sale price is held against the price that stays', async () => {
  const { _id: id, price } = await seedManaged(shop)
  const before = await productBooks(shop.shop.db)
  await expect(put(id, { salePrice: String(price) })).rejects.toMatchObject({
    fields: { salePrice: 'Sale price must be less than regular price' },
  })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test.each(['rating', 'owner', 'colour'])('%s is not taken, and refused by its name', async (name) => {
  const { _id: id } = await seedManaged(shop)
  const before = await productBooks(shop.shop.db)
  await expect(put(id, { name: 'Changed', [name]: '5' })).rejects.toMatchObject({
    status: 400,
    fields: { [name]: `${name} cannot be changed here` },
  })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})
