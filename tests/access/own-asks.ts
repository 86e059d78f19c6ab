import { randomUUID } from 'node:crypto'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { Person } from '#tests/support/people.ts'
import { savedForm } from '#tests/support/seed/managed.ts'
import { shippingAddress } from '#tests/support/seed/order.ts'
import { lowered } from '#tests/support/seed/board.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { on, soundAsks, type SoundAsk } from './ask.ts'
import { inReview, scenes } from './scenes.ts'

export const pin = { x: 0.5, y: 0.5, text: 'A door here?' }
export const planScale = { scale: { page: 1, a: { x: 0, y: 0 }, b: { x: 1, y: 0 }, metres: 4 } }
export const evidence = () => ({ paymentEvidence: pictureFile() })

/** Everything that a member owns under an id, with each call that reaches it. */
export function ownAsks(testing: TestShop): SoundAsk[] {
  return [...ofOrders(testing), ...ofDesigns(testing), ...ofBoards(testing)]
}

function ofBoards(testing: TestShop): SoundAsk[] {
  const { board, publishedBoard } = scenes(testing)
  return soundAsks(
    ['GET /api/boards/:id', on(board)],
    ['PUT /api/boards/:id', on(board, () => ({ ...lowered(1), attempt: randomUUID() }))],
    ['PUT /api/boards/:id/share', on(board, { shared: true })],
    ['POST /api/boards/:id/add-to-cart', on(board)],
    ['DELETE /api/boards/:id', on(board)],
    ['GET /api/design-requests/:id/concepts/:conceptId/board', on(publishedBoard)],
    [
      'PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece',
      on(publishedBoard, ({ product }) => ({ swap: { product, key: 'default' } })),
    ],
  )
}

function ofOrders(testing: TestShop): SoundAsk[] {
  const { order, payable, paper, orderFile, quoteRequest, sentQuote, cartLine } = scenes(testing)
  const processed = on(order, ({ id }) => ({ orderId: id, paymentMethod: 'wire_transfer' }))
  return soundAsks(
    ['GET /api/orders/:id', on(order)],
    ['GET /api/orders/:id', on(quoteRequest), { what: 'a quote request' }],
    ['GET /api/orders/:id/history', on(order)],
    ['GET /api/payables/:ref', on(payable)],
    ['GET /api/documents/:number.pdf', on(paper)],
    ['GET /api/orders/:id/document.pdf', on(order)],
    ['PUT /api/orders/:id', on(order, { shippingAddress })],
    ['PUT /api/orders/:id/cancel', on(order, { reason: 'Too late' })],
    ['PUT /api/orders/:id/pay', on(order, { reference: 'W-1' })],
    ['PUT /api/orders/:id/payment-method', on(order, { paymentMethod: 'cheque' })],
    ['POST /api/orders/:id/send-confirmation', on(order)],
    ['POST /api/orders/:id/payment-evidence', on(order, evidence)],
    ['POST /api/payment/process', processed, { idsInBody: ['orderId'] }],
    ['GET /api/files/:id', on(orderFile), { what: 'the evidence of an order' }],
    ['GET /api/orders/:id/messages', on(order)],
    ['POST /api/orders/:id/messages', on(order, { text: 'When does it come?' })],
    ['PUT /api/orders/:id/messages/read', on(order, { upTo: 1 })],
    ['PUT /api/orders/:id/quote/ask-change', on(sentQuote, { text: 'In oak, please' })],
    ['PUT /api/orders/:id/quote/accept', on(sentQuote, {})],
    ['PUT /api/orders/:id/quote/decline', on(sentQuote, { reason: 'Too dear' })],
    ['PUT /api/cart/update/:itemId', on(cartLine, { quantity: 2 })],
    ['DELETE /api/cart/remove/:itemId', on(cartLine)],
  )
}

function ofDesigns(testing: TestShop): SoundAsk[] {
  const { request, requestFile, concept, comment, suggestion } = scenes(testing)
  const rejected = request({ paymentStatus: 'rejected', evidence: true })
  const completed = suggestion({ ...inReview, status: 'completed' })
  const pinned = on(concept, ({ conceptId }) => ({ ...pin, conceptId }))
  return soundAsks(
    ['GET /api/design-requests/:id', on(request())],
    ['GET /api/design-requests/:id/board.pdf', on(request())],
    ['POST /api/design-requests/:id/payment-evidence', on(request({}), evidence)],
    ['POST /api/design-requests/:id/revisions', on(request(), { details: 'Lighter, please' })],
    [
      'PUT /api/design-requests/:id/floor-plan',
      on(request({}), () => ({ floorPlan: pictureFile('plan.png') })),
    ],
    ['PUT /api/design-requests/:id/plan-scale', on(request(), planScale)],
    ['PUT /api/design-requests/:id/status', on(request(), { status: 'completed' })],
    ['PUT /api/design-requests/:id/payment', on(rejected, { paymentStatus: 'pending' })],
    ['POST /api/design-requests/:id/comments', pinned, { what: 'a concept', idsInBody: ['conceptId'] }],
    ['GET /api/design-requests/:id/comments', on(comment)],
    ['GET /api/design-requests/:id/comments/:commentId/replies', on(comment)],
    ['POST /api/design-requests/:id/comments/:commentId/replies', on(comment, { text: 'Yes.' })],
    ['PUT /api/design-requests/:id/comments/:commentId', on(comment, { isResolved: true })],
    [
      'PUT /api/design-requests/:id/suggested-products/:suggestionId/answer',
      on(suggestion(), { answer: 'accepted' }),
    ],
    ['POST /api/design-requests/:id/suggested-products/add-to-cart', on(completed, {})],
    ['GET /api/files/:id', on(requestFile(({ floorPlan }) => floorPlan.url)), { what: 'a floor plan' }],
    [
      'GET /api/files/:id',
      on(requestFile(({ paymentEvidence }) => paymentEvidence?.url)),
      { what: 'the evidence of a design fee' },
    ],
    [
      'GET /api/files/:id',
      on(requestFile(({ designConcepts }) => designConcepts[0]?.url)),
      { what: 'a concept' },
    ],
  )
}

/** A product that a seller listed, with each call that only this seller and the studio may make about it. */
export function sellerAsks(testing: TestShop): SoundAsk[] {
  const { managed } = scenes(testing)
  const listed = async (seller: Person) => ({ id: (await managed(seller))._id })
  const renamed = async (seller: Person) => {
    const product = await managed(seller)
    return { params: { id: product._id }, body: savedForm(product, { name: 'Lauhala chair' }) }
  }
  return soundAsks(
    ['GET /api/products/managed/:id', on(listed)],
    ['GET /api/products/:id/stock-history', on(listed)],
    ['PATCH /api/products/:id/stock', on(listed, { change: 3 })],
    ['PUT /api/products/:id', renamed],
    ['PUT /api/products/:id/state', on(listed, { state: 'draft' })],
  )
}
