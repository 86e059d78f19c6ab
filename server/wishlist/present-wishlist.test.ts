import { stocked } from '#domain/stock/availability.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { inventory } from '#server/db/schema/inventory.ts'
import { productPictures, products } from '#server/db/schema/products.ts'
import { seedProduct, inTwoFinishes, type SeededProduct } from '#tests/support/seed/product.ts'
import { leilani, makana, noa, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

beforeEach(() => testing.set('general', { quoteMode: false }))

/** What a person sees of a product on their list. */
async function stored(person: Person, product: SeededProduct) {
  const productId = await seedProduct(testing.shop.db, product)
  await testing.as(person).call('POST /api/wishlist/add', { body: { productId } })
  return seen(person)
}

async function seen(person: Person) {
  const [item] = (await testing.as(person).call('GET /api/wishlist')).items
  return item
}

const onSale = {
  priceCents: 420_00,
  salePriceCents: 360_50,
  variants: inTwoFinishes,
  stock: { ash: 3, oak: 4 },
}

test('a kept product says all that deciding on it needs, and nothing else', async () => {
  const productId = await seedProduct(testing.shop.db, {
    name: 'Sedge chair',
    costPriceCents: 99,
    ...onSale,
  })
  const picture = { width: 1200, height: 1200, widths: [320, 640, 1200], alt: 'A chair' }
  const key = 'pictures/0123456789abcdef'
  await testing.shop.db.insert(productPictures).values({ productId, position: 0, key, ...picture })
  const { items } = await testing.as(leilani).call('POST /api/wishlist/add', { body: { productId } })
  const [{ name, options }] = inTwoFinishes as [(typeof inTwoFinishes)[number]]
  expect(items).toEqual([
    {
      _id: productId,
      name: 'Sedge chair',
      image: `/${key}-1200.webp`,
      picture: { base: `/${key}`, ...picture },
      price: 420,
      discountPrice: 360.5,
      rating: null,
      ratingCount: 0,
      category: 'chair',
      variants: [
        {
          name,
          options: options.map((option) => ({ ...option, priceDifference: option.priceDifference / 100 })),
        },
      ],
      variantStock: { ash: 3, oak: 4 },
      variantAvailability: {},
      standing: stocked,
      stock: 7,
      isGone: false,
    },
  ])
})

test('without a picture the picture is empty', async () => {
  expect(await stored(leilani, {})).toMatchObject({ image: '', picture: null, discountPrice: null })
})

const unpriced = {
  price: null,
  discountPrice: null,
  variants: [{ options: [{ priceDifference: null }, { priceDifference: null }] }],
}

test('in quote mode a customer reads no price, and reads them again once the shop sells with them', async () => {
  await testing.set('general', { quoteMode: true })
  expect(await stored(leilani, onSale)).toMatchObject(unpriced)
  await testing.set('general', { quoteMode: false })
  expect(await seen(leilani)).toMatchObject({ price: 420, discountPrice: 360.5 })
})

test('in quote mode an admin reads all prices, a seller those of their own products', async () => {
  await testing.set('general', { quoteMode: true })
  expect(await stored(noa, onSale)).toMatchObject({ price: 420, discountPrice: 360.5 })
  expect(await stored(makana, { ...onSale, ownerId: makana.id })).toMatchObject({ price: 420 })
  expect(await stored(makana, onSale)).toMatchObject(unpriced)
})

test('stock is what there is now', async () => {
  await stored(leilani, { stock: 4 })
  await testing.shop.db.update(inventory).set({ quantity: 0 })
  expect(await seen(leilani)).toMatchObject({ stock: 0, variantStock: { default: 0 }, isGone: false })
})

test('what was archived since it was kept stays on the list as gone', async () => {
  const item = await stored(leilani, { name: 'Sedge chair', stock: 4 })
  await testing.shop.db
    .update(products)
    .set({ state: 'archived' })
    .where(eq(products.id, item?._id ?? ''))
  expect(await seen(leilani)).toMatchObject({ name: 'Sedge chair', isGone: true, stock: 0, variantStock: {} })
  const params = { productId: item?._id ?? '' }
  const { inWishlist } = await testing.as(leilani).call('GET /api/wishlist/check/:productId', { params })
  expect(inWishlist).toBe(true)
  const { items } = await testing.as(leilani).call('DELETE /api/wishlist/remove/:productId', { params })
  expect(items).toEqual([])
})
