import { givenListed } from '#tests/support/given/catalogue.ts'
import { givenManaged, savedForm } from '#tests/support/given/managed.ts'
import type { OwnThing } from './own-thing.ts'
import type { Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** A product that a seller listed, with each call that only this seller and the studio may make about it. */
export function sellerThings(testing: TestShop): OwnThing[] {
  const listed = async (seller: Person) => {
    await givenListed(testing.shop)
    return givenManaged(testing, {}, seller)
  }
  const asked = (key: OwnThing['key'], body?: object): OwnThing => ({
    key,
    given: async (seller) => ({ params: { id: (await listed(seller))._id }, ...(body && { body }) }),
  })
  return [
    asked('GET /api/products/managed/:id'),
    asked('GET /api/products/:id/stock-history'),
    asked('PATCH /api/products/:id/stock', { change: 3 }),
    {
      key: 'PUT /api/products/:id',
      given: async (seller) => {
        const product = await listed(seller)
        return { params: { id: product._id }, body: savedForm(product, { name: 'Lauhala chair' }) }
      },
    },
  ]
}
