import { expect, test, vi } from 'vitest'
import { tags } from '#server/tags.ts'
import { nobody } from '#tests/support/people.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const input = () => seedProduct(shop.shop.db)
const inShop = (found: Parameters<typeof seedPackage>[1]) => seedPackage(shop.shop.db, found)
const listed = async () => (await shop.as(nobody).call('GET /api/packages')).packages

test('many packages are read in two round trips, and not again until one or a piece changes', async () => {
  const chair = await input()
  for (let position = 0; position < 9; position++) {
    await inShop({
      id: `style-${position}`,
      position,
      items: [{ product: chair }, { product: await input() }],
    })
  }
  const asking = vi.spyOn(shop.shop.reads, 'rows')
  expect(await listed()).toHaveLength(9)
  const requested = () => asking.mock.calls.map(([{ name }]) => name)
  const both = ['packages_by_ids', 'products_by_ids']
  expect(requested()).toEqual(both)
  await listed()
  expect(requested()).toEqual(both)
  await shop.shop.cache.apply(tags.products([chair]))
  await listed()
  expect(requested().slice(both.length)).toEqual(expect.arrayContaining(both))
  asking.mockRestore()
})
