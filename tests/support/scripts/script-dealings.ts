import type { Person } from '#tests/support/people.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { Pen } from './script-pen.ts'
import type { Things } from './script-writes.ts'
import { dxfOf } from '#tests/support/files/small-dxf.ts'

/** Orders in three states, with the text wherever somebody may write about one. */
export async function writeOrders(pen: Pen, person: Person, things: Things) {
  const { ask, studio } = pen
  const t = () => pen.text()
  const place = () => placeQuoted(pen, person, things)
  const [quote, declined, order] = [await place(), await place(), await place()]
  await ask(person, 'PUT /api/orders/:id/quote/decline', {
    params: { id: declined },
    body: { reason: t() },
  })
  const params = { id: order }
  await ask(person, 'PUT /api/orders/:id/quote/accept', { params })
  await ask(person, 'PUT /api/orders/:id/pay', { params, body: { reference: t() } })
  const paymentEvidence = pictureFile(`${t()}.png`)
  await ask(person, 'POST /api/orders/:id/payment-evidence', { params, body: { paymentEvidence } })
  const rejected = { status: 'rejected', reason: t() } as const
  await ask(studio, 'PUT /api/orders/:id/verify-payment', { params, body: rejected })
  const sent = { trackingNumber: t(), shippingMethod: t() }
  await ask(studio, 'PUT /api/orders/:id', { params, body: sent })
  await ask(studio, 'POST /api/orders/:id/notes', { params, body: { text: t() } })
  await writeMoney(pen, order)
  const delivered = { status: 'delivered', reason: t() }
  await ask(studio, 'PUT /api/orders/:id/status', { params, body: delivered })
  await ask(person, 'POST /api/products/:id/reviews', {
    params: { id: things.product },
    body: { rating: 1, text: t() },
  })
  return { order, quote, declined }
}

/** The text wherever the studio writes about the money of an order. */
async function writeMoney({ ask, studio, text: t }: Pen, ref: string) {
  const params = { ref }
  const open = async () => (await ask(studio, 'GET /api/payables/:ref', { params })).payable.open
  const reduced = { amount: 1, reason: t(), seenOpen: await open() }
  await ask(studio, 'POST /api/payables/:ref/reductions', { params, body: reduced })
  const seenOpen = await open()
  const came = { amount: seenOpen, method: 'cheque', reference: t(), seenOpen } as const
  const { payable } = await ask(studio, 'POST /api/payables/:ref/payments', { params, body: came })
  const gone = { amount: 1, method: 'cheque', reasonCode: 'other', reason: t() } as const
  const { payable: after } = await ask(studio, 'POST /api/payables/:ref/refunds', {
    params,
    body: { ...gone, seenOpen: 0, seenRefunded: 0 },
  })
  const sent = { state: 'sent', reference: t() } as const
  await ask(studio, 'PUT /api/refunds/:id', { params: { id: after.refunds[0]?._id ?? '' }, body: sent })
  await ask(studio, 'POST /api/payables/:ref/payments/:id/back', {
    params: { ref, id: payable.payments[0]?._id ?? '' },
    body: { kind: 'bounced', reason: t() },
  })
}

async function placeQuoted(pen: Pen, person: Person, things: Things): Promise<string> {
  const t = () => pen.text()
  const goes = { fullName: t(), address: t(), city: t(), state: t(), postalCode: '96815' }
  const { order } = await pen.ask(person, 'POST /api/orders', {
    body: {
      orderItems: [
        { product: things.product, variants: things.choice, quantity: 1 },
        { packageId: things.package, quantity: 1 },
      ],
      shippingAddress: { ...goes, country: 'US', phone: '+1 808 555 0199' },
    },
  })
  const items = order.orderItems.map(({ _id }) => ({ _id, price: 900 }))
  const terms = { items, shippingPrice: 0, taxPrice: 0, discount: 0, validUntil: '2027-12-01', note: t() }
  await pen.ask(pen.studio, 'PUT /api/orders/:id/quote', { params: { id: order._id }, body: terms })
  return order._id
}

/** A design in revision, with the text in its plan and in all that both sides say; gives its id. */
export async function writeDesign(pen: Pen, person: Person, things: Things): Promise<string> {
  const { ask, studio } = pen
  const t = () => pen.text()
  const floorPlan = new File([planOf(pen)], `${t()}.dxf`, { type: 'application/dxf' })
  const { request } = await ask(person, 'POST /api/design-requests', {
    body: { floorPlan, notes: t(), packageType: t() },
  })
  const params = { id: request._id }
  const paymentEvidence = pictureFile(`${t()}.png`)
  await ask(person, 'POST /api/design-requests/:id/payment-evidence', { params, body: { paymentEvidence } })
  const rejected = { paymentStatus: 'rejected', reason: t() } as const
  await ask(studio, 'PUT /api/design-requests/:id/payment', { params, body: rejected })
  await ask(person, 'PUT /api/design-requests/:id/payment', { params, body: { paymentStatus: 'pending' } })
  await ask(studio, 'PUT /api/design-requests/:id/payment', { params, body: { paymentStatus: 'paid' } })
  const concept = { conceptImage: pictureFile(`${t()}.png`), notes: t() }
  await ask(studio, 'POST /api/design-requests/:id/concepts', { params, body: concept })
  await writeAnswers(pen, person, params, things)
  await ask(person, 'POST /api/design-requests/:id/revisions', { params, body: { details: t() } })
  return request._id
}

/** A plan with a layer and a word on it. */
function planOf(pen: Pen): Uint8Array<ArrayBuffer> {
  const word = [0, 'TEXT', 8, pen.text(), 10, 0, 20, 0, 40, 2, 1, pen.text()]
  return dxfOf([], word, [0, 'LINE', 8, 0, 10, 0, 20, 0, 11, 9, 21, 9]).slice()
}

async function writeAnswers(pen: Pen, person: Person, params: { id: string }, things: Things) {
  const { ask, studio } = pen
  const variant = { options: things.choice }
  const piece = { productId: things.product, quantity: 1, variant }
  const { request } = await ask(studio, 'PUT /api/design-requests/:id/suggested-products', {
    params,
    body: { products: [piece] },
  })
  await ask(person, 'PUT /api/design-requests/:id/suggested-products/:suggestionId/answer', {
    params: { ...params, suggestionId: request.suggestedProducts[0]?._id ?? '' },
    body: { answer: 'declined', note: pen.text() },
  })
  const pin = { x: 0.5, y: 0.5, text: pen.text() }
  const commented = await ask(person, 'POST /api/design-requests/:id/comments', { params, body: pin })
  const commentId = commented.request.comments[0]?._id ?? ''
  await ask(studio, 'POST /api/design-requests/:id/comments/:commentId/replies', {
    params: { ...params, commentId },
    body: { text: pen.text() },
  })
}
