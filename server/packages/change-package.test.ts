import { describe, expect, test } from 'vitest'
import { noa, nobody } from '#tests/support/people.ts'
import { newPackage, packageBooks, packageForm } from '#tests/support/catalogue/package-form.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const create = async (changes: object = {}) =>
  (await shop.as(noa).call('POST /api/packages', { body: newPackage(changes) })).package
const change = async (id: string, body: object) =>
  (await shop.as(noa).call('PUT /api/packages/:id', { params: { id }, body })).package
const seen = async (id: string) =>
  (await shop.as(nobody).call('GET /api/packages/:id', { params: { id } })).package
const named = async () => (await shop.as(nobody).call('GET /api/packages/teasers')).packages
const books = () => packageBooks(shop.shop.db)

describe('a change', () => {
  test('is shown at once, noted once with what differs, and the slug stays', async () => {
    const made = await create()
    const before = await books()
    shop.wait(1000)
    const { updatedAt } = made
    const saved = await change(made._id, packageForm({ name: 'Moana package', price: '3000', updatedAt }))
    expect(saved).toMatchObject({ _id: 'kai-package', name: 'Moana package', pictures: made.pictures })
    expect(saved.updatedAt > made.updatedAt).toBe(true)
    expect(await named()).toMatchObject([{ id: 'kai-package', name: 'Moana package', price: 3000 }])
    const { audit } = await books()
    expect(audit.slice(before.audit.length)).toMatchObject([
      {
        action: 'package.changed',
        before: { name: 'Kai package', price: 249_950 },
        after: { name: 'Moana package', price: 300_000 },
      },
    ])
    expect(Object.keys(audit.at(-1)?.after as object)).toHaveLength(2)
  })

  test('to what is there already writes nothing', async () => {
    const made = await create()
    const before = await books()
    shop.wait(1000)
    expect(await change(made._id, packageForm())).toEqual(made)
    expect(await books()).toEqual(before)
  })

  test('replaces the pieces and keeps the order of rooms', async () => {
    const made = await create()
    const rooms = [
      { name: 'Kitchen', items: [{ name: 'Bowl', quantity: 4 }] },
      { name: 'Living room', items: [{ name: 'Rug', quantity: 1 }] },
    ]
    const saved = await change(made._id, packageForm({ rooms }))
    expect(saved.rooms.map(({ name }) => name)).toEqual(['Kitchen', 'Living room'])
    expect(await named()).toMatchObject([{ itemCount: 5 }])
  })

  test('puts pictures in the order that is sent, new ones among them', async () => {
    const made = await create()
    const [first] = made.pictures
    const existingImages = [
      { image: 'upload:0', alt: 'The lānai' },
      { image: first?.base ?? '', alt: 'The room' },
    ]
    const images = [pictureFile('lanai.jpg', 'jpeg')]
    const saved = await change(made._id, packageForm({ existingImages, images }))
    expect(saved.pictures.map(({ alt }) => alt)).toEqual(['The lānai', 'The room'])
    expect(saved.pictures[1]?.base).toBe(first?.base)
  })

  test('over somebody else’s is refused', async () => {
    const { _id, updatedAt } = await create()
    shop.wait(1000)
    await change(_id, packageForm({ price: '3000', updatedAt }))
    const before = await books()
    await expect(change(_id, packageForm({ price: '4000', updatedAt }))).rejects.toMatchObject({
      status: 409,
      code: 'stale',
    })
    expect(await books()).toEqual(before)
  })

  test('takes it out of the shop, and puts it back', async () => {
    const { _id } = await create()
    await change(_id, packageForm({ isArchived: 'true' }))
    expect(await named()).toEqual([])
    await expect(seen(_id)).rejects.toMatchObject({ code: 'package_not_found' })
    await change(_id, packageForm({ isArchived: 'false' }))
    expect(await named()).toHaveLength(1)
  })
})
