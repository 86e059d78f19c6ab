import { expect, test } from 'vitest'
import { seedPackage } from '#tests/support/seed/package.ts'
import { leilani, makana, noa, nobody } from '#tests/support/people.ts'
import { packageBooks } from '#tests/support/catalogue/package-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const items = [{ name: 'Vase', quantity: 3 }]

const move = (id: string, where: 'up' | 'down', person = noa) =>
  shop.as(person).call('PUT /api/packages/:id/place', { params: { id }, body: { move: where } })
const books = () => packageBooks(shop.shop.db)

async function seedThree(): Promise<void> {
  const ids = ['modern', 'luxury', 'minimalist']
  for (const [at, id] of ids.entries())
    await seedPackage(shop.shop.db, { id, position: at * 3, isArchived: id === 'luxury', items })
}

const managed = async () =>
  (await shop.as(noa).call('GET /api/packages/managed')).packages.map(({ _id }) => _id)
const inShop = async () => (await shop.as(nobody).call('GET /api/packages')).packages.map(({ _id }) => _id)
const inMenus = async () =>
  (await shop.as(nobody).call('GET /api/packages/teasers')).packages.map(({ id }) => id)

test('a package changes places with its neighbor, everywhere in the shop, and it is noted', async () => {
  await seedThree()
  const before = await books()
  const { package: moved } = await move('minimalist', 'up')
  expect(moved._id).toBe('minimalist')
  expect(await managed()).toEqual(['modern', 'minimalist', 'luxury'])
  await move('modern', 'down')
  expect(await managed()).toEqual(['minimalist', 'modern', 'luxury'])
  expect(await inShop()).toEqual(['minimalist', 'modern'])
  expect(await inMenus()).toEqual(['minimalist', 'modern'])
  const { audit } = await books()
  expect(audit.slice(before.audit.length)).toMatchObject([
    { action: 'package.moved', objectId: 'minimalist', before: { position: 6 }, after: { position: 3 } },
    { action: 'package.moved', objectId: 'modern', before: { position: 0 }, after: { position: 3 } },
  ])
})

test('a form that was open when its package was moved can still be saved', async () => {
  await seedThree()
  const { packages } = await shop.as(noa).call('GET /api/packages/managed')
  const { package: moved } = await move('minimalist', 'up')
  expect(moved.updatedAt).toBe(packages.find(({ _id }) => _id === 'minimalist')?.updatedAt)
})

test.each([
  ['the first up', 'modern', 'up'],
  ['the last down', 'minimalist', 'down'],
] as const)('moving %s leaves everything as it is', async (_case, id, where) => {
  await seedThree()
  const before = await books()
  await move(id, where)
  expect(await books()).toEqual(before)
})

test.each([
  ['to nobody', 'modern', nobody, 401],
  ['to a customer', 'modern', leilani, 403],
  ['to a seller', 'modern', makana, 403],
  ['for one that is not there', 'nowhere', noa, 404],
] as const)('a move is refused %s', async (_who, id, person, status) => {
  await seedThree()
  const before = await books()
  await expect(move(id, 'down', person)).rejects.toMatchObject({ status })
  await expect(move('modern', 'sideways' as 'up')).rejects.toMatchObject({ status: 400 })
  expect(await books()).toEqual(before)
})
