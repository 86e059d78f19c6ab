import { describe, expect, test } from 'vitest'
import { seedPackage } from '#tests/support/seed/package.ts'
import { seedProduct, inTwoFinishes } from '#tests/support/seed/product.ts'
import { noa, nobody } from '#tests/support/people.ts'
import { newPackage, packageBooks } from '#tests/support/catalogue/package-form.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const shop = testShop()

type Body = TestAsk<'POST /api/packages'>['body']

const create = async (changes: object = {}) =>
  (await shop.as(noa).call('POST /api/packages', { body: newPackage(changes) })).package
const seen = async (id: string) =>
  (await shop.as(nobody).call('GET /api/packages/:id', { params: { id } })).package
const named = async () => (await shop.as(nobody).call('GET /api/packages/teasers')).packages
const books = () => packageBooks(shop.shop.db)
const inRoom = (...items: object[]) => [{ name: 'Living room', items }]

describe('a new package', () => {
  test('is shown at once, after the others, with its pieces room by room and its picture in the sizes of rooms', async () => {
    await seedPackage(shop.shop.db, { items: [{ name: 'Vase' }] })
    const sofa = await seedProduct(shop.shop.db, {
      name: 'Sofa',
      variants: inTwoFinishes,
      stock: { oak: 5 },
    })
    const rooms = [
      ...inRoom({ product: sofa, variants: { finish: 'oak' }, quantity: 2 }, { name: 'Rug', quantity: 1 }),
      { name: 'Lānai', items: [{ name: 'Planter', quantity: 3 }] },
    ]
    const made = await create({ name: 'Kai Māla', rooms })
    expect(made).toMatchObject({ _id: 'kai-mala', stock: 2, scarcest: { name: 'Sofa', stock: 5 } })
    expect(await seen('kai-mala')).toMatchObject({
      name: 'Kai Māla',
      tab: 'full-home',
      style: 'Sea and sand',
      bedrooms: null,
      price: 2499.5,
      itemCount: 6,
      included: ['Delivery on Oʻahu'],
      notIncluded: ['Bedding'],
      specifications: [{ label: 'Lead time', value: '8-12 weeks' }],
      pictures: [{ alt: 'Kai Māla, view 1' }],
      roomBreakdown: {
        'Living room': [
          { name: 'Sofa', product: sofa, quantity: 2, variants: { Finish: 'Smoked oak' } },
          { name: 'Rug', product: null },
        ],
        Lānai: [{ name: 'Planter', quantity: 3 }],
      },
    })
    expect((await named()).map(({ id }) => id)).toEqual(['minimalist', 'kai-mala'])
  })

  test('is noted once', async () => {
    const before = await books()
    await create()
    const { audit } = await books()
    expect(audit.slice(before.audit.length)).toMatchObject([
      {
        actorId: noa.id,
        action: 'package.created',
        objectId: 'kai-package',
        before: {},
        after: { price: 249_950 },
      },
    ])
  })

  test('that is sent twice with one key is one', async () => {
    const ask = { body: newPackage() as Body, headers: { 'idempotency-key': 'kai-attempt-1' } }
    await shop.as(noa).call('POST /api/packages', ask)
    await shop.as(noa).call('POST /api/packages', ask)
    expect((await books()).packages).toHaveLength(1)
  })

  test('whose slug is taken, or would hide a call of the shop, gets a number', async () => {
    await create({ name: 'Modern' })
    expect((await create({ name: 'Modern' }))._id).toBe('modern-2')
    expect((await create({ name: 'Managed' }))._id).toBe('managed-2')
    expect((await create({ name: 'Teasers' }))._id).toBe('teasers-2')
  })

  test('by bedrooms says how many; a style has none', async () => {
    expect(await create({ tab: 'pre-designed', bedrooms: '2' })).toMatchObject({ bedrooms: 2 })
    expect(await create({ tab: 'full-home', bedrooms: '2' })).toMatchObject({ bedrooms: null })
  })
})
