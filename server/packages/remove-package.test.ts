import { expect, test } from 'vitest'
import { seedSet } from '#tests/support/seed/package.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { packageBooks } from '#tests/support/catalogue/package-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const remove = (person = noa, id = 'minimalist') =>
  shop.as(person).call('DELETE /api/packages/:id', { params: { id } })
const listed = async () => (await shop.as(nobody).call('GET /api/packages')).packages
const books = () => packageBooks(shop.shop.db)

test('a package nobody ordered is deleted, leaves every cart, and is noted once', async () => {
  await seedSet(shop.shop.db)
  await shop.as(leilani).call('POST /api/cart/add', { body: { packageId: 'minimalist' } })
  const before = await books()
  expect(await remove()).toMatchObject({ archived: false, message: 'Package deleted successfully' })
  expect(await listed()).toEqual([])
  expect((await shop.as(leilani).call('GET /api/cart')).cart.items).toEqual([])
  const { packages, items, audit } = await books()
  expect([packages, items]).toEqual([[], []])
  expect(audit.slice(before.audit.length)).toMatchObject([
    { action: 'package.deleted', objectId: 'minimalist', before: { name: 'Minimalist package' }, after: {} },
  ])
})

test('one that was ordered is archived, and the order still says what it held', async () => {
  const { chair } = await seedSet(shop.shop.db)
  const body = orderForm(chair, 1, { orderItems: [{ packageId: 'minimalist', quantity: 1 }] })
  const { order } = await shop.as(leilani).call('POST /api/orders', { body })
  await shop.as(leilani).call('POST /api/cart/add', { body: { packageId: 'minimalist' } })
  const before = await books()
  expect(await remove()).toMatchObject({
    archived: true,
    message: 'Package deleted successfully. It was ordered before, so it is kept in the archive.',
  })
  expect(await listed()).toEqual([])
  const stored = await shop.as(leilani).call('GET /api/orders/:id', { params: { id: order._id } })
  expect(stored.order.orderItems).toMatchObject([{ name: 'Minimalist package', pieces: { length: 4 } }])
  expect((await shop.as(leilani).call('GET /api/cart')).cart.items).toMatchObject([
    { product: { isGone: true } },
  ])
  const { audit } = await books()
  expect(audit.slice(before.audit.length)).toMatchObject([
    { action: 'package.archived', before: { isArchived: false }, after: { isArchived: true } },
  ])
  const { packages } = await shop.as(noa).call('GET /api/packages/managed')
  expect(packages).toMatchObject([{ _id: 'minimalist', isArchived: true, stock: 0 }])
})

test.each([
  ['who is no admin', makana, 'minimalist', 'forbidden'],
  ['for one that is not there', noa, 'nowhere', 'package_not_found'],
])('is refused %s', async (_who, person, id, code) => {
  await seedSet(shop.shop.db)
  const before = await books()
  await expect(remove(person, id)).rejects.toMatchObject({ code })
  expect(await books()).toEqual(before)
})
