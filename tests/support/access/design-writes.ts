import { seedRequest, type SeededRequest } from '../seed/design.ts'
import { leilani } from '#tests/support/people.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** What the studio writes on a design request itself, with what makes it possible and what is sent. */
export function designWrites(testing: TestShop) {
  const input = async (request: SeededRequest = {}) => ({ id: await seedRequest(testing, leilani, request) })

  return {
    'PUT /api/design-requests/:id/status': async () => ({
      params: await input(),
      body: { status: 'in_progress' },
    }),
    'PUT /api/design-requests/:id/payment': async () => ({
      params: await input({ evidence: true }),
      body: { paymentStatus: 'paid' },
    }),
    'POST /api/design-requests/:id/payment-evidence': async () => ({
      params: await input(),
      body: { paymentEvidence: pictureFile() },
    }),
    'POST /api/design-requests/:id/concepts': async () => ({
      params: await input({ status: 'in_progress', paymentStatus: 'paid' }),
      body: { conceptImage: pictureFile() },
    }),
  }
}
