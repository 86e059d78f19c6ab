import { expect, test } from 'vitest'
import { packageTabLabels } from '#domain/packages/package-tabs.ts'
import { insertPackages } from '#server/packages/insert-packages.ts'
import { insertProducts } from '#server/products/insert-product.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { shippingAddress } from '#tests/support/seed/order.ts'
import { leilani, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { demoPackages } from './demo-packages.ts'
import { demoProducts } from './demo-products.ts'
import { readManifest } from './ready-pictures.ts'

const shop = testShop()

/** The packages with the products they are made of, and without the files of their pictures, which take longest. */
async function packagesOfDemo() {
  const { db, clock, random } = shop.shop
  const pictures = await readManifest()
  const products = await demoProducts(random.uuid, clock(), { pictures, models: new Map() })
  const kinds = [...products.values()].flatMap(({ categoryId, categories }) => [categoryId, ...categories])
  await seedCategories(db, ...new Set(kinds))
  await insertProducts(db, [...products.values()])
  await insertPackages(db, await demoPackages(products, clock(), pictures))
  return (await shop.as(nobody).call('GET /api/packages')).packages
}

test('the seven packages have the prices, counts and tabs that the shop publishes', async () => {
  const packages = await packagesOfDemo()
  const reported = packages.map(({ _id, tab, price, itemCount }) => [
    _id,
    packageTabLabels[tab],
    price,
    itemCount,
  ])
  expect(reported).toEqual([
    ['one-bedroom', 'Pre-Designed Packages', 35_888, 46],
    ['two-bedroom', 'Pre-Designed Packages', 47_888, 60],
    ['three-bedroom', 'Pre-Designed Packages', 58_888, 73],
    ['minimalist', 'Full Home Packages', 1_999, 5],
    ['scandinavian', 'Full Home Packages', 2_499, 4],
    ['modern', 'Full Home Packages', 2_199, 4],
    ['luxury', 'Full Home Packages', 3_999, 5],
  ])
  const homes = packages.filter(({ tab }) => tab === 'pre-designed')
  expect(homes.map(({ items, bedrooms }) => [items, bedrooms])).toEqual([
    [46, 1],
    [60, 2],
    [73, 3],
  ])
})

test('a package shows its rooms in the order of the house, its pieces in their finish and with a picture', async () => {
  const [home] = await packagesOfDemo()
  expect(Object.keys(home?.roomBreakdown ?? {})).toEqual([
    'Living room',
    'Dining area',
    'Kitchen',
    'Bedroom',
    'Entry',
  ])
  expect(home?.roomBreakdown['Kitchen']).toMatchObject([
    {
      name: 'Saddle counter stool',
      quantity: 2,
      product: expect.any(String),
      variants: { Finish: 'White oak' },
      picture: { alt: expect.stringContaining('Saddle counter stool') },
    },
  ])
})

test('some sets of each are there, and can be ordered together', async () => {
  const packages = await packagesOfDemo()
  expect(packages.map(({ stock }) => stock).every((sets) => sets >= 4)).toBe(true)
  await shop.set('general', { quoteMode: false })
  const orderItems = packages.map(({ _id: packageId }) => ({ packageId, quantity: 1 }))
  const { order } = await shop.as(leilani).call('POST /api/orders', { body: { orderItems, shippingAddress } })
  expect(order).toMatchObject({ itemsPrice: 153_360, shippingPrice: 0 })
})

test('every package has a picture of its own, said in words', async () => {
  const packages = await packagesOfDemo()
  expect(new Set(packages.map(({ image }) => image)).size).toBe(7)
  const pictures = packages.flatMap((found) => found.pictures)
  expect(pictures.every(({ alt }) => alt.length > 20)).toBe(true)
})
