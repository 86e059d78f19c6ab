import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { designHistory } from '#server/db/schema/designs.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { emails } from '#server/db/schema/emails.ts'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { commentCalls } from '#tests/support/seed/comment-calls.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
/** Three bytes each. */
const LONG = '床'.repeat(2_000)

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani, { status: 'review', paymentStatus: 'paid' })
})

const { pin, reply, settle } = commentCalls(testing, () => id)
const counts = () =>
  Promise.all([designComments, designHistory, emails].map((table) => testing.shop.db.$count(table)))
const requestOf = async (person: Person = leilani) =>
  (await testing.as(person).call('GET /api/design-requests/:id', { params: { id } })).request

/** Comments 1 to `count`, as they would lie there; gives the id of the first. */
async function insertComments(count: number, text = 'Here?'): Promise<string> {
  const [written, notifiedAt] = [{ requestId: id, authorId: leilani.id, text }, testing.shop.clock()]
  const rows = Array.from({ length: count }, (_, at) => ({
    ...written,
    id: randomUUID(),
    number: at + 1,
    page: 1,
    x: 0,
    y: 0,
    writtenAs: 'client' as const,
    createdAt: new Date(at),
    notifiedAt,
  }))
  await testing.shop.db.insert(designComments).values(rows)
  return rows[0]?.id ?? ''
}

async function insertReplies(parentId: string, count: number, text = 'Yes.'): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    requestId: id,
    parentId,
    authorId: noa.id,
    writtenAs: 'studio' as const,
    text: `${at} ${text}`,
    createdAt: new Date(at),
    notifiedAt: testing.shop.clock(),
  }))
  await testing.shop.db.insert(designComments).values(rows)
}

test('a design takes 100 comments, and says so to the next', async () => {
  await insertComments(99)
  await pin(leilani)
  const before = await counts()
  await expect(pin(leilani)).rejects.toMatchObject({
    status: 409,
    code: 'too_many_comments',
    message: 'This design has 100 comments, as many as it can hold. Please answer one of them instead.',
  })
  await expect(pin(noa)).rejects.toMatchObject({ code: 'too_many_comments' })
  expect(await counts()).toEqual(before)
})

test('a comment takes 100 answers, and says so to the next', async () => {
  const first = await insertComments(1)
  await insertReplies(first, 99)
  await reply(leilani, first)
  const before = await counts()
  await expect(reply(noa, first)).rejects.toMatchObject({
    status: 409,
    code: 'too_many_replies',
    message: 'This comment has 100 answers, as many as it can hold. Please add a new comment instead.',
  })
  expect(await counts()).toEqual(before)
})

test('a request brings its newest 50 comments, and the others by pages', async () => {
  await insertComments(100)
  const { comments, commentCount } = await requestOf()
  expect(comments.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => at + 51))
  expect(commentCount).toBe(100)
  for (const person of [leilani, noa]) {
    const earlier = await testing
      .as(person)
      .call('GET /api/design-requests/:id/comments', { params: { id }, query: { before: 51 } })
    expect(earlier.comments.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    )
    expect(earlier.commentCount).toBe(100)
  }
})

test('a comment brings its newest 10 answers, and the others by pages of 20', async () => {
  const commentId = await insertComments(1)
  await insertReplies(commentId, 45)
  const [comment] = (await requestOf()).comments
  expect(comment).toMatchObject({ replyCount: 45 })
  expect(comment?.replies.map(({ text }) => text)).toEqual(places(35, 45))
  const key = 'GET /api/design-requests/:id/comments/:commentId/replies'
  const pageBefore = async (before?: number) =>
    testing
      .as(leilani)
      .call(key, { params: { id, commentId }, query: before === undefined ? {} : { before } })
  expect((await pageBefore()).replies.map(({ text }) => text)).toEqual(places(25, 45))
  expect((await pageBefore(25)).replies.map(({ text }) => text)).toEqual(places(5, 25))
  expect(await pageBefore(5)).toMatchObject({
    replies: places(0, 5).map((text) => ({ text })),
    replyCount: 45,
  })
})

const places = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `${from + at} Yes.`)

test('however long the comments are, the request stays under 200 KB and its pages lead to all of them', async () => {
  const first = await insertComments(100, LONG)
  await insertReplies(first, 100, LONG.slice(0, 1_990))
  const seen = new Set<number>()
  let { comments } = await requestOf()
  for (let pages = 0; comments.length > 0 && pages < 100; pages++) {
    for (const { number } of comments) seen.add(number)
    const reply = await testing.as(leilani).call('GET /api/design-requests/:id/comments', {
      params: { id },
      query: { before: comments[0]?.number ?? 1 },
    })
    expect(Buffer.byteLength(JSON.stringify({ ...reply, data: reply.comments }))).toBeLessThan(200 * 1024)
    comments = reply.comments
  }
  expect(seen.size).toBe(100)
  const request = await requestOf()
  expect(Buffer.byteLength(JSON.stringify({ request, data: request }))).toBeLessThan(200 * 1024)
})

test('a large reply is not stored under its key; a repeat makes it anew and writes nothing', async () => {
  await insertComments(80, LONG)
  const key = randomUUID()
  const first = await pin(leilani, {}, { key })
  const [stored] = await testing.shop.db.select().from(idempotencyKeys)
  expect(stored).toMatchObject({ status: 200, reply: null })
  const before = await counts()
  expect(await pin(leilani, {}, { key })).toEqual(first)
  expect(await counts()).toEqual(before)
  await expect(pin(leilani, { text: 'Another' }, { key })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  })
  expect(await counts()).toEqual(before)
})

test('settling an early comment says so on its page', async () => {
  const commentId = await insertComments(60)
  await settle(noa, commentId)
  const [earliest] = (
    await testing
      .as(leilani)
      .call('GET /api/design-requests/:id/comments', { params: { id }, query: { before: 11 } })
  ).comments
  expect(earliest).toMatchObject({ _id: commentId, resolvedAt: testing.shop.clock().toISOString() })
})
