import { noa, type Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** As the studio's page sends a piece, or as a test gets it wrong. */
export type SentPiece = {
  productId: string
  quantity: unknown
  variant?: { options: Record<string, unknown> }
}

/** Saves a list of pieces for a request, as the studio unless the test says otherwise; answers with the list. */
export async function saveSuggestions(
  testing: TestShop,
  id: string,
  products: SentPiece[],
  person: Person = noa,
) {
  const { request } = await testing
    .as(person)
    .call('PUT /api/design-requests/:id/suggested-products', { params: { id }, body: { products } as never })
  return request.suggestedProducts
}
