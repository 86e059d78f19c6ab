import { leilani } from '#tests/support/people.ts'
import { orderForm, quoteFor, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { type Ask, on, soundAsks, type SoundAsk } from './ask.ts'
import { evidence } from './own-asks.ts'
import { scenes } from './scenes.ts'

/** What the studio writes about orders. */
export function ofOrders(testing: TestShop): SoundAsk[] {
  const { order, cancelledOrder, orderNote } = scenes(testing)
  const quoted = async (): Promise<Ask> => {
    const request = await seedQuoteRequest(testing)
    return { params: { id: request._id }, body: quoteFor(request) }
  }
  const lined = async (): Promise<Ask> => {
    const { _id } = await seedQuoteRequest(testing)
    const lines = [{ text: 'Delivery up the stairs', quantity: 1, price: 120 }]
    return { params: { id: _id }, body: { lines, seenRevision: 0 } }
  }
  const entered = async (): Promise<Ask> => {
    const product = await seedProduct(testing.shop.db)
    return { body: { customer: leilani.id, kind: 'quote', ...orderForm(product) } }
  }
  return soundAsks(
    ['POST /api/orders/admin', entered],
    ['PUT /api/orders/:id', on(order, { trackingNumber: 'HI-1' })],
    ['PUT /api/orders/:id/status', on(order, { status: 'processing' })],
    ['PUT /api/orders/:id/verify-payment', on(order, { status: 'paid' })],
    ['PUT /api/payment/confirm/:id', on(order)],
    ['PUT /api/payment/reject/:id', on(order, { reason: 'Too little' })],
    ['PUT /api/orders/:id/quote', quoted],
    ['PUT /api/orders/:id/lines', lined],
    ['POST /api/orders/:id/payment-evidence', on(order, evidence)],
    ['PUT /api/orders/:id/pay', on(order, { reference: 'W-1' })],
    ['PUT /api/orders/:id/payment-method', on(order, { paymentMethod: 'cheque' })],
    ['POST /api/orders/:id/messages', on(order, { text: 'On its way' })],
    ['POST /api/orders/:id/notes', on(order, { text: 'Call first' })],
    ['DELETE /api/orders/:id/notes/:noteId', on(orderNote)],
    ['DELETE /api/orders/:id', on(cancelledOrder)],
  )
}
