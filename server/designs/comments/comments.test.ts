import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { designConcepts, designHistory } from '#server/db/schema/designs.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { emails } from '#server/db/schema/emails.ts'
import { files } from '#server/db/schema/files.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { commentCalls } from '#tests/support/seed/comment-calls.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid', concepts: 2 })
})

const { pin, reply, settle } = commentCalls(testing, () => id)
const rows = () => testing.shop.db.select().from(designComments)
const history = () => testing.shop.db.select().from(designHistory).orderBy(asc(designHistory.id))
const letters = () => testing.shop.db.select().from(emails).orderBy(asc(emails.createdAt))
const audit = () => auditOf(testing.shop.db, 'design', id)

async function concept(version: number) {
  const concepts = await testing.shop.db.select().from(designConcepts)
  return concepts.find((found) => found.requestId === id && found.version === version)?.id ?? ''
}

async function asPdf(conceptId: string) {
  const { db } = testing.shop
  const [found] = await db.select().from(designConcepts).where(eq(designConcepts.id, conceptId))
  await db
    .update(files)
    .set({ contentType: 'application/pdf' })
    .where(eq(files.id, found?.fileId ?? ''))
}

test('a comment is pinned to a point of the floor plan, and both sides see whose it is', async () => {
  const [comment] = await pin(leilani, { text: '  A door here?  ' })
  expect(comment).toEqual({
    _id: expect.any(String),
    conceptId: null,
    number: 1,
    page: 1,
    x: 0.25,
    y: 0.75,
    piece: null,
    author: { name: 'Leilani Akana', isStudio: false, isMe: true },
    text: 'A door here?',
    createdAt: expect.anything(),
    resolvedAt: null,
    replies: [],
    replyCount: 0,
  })
  const { request } = await testing.as(noa).call('GET /api/design-requests/:id', { params: { id } })
  expect(request.comments).toEqual([
    { ...comment, author: { name: 'Leilani Akana', isStudio: false, isMe: false } },
  ])
})

test('the studio answers, and comments are numbered through plan and concepts', async () => {
  const [first] = await pin(leilani)
  await pin(noa, { conceptId: await concept(2), page: 3 })
  await reply(noa, first?._id ?? '', 'Yes, a sliding one.')
  testing.wait(1000)
  await reply(leilani, first?._id ?? '', 'Good.')
  expect(await pin(leilani)).toMatchObject([
    {
      number: 1,
      replies: [
        { author: { name: 'Noa Kahale', isStudio: true, isMe: false }, text: 'Yes, a sliding one.' },
        { author: { isStudio: false, isMe: true }, text: 'Good.' },
      ],
    },
    { number: 2, conceptId: await concept(2), page: 3, replies: [] },
    { number: 3, conceptId: null },
  ])
})

test('what the client writes goes to the studio, what the studio writes to the client, with its place', async () => {
  const [first] = await pin(leilani, { text: 'Line one\nLine two' })
  await reply(noa, first?._id ?? '', 'Yes.')
  testing.wait(10 * 60_000)
  await pin(noa, { conceptId: await concept(2), text: 'A bench' })
  const number = await numberOf(testing, id)
  const [toStudio, ...toClient] = await letters()
  expect(toStudio).toMatchObject({
    letter: 'design-comment',
    subject: `New comment on ${number}`,
    replyTo: leilani.email,
  })
  expect(toStudio?.bodyText).toContain('Leilani Akana wrote a comment on the floor plan:')
  expect(toStudio?.bodyText).toContain('Line one\nLine two')
  expect(toStudio?.bodyText).toContain(`/admin/design-requests/${number}`)
  expect(toClient.map(({ recipient }) => recipient)).toEqual([leilani.email, leilani.email])
  expect(toClient[0]?.bodyText).toContain('There is a new comment on the floor plan:')
  expect(toClient[1]?.bodyText).toContain('There is a new comment on concept 2:')
  expect(toClient[1]?.bodyText).toContain(`/custom-design/request/${number}`)
})

test('of a PDF the page is named', async () => {
  const conceptId = await concept(1)
  await asPdf(conceptId)
  await pin(noa, { conceptId, page: 2 })
  expect((await history()).at(-1)).toMatchObject({ description: '1, on concept 1, page 2' })
  expect((await letters())[0]?.bodyText).toContain('There is a new comment on concept 1, page 2:')
})

test('all of it is on the timeline; what the studio did is audited, once each', async () => {
  const [first] = await pin(leilani)
  const commentId = first?._id ?? ''
  await settle(leilani, commentId)
  expect(await audit()).toEqual([])
  await reply(noa, commentId, 'Yes.')
  await settle(noa, commentId, false)
  await pin(noa, { conceptId: await concept(2) })
  expect((await history()).map(({ title, description }) => [title, description])).toEqual([
    ['Comment added', '1, on the floor plan'],
    ['Comment settled', '1, on the floor plan'],
    ['Comment answered', '1, on the floor plan'],
    ['Comment opened again', '1, on the floor plan'],
    ['Comment added', '2, on concept 2'],
  ])
  expect(await audit()).toMatchObject([
    { action: 'design.comment_answered', actorId: noa.id, after: { comment: 'Yes.' } },
    { action: 'design.comment_reopened', before: { settled: true }, after: { settled: false } },
    { action: 'design.comment_added', after: { place: 'concept 2' } },
  ])
})

test('a comment is settled and opened again; the same again changes nothing and nobody is written to', async () => {
  const [first] = await pin(leilani)
  const commentId = first?._id ?? ''
  expect(await settle(noa, commentId)).toMatchObject([{ resolvedAt: testing.shop.clock().toISOString() }])
  testing.wait(60_000)
  const before = await rows()
  await settle(leilani, commentId)
  expect(await rows()).toEqual(before)
  expect(await settle(leilani, commentId, false)).toMatchObject([{ resolvedAt: null }])
  expect(await letters()).toHaveLength(1)
  expect(await history()).toHaveLength(3)
})

test.each(['pending', 'in_progress', 'revision', 'completed'] as const)(
  'a request that is %s takes comments',
  async (status) => {
    const requestId = await seedRequest(testing, leilani, { status })
    expect(await pin(leilani, {}, { id: requestId })).toHaveLength(1)
  },
)

test('a repeat under the same key is one comment', async () => {
  const key = randomUUID()
  const first = await pin(leilani, {}, { key })
  expect(await pin(leilani, {}, { key })).toEqual(first)
  expect(await rows()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
})
