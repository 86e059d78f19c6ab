import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { packages } from '#server/db/schema/packages.ts'
import { seedPackage } from '#tests/support/seed/package.ts'
import { nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const named = async () => (await shop.as(nobody).call('GET /api/packages/teasers')).packages
const inShop = (id: string, position: number) =>
  seedPackage(shop.shop.db, { id, position, items: [{ name: 'Vase', quantity: 3 }] })

/** As another process would write it: nothing here hears of it. */
const writeElsewhere = (change: Partial<typeof packages.$inferInsert>) =>
  shop.shop.db
    .update(packages)
    .set({ updatedAt: shop.shop.clock(), ...change })
    .where(eq(packages.id, 'luxury'))

test('menus name what is in the shop, in its order, and nothing more of it', async () => {
  await inShop('luxury', 2)
  await inShop('one-bedroom', 1)
  await seedPackage(shop.shop.db, { id: 'old', isArchived: true, items: [{ name: 'Vase' }] })
  const luxury = {
    id: 'luxury',
    name: 'Minimalist package',
    tab: 'full-home',
    price: 1999,
    itemCount: 3,
    summary: '',
  }
  expect(await named()).toEqual([{ ...luxury, id: 'one-bedroom' }, luxury])
})

test('they are not asked for again within a second', async () => {
  await inShop('luxury', 1)
  await named()
  await writeElsewhere({ priceCents: 5_000_00 })
  shop.wait(999)
  expect(await named()).toMatchObject([{ price: 1999 }])
  shop.wait(1)
  expect(await named()).toMatchObject([{ price: 5000 }])
})

test.each([
  ['a price', { priceCents: 5_000_00 }],
  ['what no menu names', { description: 'Another' }],
])('%s that another process changed draws the pages anew', async (_what, change) => {
  await inShop('luxury', 1)
  await named()
  const { version } = shop.shop.cache
  shop.wait(2_000)
  await named()
  expect(shop.shop.cache.version).toBe(version)
  await writeElsewhere(change)
  shop.wait(2_000)
  await named()
  expect(shop.shop.cache.version).toBe(version + 1)
})
