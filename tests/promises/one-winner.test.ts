import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { emails } from '#server/db/schema/emails.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { orders } from '#server/db/schema/orders.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedOrder, seedSentQuote, quoteFor } from '#tests/support/seed/order.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = 20
const PAIRS = 200
const AT_ONCE = 20

await describeRaces('P12: racing actions have one winner', (shop) => {
  const approve = (id: string) => () =>
    shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status: 'paid' } })
  const reject = (id: string) => () =>
    shop.as(noa).call('PUT /api/payment/reject/:id', { params: { id }, body: { reason: 'Not there.' } })
  const setStatus = (id: string, status: string) => () =>
    shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
  const accept = (id: string, totalPrice?: number) => () =>
    shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id }, body: { totalPrice } })
  const decline = (id: string) => () =>
    shop.as(leilani).call('PUT /api/orders/:id/quote/decline', { params: { id }, body: {} })

  const twentyTimes = <T>(call: () => Promise<T>) => atOnce(Array.from({ length: AT_ONCE }, () => call))
  const historyOf = (id: string, type: string) =>
    shop.shop.db.$count(orderHistory, and(eq(orderHistory.orderId, id), eq(orderHistory.type, type)))
  const lettersNamed = (letter: 'payment-approved' | 'order-canceled' | 'quote-accepted') =>
    shop.shop.db.$count(emails, eq(emails.letter, letter))
  const auditOf = (id: string, action: string) =>
    shop.shop.db.$count(auditLog, and(eq(auditLog.objectId, id), eq(auditLog.action, action)))

  async function stockOf(order: { _id: string; orderItems: { product: string | null }[] }) {
    const product = order.orderItems[0]?.product ?? ''
    const [row] = await shop.shop.db.select().from(inventory).where(eq(inventory.productId, product))
    const moves = await shop.shop.db.$count(stockHistory, eq(stockHistory.orderId, order._id))
    return { left: row?.quantity, moves }
  }

  test('approving 20 times at once', () =>
    inRuns(
      'P12',
      RUNS,
      'approve × 20: 1 × 2xx, 1 history row, 1 mail, 1 audit row, one paidAt',
      async (round) => {
        const { _id } = await seedOrder(shop)
        const { done, refused } = await twentyTimes(approve(_id))
        expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'illegal_state')])
        expect(await historyOf(_id, 'paid')).toBe(1)
        expect(await auditOf(_id, 'order.paid')).toBe(1)
        expect(await lettersNamed('payment-approved')).toBe(round + 1)
        const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, _id))
        expect(row?.paidAt?.toISOString()).toBe(done[0]?.order.paidAt)
      },
    ))

  test('cancelling 20 times at once', () =>
    inRuns(
      'P12',
      RUNS,
      'cancel × 20: 20 × 2xx, stock returned once, 1 history row, 1 mail',
      async (round) => {
        await shop.shop.db.delete(emails)
        const order = await seedOrder(shop, { quantity: 3 })
        const { done } = await twentyTimes(setStatus(order._id, round % 2 ? 'canceled' : 'cancelled'))
        expect(done).toHaveLength(AT_ONCE)
        expect(await stockOf(order)).toEqual({ left: 10, moves: 2 })
        expect(await historyOf(order._id, 'cancelled')).toBe(1)
        expect(await lettersNamed('order-canceled')).toBe(1)
      },
    ))

  test('restoring 20 times at once', () =>
    inRuns('P12', RUNS, 'un-cancel × 20: 20 × 2xx, stock taken again once', async () => {
      const order = await seedOrder(shop, { quantity: 3 })
      await setStatus(order._id, 'cancelled')()
      const { done } = await twentyTimes(setStatus(order._id, 'pending'))
      expect(done).toHaveLength(AT_ONCE)
      expect(await stockOf(order)).toEqual({ left: 7, moves: 3 })
    }))

  test('accepting a quote 20 times at once', () =>
    inRuns('P12', RUNS, 'accept × 20: 1 × 2xx, stock taken once, 1 mail', async (round) => {
      const quote = await seedSentQuote(shop, { quantity: 3 })
      const { done, refused } = await twentyTimes(accept(quote._id))
      expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'quote_not_open')])
      expect(await stockOf(quote)).toEqual({ left: 7, moves: 1 })
      expect(await lettersNamed('quote-accepted')).toBe(round + 1)
    }))

  test('approving against rejecting', () =>
    inRuns('P12', PAIRS, 'approve against reject: one 2xx, one 409', async (round) => {
      const { _id } = await seedOrder(shop)
      const pair = [approve(_id), reject(_id)]
      const { done, refused } = await atOnce(round % 2 ? pair : pair.toReversed())
      expect([done.length, refused]).toEqual([1, ['illegal_state']])
      expect((await historyOf(_id, 'paid')) + (await historyOf(_id, 'payment_rejected'))).toBe(1)
    }))

  test('accepting against declining', () =>
    inRuns(
      'P12',
      PAIRS,
      'accept against decline: one 2xx, one 409, stock as the winner says',
      async (round) => {
        const quote = await seedSentQuote(shop, { quantity: 3 })
        const pair = [accept(quote._id), decline(quote._id)]
        const { done, refused } = await atOnce(round % 2 ? pair : pair.toReversed())
        expect([done.length, refused]).toEqual([1, ['quote_not_open']])
        const isAccepted = done[0]?.order.quoteStatus === 'accepted'
        expect(await stockOf(quote)).toEqual(isAccepted ? { left: 7, moves: 1 } : { left: 10, moves: 0 })
      },
    ))

  test('accepting against revising', () =>
    inRuns('P12', PAIRS, 'accept against revise: never accepted at a total nobody read', async (round) => {
      const quote = await seedSentQuote(shop)
      const params = { id: quote._id }
      const body = quoteFor(quote, { discount: 0 })
      const revise = () => shop.as(noa).call('PUT /api/orders/:id/quote', { params, body })
      const pair = [accept(quote._id, quote.totalPrice), revise]
      const { done, refused } = await atOnce(round % 2 ? pair : pair.toReversed())
      const isAccepted = done[0]?.order.quoteStatus === 'accepted'
      expect([done.length, refused]).toEqual([1, [isAccepted ? 'quote_closed' : 'price_changed']])
      const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, quote._id))
      expect(row?.totalCents).toBe(isAccepted ? 600_00 : 625_00)
    }))

  test('cancelling against approving', () =>
    inRuns('P12', PAIRS, 'cancel against approve: never paid after it was cancelled', async (round) => {
      const order = await seedOrder(shop, { quantity: 3 })
      const pair = [approve(order._id), setStatus(order._id, 'cancelled')]
      const { refused } = await atOnce(round % 2 ? pair : pair.toReversed())
      const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, order._id))
      expect(row).toMatchObject({
        status: 'cancelled',
        paymentStatus: refused.length > 0 ? 'pending' : 'paid',
      })
      expect(await stockOf(order)).toEqual({ left: 10, moves: 2 })
    }))
})
