import { seedRequest } from '../seed/design.ts'
import { seedProduct } from '../seed/product.ts'
import { leilani } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** What the studio writes on the pieces of a design, with what makes it possible and what is sent. */
export function designPieceWrites(testing: TestShop) {
  const inReview = () => seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
  const pin = { x: 0.5, y: 0.5, text: 'A door here?' }

  async function withComment() {
    const id = await inReview()
    const { request } = await testing
      .as(leilani)
      .call('POST /api/design-requests/:id/comments', { params: { id }, body: pin })
    return { id, commentId: request.comments[0]?._id ?? '' }
  }

  return {
    'PUT /api/design-requests/:id/suggested-products': async () => ({
      params: { id: await inReview() },
      body: { products: [{ productId: await seedProduct(testing.shop.db), quantity: 2 }] },
    }),
    'POST /api/design-requests/:id/comments': async () => ({ params: { id: await inReview() }, body: pin }),
    'POST /api/design-requests/:id/comments/:commentId/replies': async () => ({
      params: await withComment(),
      body: { text: 'Yes.' },
    }),
    'PUT /api/design-requests/:id/comments/:commentId': async () => ({
      params: await withComment(),
      body: { isResolved: true },
    }),
    'PUT /api/design-requests/:id/plan-scale': async () => ({
      params: { id: await inReview() },
      body: { scale: { page: 1, a: { x: 0, y: 0 }, b: { x: 1, y: 0 }, metres: 4 } },
    }),
  }
}
