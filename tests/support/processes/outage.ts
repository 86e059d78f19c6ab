import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from '#contract/orders/order.ts'
import { askShop, codeOf, isDone, type Listening } from './ask-shop.ts'
import { orderForm } from '../seed/order.ts'
import type { LastingData } from '#tests/support/databases/lasting-data.ts'
import type { TestCluster } from '#tests/support/databases/postgres-cluster.ts'
import { type Asking, type Sent, steadyLoad } from '#tests/support/load/steady-load.ts'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import type { ExistingOrder } from './writer-books.ts'

/** What a shop was asked around an outage; moments in milliseconds of `performance.now()`. */
export type Outage = {
  sent: Sent[]
  awayAt: number
  /** When the database was told to come back. */
  calledAt: number
  backAt: number
}

export type OutageKind = 'stop' | 'pause'

const PER_SECOND = 50
const BEFORE_MS = 2_000
const AWAY_MS = 15_000
const AFTER_MS = 6_000
const TRIES = 20
/** Who signs in with an address that nobody has. */
const STRANGER = 'stranger'
const member = { email: 'ikaika@example.com', password: 'a-quiet-evening' }
const IN_MEMORY = new Set(['products'])

/** Gives the shop somebody who can sign in during outages. */
export async function registerMember(shop: Listening): Promise<void> {
  const json = { ...member, firstName: 'Ikaika', lastName: 'Kealoha', address: homeAddress }
  for (let tries = 0; tries < TRIES; tries++) {
    if (isDone(await askShop(shop, '/api/users/register', { method: 'POST', json }))) return
    await wait(BEFORE_MS)
  }
  throw new Error('Nobody could be registered')
}

/** Takes the database away for 15 seconds while 50 requests a second come. */
export async function outage(
  shop: Listening,
  data: LastingData,
  { server, kind, existing }: { server: TestCluster; kind: OutageKind; existing: ExistingOrder[] },
): Promise<Outage> {
  const load = steadyLoad(PER_SECOND, mixOf(shop, data, existing))
  await wait(BEFORE_MS)
  await (kind === 'stop' ? server.kill() : server.pause())
  const awayAt = performance.now()
  await wait(AWAY_MS)
  const calledAt = performance.now()
  await (kind === 'stop' ? server.start() : server.resume())
  const backAt = performance.now()
  await wait(AFTER_MS)
  return { sent: await load.stop(), awayAt, calledAt, backAt }
}

/** What shoppers ask for, all with the database behind it but the list of products; two sign in each second. */
function mixOf(shop: Listening, { product, buyers }: LastingData, existing: ExistingOrder[]): Asking[] {
  const buyerOf = (number: number) => buyers[number % buyers.length]
  const read = (name: string, path: string): Asking => ({
    name,
    ask: (number) => askShop(shop, path, { person: buyerOf(number) }),
  })
  const order: Asking = { name: 'order', ask: (number) => placeOne(shop, product, existing, buyerOf(number)) }
  const common = [order, read('cart', '/api/cart'), read('products', '/api/products')]
  const others = [read('verify', '/api/users/verify'), read('orders', '/api/orders/myorders')]
  const rounds = Array.from({ length: 6 }, () => [...common, order, ...others]).flat()
  const login = (json: object) => askShop(shop, '/api/users/login', { method: 'POST', json })
  // Each a stranger: so many wrong passwords for one address would be refused.
  const stranger = (number: number) => ({ email: `guest-${number}@example.com`, password: 'a-quiet-evening' })
  return [
    ...rounds,
    { name: 'sign in', ask: () => login(member) },
    ...rounds,
    { name: STRANGER, ask: (number) => login(stranger(number)) },
  ]
}

/** Sends an order under a key of its own, once. */
export async function placeOne(
  shop: Listening,
  product: string,
  existing: ExistingOrder[],
  buyer: ExistingOrder['buyer'] | undefined,
) {
  if (!buyer) return undefined
  const order: ExistingOrder = { buyer, key: `order-number-${existing.length}`, quantity: 1 }
  existing.push(order)
  const json = orderForm(product, order.quantity)
  const outcome = await askShop<{ order: Order }>(shop, '/api/orders', {
    method: 'POST',
    person: buyer,
    json,
    key: order.key,
  })
  if (isDone(outcome)) order.id = outcome.body.order._id
  return outcome
}

/** What came of an outage; `faults` says in lines what should not be so. */
export type OutageCount = {
  faults: string[]
  refused: number
  slowestMs: number
  /** What the slowest reply was to, and when it was asked for, in seconds from the begin of the outage. */
  slowest: string
  firstDoneMs: number
}

/** Counts what came of an outage. */
export function countOutage({ sent, awayAt, calledAt, backAt }: Outage): OutageCount {
  const requested = sent.filter(({ name }) => !IN_MEMORY.has(name))
  const during = requested.filter(({ sentAt, tookMs }) => sentAt >= awayAt && sentAt + tookMs < calledAt)
  const done = requested.filter(({ outcome, sentAt, tookMs }) => isDone(outcome) && sentAt + tookMs > backAt)
  const refused = sent.filter(({ outcome }) => outcome?.status === 503)
  const slowest = sent.toSorted((a, b) => b.tookMs - a.tookMs)[0]
  return {
    faults: [
      ...sent.filter((each) => !isExpected(each)).map((each) => `${nameOf(each)}, at any time`),
      ...during.filter(({ outcome }) => outcome?.status !== 503).map((each) => `${nameOf(each)}, while away`),
      ...refused
        .filter(({ outcome }) => codeOf(outcome) === 'unavailable' && outcome?.retryAfter !== '5')
        .map((each) => `${nameOf(each)}, Retry-After ${each.outcome?.retryAfter}`),
    ],
    refused: refused.length,
    slowestMs: slowest?.tookMs ?? 0,
    slowest: slowest ? `${nameOf(slowest)}, at ${((slowest.sentAt - awayAt) / 1_000).toFixed(1)} s` : '',
    firstDoneMs: Math.min(...done.map(({ sentAt, tookMs }) => sentAt + tookMs)) - backAt,
  }
}

/** A reply that somebody may get at any time: done, refused for the moment, or that a stranger is none of ours. */
function isExpected({ name, outcome }: Sent): boolean {
  const status = outcome?.status
  return isDone(outcome) || status === 503 || (name === STRANGER && status === 401)
}

function nameOf({ name, outcome, tookMs }: Sent): string {
  return `${name}: ${outcome?.status ?? 'no answer'} ${codeOf(outcome)} after ${Math.round(tookMs)} ms`
}
