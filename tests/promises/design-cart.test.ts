import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartItems } from '#server/db/schema/cart.ts'
import { MAX_COMMENTS } from '#domain/designs/comment-limits.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { designHistory, designSuggestions } from '#server/db/schema/designs.ts'
import { emails } from '#server/db/schema/emails.ts'
import { sendCommentLetters } from '#server/designs/comments/comment-letters.ts'
import { atOnce, inRuns } from '#tests/support/at-once.ts'
import { seedComments } from '#tests/support/seed/comments.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = 10
const AT_ONCE = 20

await describeRaces('the pieces of a design', (shop) => {
  beforeEach(() => shop.set('general', { quoteMode: false }))

  const many = <T>(call: (place: number) => Promise<T>) =>
    atOnce(Array.from({ length: AT_ONCE }, (_, place) => () => call(place)))

  /** A completed design with two pieces: 50 chairs of which 2 are wanted, and 3 tables of which 5 are. */
  async function seedDesign() {
    const { db } = shop.shop
    await db.delete(cartItems)
    const id = await seedRequest(shop, leilani, { status: 'completed', paymentStatus: 'paid' })
    const [chair, table] = [await seedProduct(db, { stock: 50 }), await seedProduct(db, { stock: 3 })]
    await seedSuggestion(db, id, { productId: chair, quantity: 2 })
    await seedSuggestion(db, id, { productId: table, quantity: 5 })
    return { id, chair, table }
  }

  const addAll = (id: string, key: string) =>
    shop.as(leilani).call('POST /api/design-requests/:id/suggested-products/add-to-cart', {
      params: { id },
      headers: { 'idempotency-key': key },
    })
  const quantities = async () => {
    const lines = await shop.shop.db.select().from(cartItems)
    return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))
  }
  const historyOf = (id: string) => shop.shop.db.$count(designHistory, eq(designHistory.requestId, id))

  test('added 20 times at once under one key they are in the cart once', () =>
    inRuns('P2', RUNS, '20 parallel Add All with one key: one cart, one reply', async () => {
      const [{ id, chair, table }, key] = [await seedDesign(), randomUUID()]
      const { done, refused } = await many(() => addAll(id, key))
      expect(new Set(refused).difference(new Set(['in_progress']))).toEqual(new Set())
      const replies = [...done, await addAll(id, key)]
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
      expect(await quantities()).toEqual({ [chair]: 2, [table]: 3 })
      expect(await historyOf(id)).toBe(1)
    }))

  test('added 20 times at once under 20 keys they add up to what there is, beside single adds', () =>
    inRuns('P11', RUNS, '20 parallel Add All and 20 adds: one line each, never above stock', async () => {
      const { id, chair, table } = await seedDesign()
      const addChair = () =>
        shop.as(leilani).call('POST /api/cart/add', { body: { productId: chair, quantity: 1 } })
      const [all, single] = await Promise.all([many(() => addAll(id, randomUUID())), many(addChair)])
      expect([...all.refused, ...single.refused]).toEqual([])
      expect(await quantities()).toEqual({ [chair]: 50, [table]: 3 })
    }))

  test('20 comments at once take 20 numbers, with one letter to each side at once', () =>
    inRuns('P12', RUNS, '20 parallel comments: numbers 1 to 20, 2 letters at once', async () => {
      const { db } = shop.shop
      await db.delete(emails)
      const id = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid' })
      const { refused } = await many((place) =>
        shop.as(place % 2 ? leilani : noa).call('POST /api/design-requests/:id/comments', {
          params: { id },
          body: { x: 0.5, y: 0.5, text: `Comment ${place}` },
        }),
      )
      expect(refused).toEqual([])
      const rows = await db.select().from(designComments).where(eq(designComments.requestId, id))
      const numbers = rows.map(({ number }) => number ?? 0).toSorted((a, b) => a - b)
      expect(numbers).toEqual(Array.from({ length: AT_ONCE }, (_, place) => place + 1))
      expect(await db.$count(emails)).toBe(2)
    }))

  test('20 comments at once at the limit are as many as there is place for, gathered in one letter a side', () =>
    inRuns('P12', RUNS, '20 parallel comments beside 92: 8 written, 1 letter at once, 1 more', async () => {
      const { db } = shop.shop
      await db.delete(emails)
      const id = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid' })
      await seedComments(shop, leilani, id, { comments: MAX_COMMENTS - 8 })
      const { refused } = await many((place) =>
        shop.as(leilani).call('POST /api/design-requests/:id/comments', {
          params: { id },
          body: { x: 0.5, y: 0.5, text: `Comment ${place}` },
        }),
      )
      expect(refused).toEqual(Array.from({ length: AT_ONCE - 8 }, () => 'too_many_comments'))
      expect(await db.$count(designComments, eq(designComments.requestId, id))).toBe(MAX_COMMENTS)
      expect(await db.$count(emails)).toBe(1)
      shop.wait(10 * 60_000)
      await Promise.all(Array.from({ length: 6 }, () => sendCommentLetters(shop.shop)))
      expect(await db.$count(emails)).toBe(2)
    }))

  test('a list saved beside an answer leaves one of the two, whole', () =>
    inRuns('P12', RUNS, 'a list saved beside 10 answers: no fault, one row a piece', async () => {
      const { db } = shop.shop
      const { id, chair } = await seedDesign()
      const suggestions = await db.select().from(designSuggestions).where(eq(designSuggestions.requestId, id))
      const stored = suggestions.find(({ productId }) => productId === chair)
      const save = () =>
        shop.as(noa).call('PUT /api/design-requests/:id/suggested-products', {
          params: { id },
          body: { products: [{ productId: chair, quantity: 2 }] },
        })
      const answer = (suggestionId: string) => () =>
        shop.as(leilani).call('PUT /api/design-requests/:id/suggested-products/:suggestionId/answer', {
          params: { id, suggestionId },
          body: { answer: 'accepted' },
        })
      const calls: (() => Promise<unknown>)[] = suggestions.flatMap(({ id: suggestionId }) =>
        Array.from({ length: 5 }, () => answer(suggestionId)),
      )
      const { refused } = await atOnce(calls.toSpliced(4, 0, save))
      expect(new Set(refused).difference(new Set(['suggestion_not_found']))).toEqual(new Set())
      const left = db.select().from(designSuggestions).where(eq(designSuggestions.requestId, id))
      expect(await left).toMatchObject([{ id: stored?.id, productId: chair, answer: 'accepted' }])
    }))
})
