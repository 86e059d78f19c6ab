import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { noa } from '#tests/support/people.ts'
import { newPackage, packageBooks } from '#tests/support/catalogue/package-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const create = async (changes: object = {}) =>
  (await shop.as(noa).call('POST /api/packages', { body: newPackage(changes) })).package
const books = () => packageBooks(shop.shop.db)
const inRoom = (...items: object[]) => [{ name: 'Living room', items }]

describe('refuses, and writes nothing:', () => {
  const long = 'x'.repeat(81)
  test.each([
    ['no name', { name: ' ' }, { name: 'Package name is required' }],
    ['a long name', { name: long }, { name: 'Use at most 80 characters' }],
    ['no tab', { tab: 'other' }, { tab: 'Choose a tab' }],
    ['no summary', { summary: '' }, { summary: 'Summary is required' }],
    ['no description', { description: '' }, { description: 'Description is required' }],
    ['no price', { price: '' }, { price: 'Price is required' }],
    ['a price of nothing', { price: '0' }, { price: 'Price must be a positive number' }],
    ['no picture', { images: undefined }, { images: 'At least one package image is required' }],
    ['no bedrooms', { tab: 'pre-designed' }, { bedrooms: 'Number of bedrooms is required' }],
    ['0 bedrooms', { tab: 'pre-designed', bedrooms: '0' }, { bedrooms: 'Use a whole number from 1 to 20' }],
    ['half a bedroom', { bedrooms: '1.5' }, { bedrooms: 'Use a whole number from 1 to 20' }],
    ['no room', { rooms: [] }, { rooms: 'Add at least one room' }],
    [
      'an empty room',
      { rooms: [{ name: 'Hall', items: [] }] },
      { 'rooms.0.items': 'Add at least one piece' },
    ],
    [
      'a room without name',
      { rooms: [{ ...inRoom({ name: 'Vase', quantity: 1 })[0], name: '' }] },
      { 'rooms.0.name': 'Room name is required' },
    ],
    [
      'a room that is a number',
      { rooms: [{ ...inRoom({ name: 'Vase', quantity: 1 })[0], name: '2' }] },
      { 'rooms.0.name': 'Begin with a letter' },
    ],
    [
      'a poisoned room',
      { rooms: [{ ...inRoom({ name: 'Vase', quantity: 1 })[0], name: '__proto__' }] },
      { 'rooms.0.name': 'Begin with a letter' },
    ],
    [
      'a room twice',
      {
        rooms: [
          ...inRoom({ name: 'Vase', quantity: 1 }),
          { name: 'living room', items: [{ name: 'Rug', quantity: 1 }] },
        ],
      },
      { 'rooms.1.name': 'Another room has this name' },
    ],
    [
      'a nameless thing',
      { rooms: inRoom({ quantity: 1 }) },
      { 'rooms.0.items.0.name': 'Choose a product, or write what it is' },
    ],
    [
      'none of a thing',
      { rooms: inRoom({ name: 'Vase', quantity: 0 }) },
      { 'rooms.0.items.0.quantity': 'Quantity must be at least 1' },
    ],
    [
      'an unknown product',
      { rooms: inRoom({ product: crypto.randomUUID(), quantity: 1 }) },
      { 'rooms.0.items.0.product': 'This product is not in the shop anymore' },
    ],
    [
      'a nameless specification',
      { specifications: [{ label: '', value: '1' }] },
      { 'specifications.0.label': 'Name is required' },
    ],
    ['somebody else picture', { existingImages: ['/pictures/0a'] }, { images: expect.any(String) }],
  ])('%s', async (_what, changes, fields) => {
    const before = await books()
    const error = await create(changes).catch((refusal: unknown) => refusal)
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((error as { fields: object }).fields).toEqual(fields)
    expect(await books()).toEqual(before)
  })

  test('a finish that the piece does not come in, and a piece that was archived', async () => {
    const sofa = await seedProduct(shop.shop.db, { variants: inTwoFinishes })
    const gone = await seedProduct(shop.shop.db)
    await shop.shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, gone))
    const rooms = inRoom(
      { product: sofa, variants: { finish: 'pine' }, quantity: 1 },
      { product: gone, quantity: 1 },
    )
    await expect(create({ rooms })).rejects.toMatchObject({
      fields: {
        'rooms.0.items.0.variants': 'Please choose from the options of this product',
        'rooms.0.items.1.product': 'This product is not in the shop anymore',
      },
    })
    expect((await books()).packages).toEqual([])
  })

  test('a picture that cannot be read', async () => {
    const broken = new File([Buffer.from('not a picture')], 'room.png', { type: 'image/png' })
    await expect(create({ images: [broken] })).rejects.toMatchObject({ status: 415 })
    expect((await books()).packages).toEqual([])
  })
})
