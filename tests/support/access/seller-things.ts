import { seedListed } from '../seed/catalogue.ts'
import { seedManaged, savedForm } from '../seed/managed.ts'
import type { OwnThing } from './own-thing.ts'
import type { Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** A product that a seller listed, with each call that only this seller and the studio may make about it. */
export function sellerThings(testing: TestShop): OwnThing[] {
  const listed = async (seller: Person) => {
    await seedListed(testing.shop)
    return seedManaged(testing, {}, seller)
  }
  const requested = (key: OwnThing['key'], body?: object): OwnThing => ({
    key,
    input: async (seller) => ({ params: { id: (await listed(seller))._id }, ...(body && { body }) }),
  })
  return [
    requested('GET /api/products/managed/:id'),
    requested('GET /api/products/:id/stock-history'),
    requested('PATCH /api/products/:id/stock', { change: 3 }),
    {
      key: 'PUT /api/products/:id',
      input: async (seller) => {
        const product = await listed(seller)
        return { params: { id: product._id }, body: savedForm(product, { name: 'Lauhala chair' }) }
      },
    },
  ]
}
