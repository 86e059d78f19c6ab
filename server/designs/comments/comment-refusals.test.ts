import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { designConcepts } from '#server/db/schema/designs.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { emails } from '#server/db/schema/emails.ts'
import { commentCalls, type Pin } from '#tests/support/seed/comment-calls.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { kai, leilani, noa, nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
})

const { pin, reply, settle } = commentCalls(testing, () => id)
const rows = () => testing.shop.db.select().from(designComments)
const letters = () => testing.shop.db.select().from(emails)

test.each([
  ['nothing', { text: '  ' }],
  ['no text', { text: 7 }],
  ['too much', { text: 'x'.repeat(2001) }],
  ['a point beside the page', { x: 1.01 }],
  ['a point above the page', { y: -0.01 }],
  ['no point', { x: undefined }],
  ['a page before the first', { page: 0 }],
  ['half a page', { page: 1.5 }],
])('%s is refused', async (_what, comment) => {
  await expect(pin(leilani, comment as Pin)).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
  expect(await rows()).toEqual([])
  expect(await letters()).toEqual([])
})

test('an empty comment is refused in words, an empty answer too', async () => {
  const [first] = await pin(leilani)
  const refusal = { fields: { text: 'Please write a comment' } }
  await expect(pin(leilani, { text: '' })).rejects.toMatchObject(refusal)
  await expect(reply(noa, first?._id ?? '', ' ')).rejects.toMatchObject(refusal)
  expect(await rows()).toHaveLength(1)
})

test("another request's concept answers as an unknown one", async () => {
  const foreign = await seedRequest(testing, kai, { concepts: 1 })
  const concepts = await testing.shop.db.select().from(designConcepts)
  const conceptId = concepts.find(({ requestId }) => requestId === foreign)?.id
  for (const input of [conceptId, UNKNOWN])
    await expect(pin(leilani, { conceptId: input })).rejects.toMatchObject({
      status: 404,
      code: 'concept_not_found',
      message: 'Concept not found',
    })
  expect(await rows()).toEqual([])
})

test("someone else's request, and another request's comment, answer as unknown ones", async () => {
  const [first] = await pin(leilani)
  const commentId = first?._id ?? ''
  const own = await seedRequest(testing, kai)
  const asks = [() => pin(kai), () => reply(kai, commentId), () => settle(kai, commentId)]
  for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'design_request_not_found' })
  for (const unknown of [commentId, UNKNOWN, 'comment']) {
    await expect(reply(kai, unknown, 'Yes.', own)).rejects.toMatchObject({ code: 'comment_not_found' })
    await expect(settle(kai, unknown, true, own)).rejects.toMatchObject({ code: 'comment_not_found' })
  }
  await expect(pin(nobody)).rejects.toMatchObject({ status: 401 })
  expect(await rows()).toHaveLength(1)
})

test('an answer cannot be answered or settled', async () => {
  const [first] = await pin(leilani)
  const [{ replies: [answer] } = { replies: [] }] = await reply(noa, first?._id ?? '')
  await expect(reply(leilani, answer?._id ?? '')).rejects.toMatchObject({ code: 'comment_not_found' })
  await expect(settle(leilani, answer?._id ?? '')).rejects.toMatchObject({ code: 'comment_not_found' })
  expect(await rows()).toHaveLength(2)
})

test.each(['cancelled', 'rejected'] as const)('a %s request takes no comments', async (status) => {
  const requestId = await seedRequest(testing, leilani, { status })
  const input = { requestId, authorId: leilani.id, writtenAs: 'client' as const, text: 'Before' }
  const commentId = randomUUID()
  const place = { number: 1, page: 1, x: 0, y: 0, createdAt: testing.shop.clock() }
  await testing.shop.db.insert(designComments).values({ id: commentId, ...input, ...place })
  const asks = [
    () => pin(leilani, {}, { id: requestId }),
    () => reply(leilani, commentId, 'Yes.', requestId),
    () => settle(leilani, commentId, true, requestId),
  ]
  for (const ask of asks) await expect(ask()).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
  expect(await rows()).toMatchObject([{ resolvedAt: null }])
  expect(await letters()).toEqual([])
})
