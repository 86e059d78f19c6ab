import { or, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pipelineStages, type PipelineStage } from '#domain/orders/pipeline.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { stagesAt } from '#server/orders/stages.ts'
import { seedOrder, seedQuoteRequest, seedSentQuote } from '#tests/support/seed/order.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { kai, leilani } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const DAY = 86_400_000

/** As an admin who has just signed in: days pass in these tests. */
const studio = async () => shop.as(await seedPerson(shop.shop, { role: 'admin' }))

async function read() {
  const { pipeline } = await (await studio()).call('GET /api/dashboard')
  const stageOf = (name: PipelineStage) => pipeline.stages.find(({ stage }) => stage === name)
  return { ...pipeline, stageOf }
}

async function pay(id: string) {
  await (
    await studio()
  ).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status: 'paid' } })
}

async function move(id: string, status: 'delivered' | 'cancelled') {
  await (await studio()).call('PUT /api/orders/:id/status', { params: { id }, body: { status } })
}

/** One order at each stage, requested first. */
async function oneAtEach() {
  const requested = await seedQuoteRequest(shop, { quantity: 2 })
  const quoted = await seedSentQuote(shop)
  const accepted = await seedOrder(shop)
  const [paid, delivered] = [await seedOrder(shop), await seedOrder(shop)]
  await pay(paid._id)
  await pay(delivered._id)
  await move(delivered._id, 'delivered')
  return { requested, quoted, accepted, paid, delivered }
}

test('in an empty shop every stage stands there with nothing at it', async () => {
  const { stages, wonShare } = await read()
  const nothing = { count: 0, value: 0, fresh: 0, oldest: null }
  expect(stages).toEqual(pipelineStages.map((stage) => ({ stage, ...nothing })))
  expect(wonShare).toBeNull()
})

test('a request for more than any order holds leaves the figures there', async () => {
  await seedQuoteRequest(shop, { quantity: 999 })
  await shop.shop.db.update(orderItems).set({ listPriceCents: 100_000_000 })
  expect((await read()).stageOf('requested')?.value).toBe(999_000_000)
})

test('each order stands at one stage, a request at list prices, and the list of a stage holds the same', async () => {
  const placed = await oneAtEach()
  const { stages, stageOf } = await read()
  expect(stages.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
  expect(stageOf('requested')).toMatchObject({ value: 1_200, fresh: 1, oldest: placed.requested.createdAt })
  expect(stageOf('quoted')?.value).toBe(placed.quoted.totalPrice)
  expect(stageOf('accepted')?.value).toBe(placed.accepted.totalPrice)
  for (const stage of pipelineStages) {
    const { orders } = await (await studio()).call('GET /api/orders', { query: { stage } })
    expect(orders.map(({ _id }) => _id)).toEqual([placed[stage]._id])
  }
})

test('after a week nothing is new, the oldest is as old, and what was delivered is no longer there', async () => {
  const { requested } = await oneAtEach()
  shop.wait(7 * DAY + 1_000)
  const { stageOf } = await read()
  expect(stageOf('requested')).toMatchObject({ count: 1, fresh: 0, oldest: requested.createdAt })
  expect(stageOf('delivered')).toMatchObject({ count: 0, oldest: null })
})

test('what is cancelled stands nowhere', async () => {
  const { _id } = await seedQuoteRequest(shop)
  await move(_id, 'cancelled')
  expect((await read()).stages.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
})

test('the share won counts the quotes that were answered, for ninety days', async () => {
  const answered = [
    await seedSentQuote(shop),
    await seedSentQuote(shop),
    await seedSentQuote(shop, { of: kai }),
  ]
  await seedSentQuote(shop)
  const [won, lost, lostToo] = answered.map(({ _id: id }) => ({ id }))
  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: won! })
  const body = { reason: 'Too much' }
  await shop.as(leilani).call('PUT /api/orders/:id/quote/decline', { params: lost!, body })
  await shop.as(kai).call('PUT /api/orders/:id/quote/decline', { params: lostToo!, body })
  expect((await read()).wonShare).toBeCloseTo(100 / 3)
  shop.wait(91 * DAY)
  expect((await read()).wonShare).toBeNull()
})

test('indexes of what is under way and what was delivered serve it, however many orders there are', async () => {
  const plan = await shop.shop.db.inTransaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const isAnywhere = or(...Object.values(stagesAt(new Date())))
    return tx.execute(sql`explain select id from ${orders} where ${isAnywhere}`)
  })
  const lines = JSON.stringify(plan.rows)
  for (const index of ['orders_open_idx', 'orders_delivered_idx']) expect(lines).toContain(index)
  expect(lines).not.toContain('Seq Scan')
})
