import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { files } from '#server/db/schema/files.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { orderHistory } from '#server/db/schema/order-past.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { atOnce, inRuns } from '#tests/support/at-once.ts'
import { shareOf } from '#tests/support/promise-line.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedOrder, orderForm } from '#tests/support/seed/order.ts'
import { kai, leilani, type Person } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'

const RUNS = 50
const FEWER_RUNS = 10

await describeRaces('P2: one submit, one order', (shop) => {
  beforeEach(() => shop.set('general', { quoteMode: false }))

  const input = () => seedProduct(shop.shop.db, { priceCents: 600_00, stock: 10 })

  function submit(
    product: string,
    key: string,
    { person = leilani, quantity = 1 }: { person?: Person; quantity?: number } = {},
  ) {
    const headers = { 'idempotency-key': key }
    return shop.as(person).call('POST /api/orders', { body: orderForm(product, quantity), headers })
  }

  /** How many orders there are of `product`, and how many units are left. */
  async function countsOf(product: string) {
    const { db } = shop.shop
    const items = await db.select().from(orderItems).where(eq(orderItems.productId, product))
    const [stock] = await db.select().from(inventory).where(eq(inventory.productId, product))
    return { orders: items.length, left: stock?.quantity }
  }

  test('20 parallel submits with one key', () =>
    inRuns('P2', RUNS, '20 parallel submits with one key: 1 order, stock taken once', async () => {
      const [product, key] = [await input(), randomUUID()]
      const { done, refused } = await atOnce(Array.from({ length: 20 }, () => () => submit(product, key)))
      expect(new Set(refused).difference(new Set(['in_progress']))).toEqual(new Set())
      const again = await submit(product, key)
      expect(new Set([...done, again].map(({ order }) => order._id)).size).toBe(1)
      expect(await countsOf(product)).toEqual({ orders: 1, left: 9 })
    }))

  test('the same key with another body, and from another person', () =>
    inRuns('P2', RUNS, 'same key: other body 422, other person an order of their own', async () => {
      const [product, key] = [await input(), randomUUID()]
      const first = await submit(product, key)
      const others = Array.from({ length: 5 }, () => () => submit(product, key, { quantity: 2 }))
      expect((await atOnce(others)).refused).toEqual(Array.from({ length: 5 }, () => 'idempotency_mismatch'))
      const { order } = await submit(product, key, { person: kai })
      expect(order._id).not.toBe(first.order._id)
      expect(await countsOf(product)).toEqual({ orders: 2, left: 8 })
    }))

  test('a refused attempt, and the corrected one under a key of its own', () =>
    inRuns('P2', FEWER_RUNS, 'refused by 409 and 400, then corrected with a new key: 1 order', async () => {
      const [product, key] = [await input(), randomUUID()]
      const small = await seedProduct(shop.shop.db, { priceCents: 1_00 })
      const tries = [() => submit(product, key, { quantity: 11 }), () => submit(small, randomUUID())]
      expect((await atOnce(tries)).refused).toEqual(['out_of_stock', 'minimum_order'])
      expect(await countsOf(product)).toEqual({ orders: 0, left: 10 })
      const { order } = await submit(product, randomUUID())
      // What was refused has not used up its key either.
      const again = await submit(product, key)
      expect(again.order._id).not.toBe(order._id)
      expect(await countsOf(product)).toEqual({ orders: 2, left: 8 })
    }))

  test('one receipt sent 20 times at once', () =>
    inRuns('P2', FEWER_RUNS, 'a receipt × 20, one key: 1 file kept, 1 event, one reply', async (round) => {
      const { _id: id } = await seedOrder(shop)
      const ask = { params: { id }, headers: { 'idempotency-key': randomUUID() } }
      const send = () =>
        shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
          ...ask,
          body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'receipt.png') },
        })
      const { done, refused } = await atOnce(Array.from({ length: 20 }, () => send))
      expect(new Set(refused).difference(new Set(['in_progress', 'rate_limited']))).toEqual(new Set())
      const replies = new Set([...done, await send()].map((reply) => JSON.stringify(reply)))
      expect(replies.size).toBe(1)
      expect(await shop.shop.db.$count(files)).toBe(round + 1)
      expect(await readdir(join(shop.shop.config.dataDir, 'files/evidence'))).toHaveLength(round + 1)
      const events = and(eq(orderHistory.orderId, id), eq(orderHistory.type, 'evidence_uploaded'))
      expect(await shop.shop.db.$count(orderHistory, events)).toBe(1)
    }))

  test('a line that was cut before the reply, and the retry', async () => {
    await shop.http.listen({ host: '127.0.0.1', port: 0 })
    await inRuns('P2', RUNS, 'socket cut before the reply, then a retry: 1 order', async () => {
      const [product, key] = [await input(), randomUUID()]
      await sendAndCut(shop.http.server.address() as AddressInfo, key, orderForm(product))
      const [one, two] = [await submit(product, key), await submit(product, key)]
      expect(one.order._id).toBe(two.order._id)
      expect(await countsOf(product)).toEqual({ orders: 1, left: 9 })
    })
    expect(await shop.shop.db.$count(orders)).toBe(shareOf(RUNS))
  })
})

/** Sends a whole order and hangs up without reading a byte of the answer. */
async function sendAndCut({ port }: AddressInfo, key: string, form: object): Promise<void> {
  const body = JSON.stringify(form)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /api/orders HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: Bearer ${leilani.token}`,
    `idempotency-key: ${key}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve()))
  socket.destroy()
  await once(socket, 'close')
}
