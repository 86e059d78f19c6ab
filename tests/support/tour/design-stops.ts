import { readFileSync } from 'node:fs'
import type { ApiKey } from '#contract/api.ts'
import { defaultChoice } from '#domain/products/variant-key.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import type { Street } from '#tests/support/street/street.ts'
import type { TestAsk } from '#tests/support/test-shop.ts'
import type { Person } from '#tests/support/people.ts'
import type { Tour } from './tour.ts'
import type { Stop } from './tour-stops.ts'

const drawing = (name: string, type: string) =>
  new File([readFileSync(new URL(`../../../demo/plan/${name}`, import.meta.url))], name, { type })

/** Where a design in review is seen, with its drawn plan, a concept, a comment and suggested pieces: for both sides. */
export async function designStops(street: Pick<Street, 'app'>, { shopper, studio }: Tour): Promise<Stop[]> {
  const ask = <K extends ApiKey>(person: Person, key: K, requested: TestAsk<K> = {}) =>
    injectedCall(street.app, person, key, requested)

  const { request } = await ask(shopper, 'POST /api/design-requests', {
    body: { floorPlan: drawing('floor-plan-sample.dxf', 'application/dxf'), notes: 'We eat outside.' },
  })
  const params = { id: request._id }
  await ask(studio, 'PUT /api/design-requests/:id/payment', { params, body: { paymentStatus: 'paid' } })
  const conceptImage = drawing('floor-plan-sample.png', 'image/png')
  const notes = 'The sofa turns to the sea.'
  await ask(studio, 'POST /api/design-requests/:id/concepts', { params, body: { conceptImage, notes } })
  const { products } = await ask(studio, 'GET /api/products', { query: { limit: 3 } })
  await ask(studio, 'PUT /api/design-requests/:id/suggested-products', {
    params,
    body: {
      products: products.map(({ _id: productId, variants }) => ({
        productId,
        quantity: 1,
        variant: { options: defaultChoice(variants) },
      })),
    },
  })
  const pin = { x: 0.4, y: 0.5, text: 'A door here?' }
  await ask(shopper, 'POST /api/design-requests/:id/comments', { params, body: pin })

  return [
    { name: 'design-in-review', path: `/account/design-requests/${params.id}`, as: 'shopper' },
    { name: 'admin-design-in-review', path: `/admin/design-requests/${params.id}`, as: 'studio' },
  ]
}
