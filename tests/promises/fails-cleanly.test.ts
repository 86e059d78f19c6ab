import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test, vi } from 'vitest'
import { expectCleanFailures } from '#tests/support/clean-failures.ts'
import { designBooks } from '#tests/support/books/design-books.ts'
import { dwgWithPicture } from '#tests/support/files/dwg-with-picture.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder, seedSentQuote, orderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { orderBooks } from '#tests/support/books/order-books.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { PLANTED, plantFailure } from '#tests/support/planted-failure.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const MOST_CALLS = 100
const shop = testShop(ownDatabase)
staysSound(shop)

type Action = () => Promise<unknown>

/** What each action is, ready to be asked for once. */
const actions: Record<string, () => Promise<Action>> = {
  'placing an order': async () => {
    await shop.set('general', { quoteMode: false })
    const product = await seedProduct(shop.shop.db, { priceCents: 600_00 })
    const headers = { 'idempotency-key': randomUUID() }
    return () => shop.as(leilani).call('POST /api/orders', { body: orderForm(product), headers })
  },
  'accepting a quote': async () => {
    const { _id: id } = await seedSentQuote(shop)
    return () => shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params: { id } })
  },
  'cancelling an order': async () => {
    const { _id: id } = await seedOrder(shop)
    return () =>
      shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
  },
  'cancelling an order of one’s own': async () => {
    const { _id: id } = await seedOrder(shop)
    return () => shop.as(leilani).call('PUT /api/orders/:id/cancel', { params: { id }, body: {} })
  },
  'approving a payment': async () => {
    const { _id: id } = await seedOrder(shop)
    return () =>
      shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status: 'paid' } })
  },
  'uploading evidence': async () => {
    const { _id: id } = await seedOrder(shop)
    const paymentEvidence = picture()
    const headers = { 'idempotency-key': randomUUID() }
    return () =>
      shop
        .as(leilani)
        .call('POST /api/orders/:id/payment-evidence', { params: { id }, body: { paymentEvidence }, headers })
  },
  'asking for a design': async () => {
    const headers = { 'idempotency-key': randomUUID() }
    return () =>
      shop.as(leilani).call('POST /api/design-requests', { body: { floorPlan: picture() }, headers })
  },
  'asking for a design by a drawing that carries a picture': async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const floorPlan = new File([new Uint8Array(dwgWithPicture())], 'plan.dwg')
    return () => shop.as(leilani).call('POST /api/design-requests', { body: { floorPlan }, headers })
  },
  'verifying a design fee': async () => {
    const id = await seedRequest(shop, leilani, { evidence: true })
    const [params, body] = [{ id }, { paymentStatus: 'paid' as const }]
    return () => shop.as(noa).call('PUT /api/design-requests/:id/payment', { params, body })
  },
  'approving a design': async () => {
    const id = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid' })
    const [params, body] = [{ id }, { status: 'completed' }]
    return () => shop.as(leilani).call('PUT /api/design-requests/:id/status', { params, body })
  },
  'asking for a revision': async () => {
    const id = await seedRequest(shop, leilani, { status: 'review', paymentStatus: 'paid' })
    const [params, body] = [{ id }, { details: 'Lighter wood' }]
    return () => shop.as(leilani).call('POST /api/design-requests/:id/revisions', { params, body })
  },
  'uploading a concept': async () => {
    const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
    const [params, body] = [{ id }, { conceptImage: picture() }]
    const headers = { 'idempotency-key': randomUUID() }
    return () => shop.as(noa).call('POST /api/design-requests/:id/concepts', { params, body, headers })
  },
}

const picture = () => new File([Buffer.from(sampleFiles.png)], 'picture.png')

/** Lets the call number `failing` to the database or the file store fail, and says whether it came to that. */
async function withFailure(failing: number, work: Action): Promise<{ isReached: boolean; outcome: unknown }> {
  const { meet, isReached, restore } = plantFailure(failing)
  const { files } = shop.shop
  const [adopt, put] = [files.adopt.bind(files), files.put.bind(files)]
  const adopting = vi.spyOn(files, 'adopt').mockImplementation((key, path) => meet() ?? adopt(key, path))
  const putting = vi.spyOn(files, 'put').mockImplementation((key, bytes) => meet() ?? put(key, bytes))
  try {
    const outcome = await work().catch((error: unknown) => error)
    return { isReached: isReached(), outcome }
  } finally {
    restore()
    adopting.mockRestore()
    putting.mockRestore()
  }
}

async function readStored() {
  const { db, config } = shop.shop
  const folders = ['evidence', 'plans', 'concepts'].map((folder) => join(config.dataDir, 'files', folder))
  const stored = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  return { orders: await orderBooks(db), designs: await designBooks(db), stored }
}

test.each(Object.keys(actions))(
  'P7: %s is done entirely or not at all, whichever call fails',
  { timeout: 120_000 },
  (name) =>
    expectCleanFailures(
      {
        promise: 'P7',
        figure: `${name}: call 1 to last fails, all or nothing`,
        moreThan: 4,
        fewerThan: MOST_CALLS,
      },
      (failing) => failOnce(name, failing),
    ),
)

/** Whether there was a call with that number to fail. */
async function failOnce(name: string, failing: number): Promise<boolean> {
  const action = await actions[name]?.()
  if (!action) throw new Error(`No action ${name}`)
  const before = await readStored()
  const { isReached, outcome } = await withFailure(failing, action)
  const hasFailed = outcome instanceof Error
  expect(outcome).toSatisfy(isDoneOrOurFault)
  expect(isDeepStrictEqual(await readStored(), before)).toBe(hasFailed)
  if (hasFailed) await action()
  expect(await readStored()).not.toEqual(before)
  return isReached
}

/** A failure is answered as 5xx that says nothing of its cause. */
function isDoneOrOurFault(outcome: unknown): boolean {
  if (!(outcome instanceof Error)) return true
  return (
    outcome instanceof Refusal && outcome.status >= 500 && !JSON.stringify(outcome.body).includes(PLANTED)
  )
}
