import { seedRequest, type SeededRequest } from '../seed/design.ts'
import { seedProduct } from '../seed/product.ts'
import { seedSuggestion } from '../seed/suggestion.ts'
import { fileIn, type OwnThing } from './own-thing.ts'
import type { Person } from '#tests/support/people.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const paid = { paymentStatus: 'paid' } as const
const inReview: SeededRequest = { ...paid, status: 'review', concepts: 1 }
const pin = { x: 0.5, y: 0.5, text: 'A door here?' }

/** What a client owns of the design service. */
export function designThings(testing: TestShop): OwnThing[] {
  return [
    ...requestThings(testing),
    ...commentThings(testing),
    ...suggestionThings(testing),
    ...files(testing),
  ]
}

function requestThings(testing: TestShop): OwnThing[] {
  const requested = (key: OwnThing['key'], input: SeededRequest, body?: object): OwnThing => ({
    key,
    input: async (owner) => ({
      params: { id: await seedRequest(testing, owner, input) },
      ...(body && { body }),
    }),
  })
  const metre = { page: 1, a: { x: 0, y: 0 }, b: { x: 1, y: 0 }, metres: 4 }
  return [
    requested('GET /api/design-requests/:id', inReview),
    requested('GET /api/design-requests/:id/board.pdf', inReview),
    requested('POST /api/design-requests/:id/payment-evidence', {}, { paymentEvidence: pictureFile() }),
    requested('POST /api/design-requests/:id/revisions', inReview, { details: 'Lighter, please' }),
    requested('PUT /api/design-requests/:id/plan-scale', inReview, { scale: metre }),
    requested('PUT /api/design-requests/:id/status', inReview, { status: 'completed' }),
    requested(
      'PUT /api/design-requests/:id/payment',
      { paymentStatus: 'rejected', evidence: true },
      { paymentStatus: 'pending' },
    ),
  ]
}

function commentThings(testing: TestShop): OwnThing[] {
  const commented = async (owner: Person) => {
    const id = await seedRequest(testing, owner, inReview)
    const key = 'POST /api/design-requests/:id/comments'
    const { request } = await testing.as(owner).call(key, { params: { id }, body: pin })
    return { id, commentId: request.comments[0]?._id ?? '' }
  }
  return [
    {
      key: 'POST /api/design-requests/:id/comments',
      what: 'a concept',
      idsInBody: ['conceptId'],
      input: async (owner) => {
        const id = await seedRequest(testing, owner, inReview)
        const { request } = await testing.as(owner).call('GET /api/design-requests/:id', { params: { id } })
        return { params: { id }, body: { ...pin, conceptId: request.designConcepts[0]?._id ?? '' } }
      },
    },
    {
      key: 'GET /api/design-requests/:id/comments',
      input: async (owner) => ({ params: { id: (await commented(owner)).id } }),
    },
    {
      key: 'GET /api/design-requests/:id/comments/:commentId/replies',
      input: async (owner) => ({ params: await commented(owner) }),
    },
    {
      key: 'POST /api/design-requests/:id/comments/:commentId/replies',
      input: async (owner) => ({ params: await commented(owner), body: { text: 'Yes.' } }),
    },
    {
      key: 'PUT /api/design-requests/:id/comments/:commentId',
      input: async (owner) => ({ params: await commented(owner), body: { isResolved: true } }),
    },
  ]
}

function suggestionThings(testing: TestShop): OwnThing[] {
  const suggested = async (owner: Person, request: SeededRequest) => {
    const id = await seedRequest(testing, owner, request)
    const productId = await seedProduct(testing.shop.db)
    return { id, suggestionId: await seedSuggestion(testing.shop.db, id, { productId }) }
  }
  return [
    {
      key: 'PUT /api/design-requests/:id/suggested-products/:suggestionId/answer',
      input: async (owner) => ({ params: await suggested(owner, inReview), body: { answer: 'accepted' } }),
    },
    {
      key: 'POST /api/design-requests/:id/suggested-products/add-to-cart',
      input: async (owner) => {
        const { id } = await suggested(owner, { ...inReview, status: 'completed' })
        return { params: { id }, body: {} }
      },
    },
  ]
}

function files(testing: TestShop): OwnThing[] {
  type Request = Awaited<ReturnType<typeof read>>
  const read = async (owner: Person) => {
    const id = await seedRequest(testing, owner, { ...inReview, evidence: true })
    return (await testing.as(owner).call('GET /api/design-requests/:id', { params: { id } })).request
  }
  const file = (what: string, urlIn: (request: Request) => string | undefined): OwnThing => ({
    key: 'GET /api/files/:id',
    what,
    input: async (owner) => ({ params: { id: fileIn(urlIn(await read(owner))) } }),
  })
  return [
    file('a floor plan', (request) => request.floorPlan.url),
    file('the evidence of a design fee', (request) => request.paymentEvidence?.url),
    file('a concept', (request) => request.designConcepts[0]?.url),
  ]
}
