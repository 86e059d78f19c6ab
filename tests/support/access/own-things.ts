import type { ApiKey } from '#contract/api.ts'
import { givenOrder, givenQuoteRequest, givenSentQuote, shippingAddress } from '#tests/support/given/order.ts'
import { givenProduct } from '#tests/support/given/product.ts'
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
  const placed = async (of: Person) => ({ id: (await givenOrder(testing, { of }))._id })
  const evidence = async (owner: Person) => ({
    params: await placed(owner),
    body: { paymentEvidence: pictureFile() },
  })
  const asked = (key: ApiKey, body?: object): OwnThing => ({
    key,
    given: async (owner) => ({ params: await placed(owner), ...(body && { body }) }),
  })
  return [
    asked('GET /api/orders/:id'),
    asked('GET /api/orders/:id/history'),
    asked('GET /api/orders/:id/document.pdf'),
    asked('PUT /api/orders/:id', { shippingAddress }),
    asked('PUT /api/orders/:id/cancel', { reason: 'Too late' }),
    asked('PUT /api/orders/:id/pay', { reference: 'W-1' }),
    asked('PUT /api/orders/:id/payment-method', { paymentMethod: 'cheque' }),
    asked('POST /api/orders/:id/send-confirmation'),
    { key: 'POST /api/orders/:id/payment-evidence', given: evidence },
    {
      key: 'POST /api/payment/process',
      idsInBody: ['orderId'],
      given: async (owner) => ({
        body: { orderId: (await placed(owner)).id, paymentMethod: 'wire_transfer' },
      }),
    },
    {
      key: 'GET /api/files/:id',
      what: 'the evidence of an order',
      given: async (owner) => {
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
      given: async (of) => ({ params: { id: (await givenSentQuote(testing, { of }))._id }, body: {} }),
    },
    {
      key: 'PUT /api/orders/:id/quote/decline',
      given: async (of) => ({
        params: { id: (await givenSentQuote(testing, { of }))._id },
        body: { reason: 'Too dear' },
      }),
    },
    {
      key: 'GET /api/orders/:id',
      what: 'a quote request',
      given: async (of) => ({ params: { id: (await givenQuoteRequest(testing, { of }))._id } }),
    },
  ]
}

function cartThings(testing: TestShop): OwnThing[] {
  const line = async (owner: Person) => {
    const body = { productId: await givenProduct(testing.shop.db) }
    const { cart } = await testing.as(owner).call('POST /api/cart/add', { body })
    return { itemId: cart.items[0]?._id ?? '' }
  }
  return [
    {
      key: 'PUT /api/cart/update/:itemId',
      given: async (owner) => ({ params: await line(owner), body: { quantity: 2 } }),
    },
    { key: 'DELETE /api/cart/remove/:itemId', given: async (owner) => ({ params: await line(owner) }) },
  ]
}
