import type { ApiKey } from '#contract/api.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote, shippingAddress } from '../seed/order.ts'
import { seedProduct } from '../seed/product.ts'
import { designThings } from './own-design-things.ts'
import { fileIn, type OwnThing } from './own-thing.ts'
import type { Person } from '#tests/support/people.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** Everything that a member owns under an id, with each call that reaches it. */
export function ownThings(testing: TestShop): OwnThing[] {
  return [...orderThings(testing), ...quoteThings(testing), ...cartThings(testing), ...designThings(testing)]
}

function orderThings(testing: TestShop): OwnThing[] {
  const placed = async (of: Person) => ({ id: (await seedOrder(testing, { of }))._id })
  const evidence = async (owner: Person) => ({
    params: await placed(owner),
    body: { paymentEvidence: pictureFile() },
  })
  const requested = (key: ApiKey, body?: object): OwnThing => ({
    key,
    input: async (owner) => ({ params: await placed(owner), ...(body && { body }) }),
  })
  return [
    requested('GET /api/orders/:id'),
    requested('GET /api/orders/:id/history'),
    requested('GET /api/orders/:id/document.pdf'),
    requested('PUT /api/orders/:id', { shippingAddress }),
    requested('PUT /api/orders/:id/cancel', { reason: 'Too late' }),
    requested('PUT /api/orders/:id/pay', { reference: 'W-1' }),
    requested('PUT /api/orders/:id/payment-method', { paymentMethod: 'cheque' }),
    requested('POST /api/orders/:id/send-confirmation'),
    { key: 'POST /api/orders/:id/payment-evidence', input: evidence },
    {
      key: 'POST /api/payment/process',
      idsInBody: ['orderId'],
      input: async (owner) => ({
        body: { orderId: (await placed(owner)).id, paymentMethod: 'wire_transfer' },
      }),
    },
    {
      key: 'GET /api/files/:id',
      what: 'the evidence of an order',
      input: async (owner) => {
        const key = 'POST /api/orders/:id/payment-evidence'
        const { order } = await testing.as(owner).call(key, await evidence(owner))
        return { params: { id: fileIn(order.paymentEvidence?.url) } }
      },
    },
  ]
}

function quoteThings(testing: TestShop): OwnThing[] {
  return [
    {
      key: 'PUT /api/orders/:id/quote/accept',
      input: async (of) => ({ params: { id: (await seedSentQuote(testing, { of }))._id }, body: {} }),
    },
    {
      key: 'PUT /api/orders/:id/quote/decline',
      input: async (of) => ({
        params: { id: (await seedSentQuote(testing, { of }))._id },
        body: { reason: 'Too dear' },
      }),
    },
    {
      key: 'GET /api/orders/:id',
      what: 'a quote request',
      input: async (of) => ({ params: { id: (await seedQuoteRequest(testing, { of }))._id } }),
    },
  ]
}

function cartThings(testing: TestShop): OwnThing[] {
  const line = async (owner: Person) => {
    const body = { productId: await seedProduct(testing.shop.db) }
    const { cart } = await testing.as(owner).call('POST /api/cart/add', { body })
    return { itemId: cart.items[0]?._id ?? '' }
  }
  return [
    {
      key: 'PUT /api/cart/update/:itemId',
      input: async (owner) => ({ params: await line(owner), body: { quantity: 2 } }),
    },
    { key: 'DELETE /api/cart/remove/:itemId', input: async (owner) => ({ params: await line(owner) }) },
  ]
}
