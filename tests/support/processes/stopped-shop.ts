import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from '#contract/orders/order.ts'
import { evidence, formBytes, formType } from '#tests/operations/evidence-door.ts'
import { pdfOf } from '#tests/operations/large-samples.ts'
import type { RawReply } from '#tests/operations/raw-exchange.ts'
import type { ShopProcess } from '#tests/operations/shop-process.ts'
import { askShop, type Listening } from './ask-shop.ts'
import { orderForm } from '../seed/order.ts'
import type { LastingData } from '#tests/support/databases/lasting-data.ts'
import type { Person } from '#tests/support/people.ts'
import { type OnItsWay, sendSlowly } from '#tests/support/letters/slow-sender.ts'
import { type Asking, type Sent, steadyLoad } from '#tests/support/load/steady-load.ts'

/** How one stop went. */
export type Stop = {
  code: number | null
  tookMs: number
  /** How many slow requests were under way: those that a busy shop sent away before are not among them. */
  underWay: number
  /** Of them those that were not done, by what came back. */
  failed: string[]
  /** Requests on kept connections, sent before the signal, that got no answer at all. */
  unanswered: number
  /** Requests on kept connections that got 503. */
  refused: number
  answered: number
}

export const SLOW_UPLOADS = 30
const SLOW_ORDERS = 70
const SLOW_MS = 3_000
const PER_SECOND = 50
const BETWEEN_MS = 5
const WARM_MS = 1_000

/** Stops `shop` while 100 slow requests are under way, 30 of them uploads, and 50 a second come on kept connections. */
export async function stopUnderLoad(
  shop: ShopProcess,
  { product, buyers }: LastingData,
  orders: readonly string[],
): Promise<Stop> {
  const load = steadyLoad(PER_SECOND, openConnections(shop, buyers))
  // A process that has compiled nothing yet sends half of a sudden crowd away as too busy.
  await wait(WARM_MS)
  const slow: OnItsWay[] = []
  for (let at = 0; at < SLOW_UPLOADS + SLOW_ORDERS; at++) {
    const buyer = buyers[at % buyers.length] as Person
    const order = orders[at]
    slow.push(order ? slowUpload(shop, order, buyer) : slowOrder(shop, product, buyer))
    await wait(BETWEEN_MS)
  }
  await Promise.all(slow.map(({ isUnderWay }) => isUnderWay))
  await wait(WARM_MS)
  const stoppedAt = performance.now()
  shop.signal('SIGTERM')
  const { code } = await shop.exited
  const tookMs = performance.now() - stoppedAt
  const replies = await Promise.all(slow.map(({ reply }) => reply))
  const underWay = replies.filter(({ body }) => !body.includes('"overloaded"'))
  return {
    code,
    tookMs,
    underWay: underWay.length,
    failed: failedOf(underWay),
    ...countEntries(await load.stop(), stoppedAt),
  }
}

/** An order of each buyer that waits for evidence. */
export async function seedUnpaid(shop: Listening, { product, buyers }: LastingData): Promise<string[]> {
  const ids: string[] = []
  for (const person of buyers) {
    const json = orderForm(product)
    const placed = await askShop<{ order: Order }>(shop, '/api/orders', { method: 'POST', person, json })
    ids.push(placed?.body.order._id ?? '')
  }
  return ids
}

function openConnections(shop: Listening, buyers: Person[]): Asking[] {
  return ['/api/products', '/api/cart', '/api/users/verify', '/api/orders/myorders'].map((path) => ({
    name: path,
    ask: (number) => askShop(shop, path, { person: buyers[number % buyers.length] }),
  }))
}

function slowUpload(shop: Listening, order: string, person: Person): OnItsWay {
  const body = formBytes([evidence(pdfOf(300_000), 'receipt.pdf', 'application/pdf')])
  const contentType = formType['content-type']
  return sendSlowly(shop, {
    path: `/api/orders/${order}/payment-evidence`,
    person,
    contentType,
    body,
    overMs: SLOW_MS,
  })
}

function slowOrder(shop: Listening, product: string, person: Person): OnItsWay {
  const body = Buffer.from(JSON.stringify(orderForm(product)))
  const contentType = 'application/json'
  return sendSlowly(shop, { path: '/api/orders', person, contentType, body, overMs: SLOW_MS })
}

function failedOf(replies: RawReply[]): string[] {
  return replies
    .filter(({ status }) => !(status >= 200 && status < 300))
    .map(({ status, body }) => `${status} ${body.slice(0, 200)}`)
}

function countEntries(sent: Sent[], stoppedAt: number) {
  const before = sent.filter(({ sentAt }) => sentAt < stoppedAt)
  return {
    unanswered: before.filter(({ outcome }) => outcome === undefined).length,
    refused: sent.filter(({ outcome }) => outcome?.status === 503).length,
    answered: sent.filter(({ outcome }) => outcome?.status === 200).length,
  }
}
