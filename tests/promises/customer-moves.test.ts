import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#server/db/schema/emails.ts'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { orders } from '#server/db/schema/orders.ts'
import { atOnce, inRuns, times } from '#tests/support/at-once.ts'
import { seedOrder, seedSentQuote } from '#tests/support/seed/order.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'

const RUNS = 20
const PAIRS = 200
const FEWER_PAIRS = 50
const AT_ONCE = 20

await describeRaces('P12: a customer’s moves have one winner', (shop) => {
  const cancel = (id: string) => () =>
    shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id }, body: { reason: 'No.' } })
  const approve = (id: string) => () =>
    shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status: 'paid' } })
  const setStatus = (id: string, status: string) => () =>
    shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
  const accept = (id: string) => () =>
    shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  const archive = (id: string) => () => shop.as(noa).call('DELETE /api/orders/:id', { params: { id } })
  const cameBack = (id: string) => () =>
    shop.as(noa).call('PUT /api/refunds/:id', { params: { id }, body: { state: 'failed', reason: 'Closed' } })
  async function sendBack(id: string): Promise<string> {
    const body = { status: 'refunded' as const }
    await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body })
    const { payable } = await shop.as(noa).call('GET /api/payables/:ref', { params: { ref: id } })
    return payable.refunds[0]?._id ?? ''
  }
  const sendAgain = (id: string) => () =>
    shop.as(leilani).call('POST /api/orders/:id/send-confirmation', { params: { id } })
  const process = (orderId: string, key: string) => () =>
    shop.as(leilani).call('POST /api/payment/process', {
      body: { orderId, paymentMethod: 'cheque', paymentDetails: { reference: 'No. 1042' } },
      headers: { 'idempotency-key': key },
    })

  const twentyTimes = <T>(call: () => Promise<T>) => atOnce(Array.from({ length: AT_ONCE }, () => call))
  const historyOf = (id: string, type: string) =>
    shop.shop.db.$count(orderHistory, and(eq(orderHistory.orderId, id), eq(orderHistory.type, type)))
  const lettersNamed = (letter: string) => shop.shop.db.$count(emails, eq(emails.letter, letter))

  async function rowOf(id: string) {
    const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, id))
    return row
  }

  async function stockOf(order: { _id: string; orderItems: { product: string | null }[] }) {
    const product = order.orderItems[0]?.product ?? ''
    const [row] = await shop.shop.db.select().from(inventory).where(eq(inventory.productId, product))
    const moves = await shop.shop.db.$count(stockHistory, eq(stockHistory.orderId, order._id))
    return { left: row?.quantity, moves }
  }

  test('cancelling 20 times at once', () =>
    inRuns(
      'P12',
      RUNS,
      'customer cancel × 20: 1 × 2xx, stock returned once, 1 history row, 1 mail',
      async () => {
        await shop.shop.db.delete(emails)
        const order = await seedOrder(shop, { quantity: 3 })
        const { done, refused } = await twentyTimes(cancel(order._id))
        expect([done.length, refused]).toEqual([1, times(AT_ONCE - 1, 'order_not_cancellable')])
        expect(await stockOf(order)).toEqual({ left: 10, moves: 2 })
        expect(await historyOf(order._id, 'cancelled')).toBe(1)
        expect(await lettersNamed('order-canceled')).toBe(1)
      },
    ))

  test('cancelling against approving', () =>
    inRuns('P12', PAIRS, 'customer cancel against approve: one 2xx, one 409, never both', async (round) => {
      const order = await seedOrder(shop, { quantity: 3 })
      const pair = [cancel(order._id), approve(order._id)]
      const { done, refused } = await atOnce(round % 2 ? pair : pair.toReversed())
      const isCancelled = done[0]?.order.status === 'cancelled'
      expect([done.length, refused]).toEqual([1, [isCancelled ? 'illegal_state' : 'order_not_cancellable']])
      expect(await rowOf(order._id)).toMatchObject(
        isCancelled
          ? { status: 'cancelled', paymentStatus: 'pending', paidAt: null }
          : { status: 'processing', paymentStatus: 'paid' },
      )
      expect(await stockOf(order)).toEqual(isCancelled ? { left: 10, moves: 2 } : { left: 7, moves: 1 })
    }))

  test('cancelling against shipping', () =>
    inRuns(
      'P12',
      PAIRS,
      'customer cancel against ship: what leaves is not cancelled, and its units are out of stock',
      async (round) => {
        const order = await seedOrder(shop, { quantity: 3 })
        const pair = [cancel(order._id), setStatus(order._id, 'shipped')]
        const { refused } = await atOnce(round % 2 ? pair : pair.toReversed())
        // The studio may ship what was cancelled a moment ago: its units are then taken again.
        const cameFirst = refused.length === 0
        expect(refused).toEqual(cameFirst ? [] : ['order_not_cancellable'])
        expect(await rowOf(order._id)).toMatchObject({ status: 'shipped', holdsStock: true })
        expect(await stockOf(order)).toEqual({ left: 7, moves: cameFirst ? 3 : 1 })
      },
    ))

  test('cancelling against accepting a quote', () =>
    inRuns(
      'P12',
      FEWER_PAIRS,
      'cancel against accept: cancelled in the end, no units held, never accepted afterwards',
      async (round) => {
        const quote = await seedSentQuote(shop, { quantity: 3 })
        const pair = [cancel(quote._id), accept(quote._id)]
        const { refused } = await atOnce(round % 2 ? pair : pair.toReversed())
        const isRefused = refused.length > 0
        expect(refused).toEqual(isRefused ? ['quote_not_open'] : [])
        expect(await rowOf(quote._id)).toMatchObject({
          status: 'cancelled',
          quoteStatus: isRefused ? 'declined' : 'accepted',
          holdsStock: false,
        })
        expect(await stockOf(quote)).toEqual({ left: 10, moves: isRefused ? 0 : 2 })
      },
    ))

  test('archiving against restoring', () =>
    inRuns(
      'P12',
      FEWER_PAIRS,
      'archive against restore: one 2xx, one refusal, nothing alive out of sight',
      async (round) => {
        const order = await seedOrder(shop, { quantity: 3 })
        await cancel(order._id)()
        const pair = [archive(order._id), setStatus(order._id, 'pending')]
        const { done, refused } = await atOnce<unknown>(round % 2 ? pair : pair.toReversed())
        const row = await rowOf(order._id)
        const isArchived = row?.archivedAt !== null
        expect([done.length, refused]).toEqual([1, [isArchived ? 'order_not_found' : 'illegal_state']])
        expect(row?.status).toBe(isArchived ? 'cancelled' : 'pending')
        expect((await stockOf(order)).left).toBe(isArchived ? 10 : 7)
      },
    ))

  test('archiving against a refund that comes back', () =>
    inRuns(
      'P12',
      FEWER_PAIRS,
      'archive against a refund that comes back: it is to be sent again, and never out of sight',
      async (round) => {
        const { _id } = await seedOrder(shop)
        await approve(_id)()
        await setStatus(_id, 'cancelled')()
        const sent = await sendBack(_id)
        const pair = [archive(_id), cameBack(sent)]
        const { refused } = await atOnce<unknown>(round % 2 ? pair : pair.toReversed())
        const wasArchived = (await historyOf(_id, 'archived')) === 1
        expect(refused).toEqual(wasArchived ? [] : ['illegal_state'])
        expect(await historyOf(_id, 'unarchived')).toBe(wasArchived ? 1 : 0)
        expect(await rowOf(_id)).toMatchObject({ archivedAt: null })
        const { payable } = await shop.as(noa).call('GET /api/payables/:ref', { params: { ref: _id } })
        expect(payable.refunds).toMatchObject([{ _id: sent, state: 'approved' }])
      },
    ))

  test('stating one payment 20 times at once', () =>
    inRuns('P2', RUNS, 'payment/process × 20, one key: one statement, one reply', async () => {
      const { _id } = await seedOrder(shop)
      const key = randomUUID()
      const { done, refused } = await twentyTimes(process(_id, key))
      expect(new Set(refused).difference(new Set(['in_progress']))).toEqual(new Set())
      const again = await process(_id, key)()
      expect(new Set([...done, again].map((reply) => JSON.stringify(reply))).size).toBe(1)
      expect(await historyOf(_id, 'payment_stated')).toBe(1)
    }))

  test('asking for the letter 20 times at once', () =>
    inRuns('P12', RUNS, 'send-confirmation × 20: 3 mails, 17 × 429', async (round) => {
      const { _id } = await seedOrder(shop)
      const { done, refused } = await twentyTimes(sendAgain(_id))
      expect([done.length, refused]).toEqual([3, times(AT_ONCE - 3, 'rate_limited')])
      expect(await historyOf(_id, 'confirmation_sent')).toBe(3)
      expect(await lettersNamed('order-received')).toBe(4 * (round + 1))
    }))
})
