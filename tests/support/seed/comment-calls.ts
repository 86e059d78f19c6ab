import type { Person } from '#tests/support/people.ts'
import type { TestAsk, TestShop } from '#tests/support/test-shop.ts'

const PIN = 'POST /api/design-requests/:id/comments'
const REPLY = 'POST /api/design-requests/:id/comments/:commentId/replies'
const SETTLE = 'PUT /api/design-requests/:id/comments/:commentId'

export type Pin = Partial<TestAsk<typeof PIN>['body']>

/** What people write on the request that `requestId` gives; each answers with its comments. */
export function commentCalls(testing: TestShop, requestId: () => string) {
  return {
    async pin(person: Person, comment: Pin = {}, { id = requestId(), key = '' } = {}) {
      const { request } = await testing.as(person).call(PIN, {
        params: { id },
        body: { x: 0.25, y: 0.75, text: 'A door here?', ...comment },
        headers: key ? { 'idempotency-key': key } : {},
      })
      return request.comments
    },
    async reply(person: Person, commentId: string, text = 'Yes.', id = requestId()) {
      const { request } = await testing.as(person).call(REPLY, { params: { id, commentId }, body: { text } })
      return request.comments
    },
    async settle(person: Person, commentId: string, isResolved = true, id = requestId()) {
      const body = { isResolved }
      const { request } = await testing.as(person).call(SETTLE, { params: { id, commentId }, body })
      return request.comments
    },
  }
}
