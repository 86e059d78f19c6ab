import { readAllAgain } from '#tests/support/read-all-again.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ApiKey } from '#contract/api.ts'
import { cartItems } from '#server/db/schema/cart.ts'
import { designHistory } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import { orderHistory, orderNotes } from '#server/db/schema/order-past.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder, shippingAddress } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSuggestion } from '#tests/support/seed/suggestion.ts'
import { givePassword, OWN_PASSWORD } from '#tests/support/letters/lost-password.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

const LARGEST_REPLY = 500_000

type Call = { key: ApiKey; params?: object; body?: object }

/** Plays what `callsOf` says as often as `times`; what was refused, by code. */
async function play(times: number, callsOf: (time: number) => Call[], person: Person = leilani) {
  const refused: Record<string, number> = {}
  for (let time = 0; time < times; time++) {
    for (const { key, ...requested } of callsOf(time)) {
      const reply = await injectedReply(shop.http, person, key, requested)
      if (reply.statusCode < 300) continue
      expect([key, reply.statusCode]).toEqual([key, expect.toBeOneOf([409, 413, 429])])
      const { code, message } = reply.json<{ code: string; message: string }>()
      expect(message.length).toBeGreaterThan(20)
      refused[code] = (refused[code] ?? 0) + 1
    }
  }
  return refused
}

async function bytesOf(key: ApiKey, params: object = {}, person: Person = leilani): Promise<number> {
  const reply = await injectedReply(shop.http, person, key, { params })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload.length
}

type Grown = { what: string; writes: number; rows: number; most: number; bytes: number }

function proveBounded({ what, writes, rows, most, bytes }: Grown) {
  const pass = rows <= most && bytes <= LARGEST_REPLY
  const figure = `${what}: ${rows} rows of ${most} at most, its reply ${Math.ceil(bytes / 1000)} KB`
  printPromise('P71', writes, figure, pass)
  expect(rows).toBeLessThanOrEqual(most)
  expect(bytes).toBeLessThanOrEqual(LARGEST_REPLY)
}

test('P71: an order, whatever its customer changes again and again', { timeout: 120_000 }, async () => {
  const { _id: id } = await seedOrder(shop)
  const params = { id }
  const refused = await play(120, (time) => [
    { key: 'PUT /api/orders/:id', params, body: { shippingAddress: movedTo(time) } },
    { key: 'PUT /api/orders/:id/payment-method', params, body: { paymentMethod: methodOf(time) } },
    { key: 'PUT /api/orders/:id/pay', params, body: { reference: `W-${time}`.padEnd(200, 'x') } },
    {
      key: 'POST /api/payment/process',
      body: { orderId: id, paymentMethod: methodOf(time), paymentDetails: { reference: `P-${time}` } },
    },
    { key: 'POST /api/orders/:id/send-confirmation', params },
  ])
  expect(refused).toMatchObject({ changed_too_often: expect.any(Number), rate_limited: 117 })
  const rows = await shop.shop.db.$count(orderHistory, eq(orderHistory.orderId, id))
  const bytes = await bytesOf('GET /api/orders/:id', params)
  proveBounded({ what: 'an order changed in five ways', writes: 600, rows, most: 301, bytes })
  const { order } = await shop.as(leilani).call('GET /api/orders/:id', { params })
  expect([order.history.length, order.historyCount]).toEqual([200, 301])
  await shop.as(leilani).call('PUT /api/orders/:id/cancel', { params, body: { reason: 'Enough' } })
})

const movedTo = (time: number) => ({ ...shippingAddress, address: `${time} Kapiolani Boulevard` })
const methodOf = (time: number) => (time % 2 ? 'cheque' : 'wire_transfer')

test('P71: a design request, whatever its client changes again and again', { timeout: 120_000 }, async () => {
  const { db } = shop.shop
  const id = await seedRequest(shop, leilani, { status: 'completed', paymentStatus: 'paid' })
  const chair = await seedProduct(db, { stock: 999 })
  const suggestionId = await seedSuggestion(db, id, { productId: chair })
  const comment = { key: 'POST /api/design-requests/:id/comments', params: { id } } as const
  await play(1, () => [{ ...comment, body: { page: 1, x: 0.5, y: 0.5, text: 'A door here?' } }])
  const { request } = await shop.as(leilani).call('GET /api/design-requests/:id', { params: { id } })
  const commentId = request.comments[0]?._id ?? ''
  const [settle, answer] = [
    'PUT /api/design-requests/:id/comments/:commentId',
    'PUT /api/design-requests/:id/suggested-products/:suggestionId/answer',
  ] as const
  const scale = { page: 1, a: { x: 0, y: 0 }, b: { x: 1, y: 0 } }
  const refused = await play(100, (time) => [
    { key: settle, params: { id, commentId }, body: { isResolved: time % 2 === 0 } },
    {
      key: answer,
      params: { id, suggestionId },
      body: { answer: 'accepted', note: `${time} `.padEnd(500, 'x') },
    },
    {
      key: 'PUT /api/design-requests/:id/plan-scale',
      params: { id },
      body: { scale: { ...scale, metres: time + 1 } },
    },
    { key: 'POST /api/design-requests/:id/suggested-products/add-to-cart', params: { id }, body: {} },
  ])
  expect(Object.keys(refused)).toEqual(['changed_too_often'])
  const rows = await db.$count(designHistory, eq(designHistory.requestId, id))
  const bytes = await bytesOf('GET /api/design-requests/:id', { id })
  proveBounded({ what: 'a design request changed in four ways', writes: 400, rows, most: 301, bytes })
})

test('P71: evidence of a payment, sent again and again', { timeout: 120_000 }, async () => {
  const { db } = shop.shop
  const { _id: id } = await seedOrder(shop)
  const refused = await play(220, () => [
    {
      key: 'POST /api/orders/:id/payment-evidence',
      params: { id },
      body: { paymentEvidence: pictureFile() },
    },
  ])
  expect(refused).toEqual({ too_large: 20 })
  const rows = await db.$count(files, eq(files.ownerId, leilani.id))
  const bytes = await bytesOf('GET /api/orders/:id', { id })
  proveBounded({ what: 'files of one person', writes: 220, rows, most: 200, bytes })
})

test('P71: cart and wishlist, filled by all there is', { timeout: 120_000 }, async () => {
  const { db } = shop.shop
  const products = await Promise.all(Array.from({ length: 520 }, () => seedProduct(db)))
  await readAllAgain(shop.shop)
  const refused = await play(520, (time) => [
    { key: 'POST /api/cart/add', body: { productId: products[time] } },
    { key: 'POST /api/wishlist/add', body: { productId: products[time] } },
  ])
  expect(refused).toEqual({ illegal_state: 420 + 20 })
  const lines = await db.$count(cartItems, eq(cartItems.userId, leilani.id))
  const stored = await db.$count(wishlistItems, eq(wishlistItems.userId, leilani.id))
  // What is in the cart already may still be more of.
  expect(await play(1, () => [{ key: 'POST /api/cart/add', body: { productId: products[0] } }])).toEqual({})
  const [cart, wishlist] = [await bytesOf('GET /api/cart'), await bytesOf('GET /api/wishlist')]
  proveBounded({ what: 'a cart', writes: 521, rows: lines, most: 100, bytes: cart })
  proveBounded({ what: 'a wishlist', writes: 520, rows: stored, most: 500, bytes: wishlist })
})

test('P71: a profile, and sign-ins', { timeout: 120_000 }, async () => {
  const { db } = shop.shop
  await givePassword(db, leilani)
  const { email } = leilani
  const refused = await play(70, (time) => [
    { key: 'PUT /api/users/profile', body: { firstName: `Leilani ${time}` } },
    { key: 'POST /api/users/login', body: { email, password: OWN_PASSWORD } },
  ])
  expect(refused).toEqual({})
  const people = await db.$count(users, eq(users.id, leilani.id))
  const { token } = await shop.as(leilani).call('POST /api/users/login', {
    body: { email, password: OWN_PASSWORD },
  })
  const rows = people + (await db.$count(sessions, eq(sessions.userId, leilani.id)))
  const bytes = await bytesOf('GET /api/users/verify', {}, { ...leilani, token })
  proveBounded({ what: 'an account and its sessions', writes: 141, rows, most: 51, bytes })
})

test('P71: the notes of an order', { timeout: 120_000 }, async () => {
  const { _id: id } = await seedOrder(shop)
  const note = (time: number) => [
    { key: 'POST /api/orders/:id/notes', params: { id }, body: { text: `Note ${time}` } } as const,
  ]
  expect(await play(210, note, noa)).toEqual({ illegal_state: 10 })
  const rows = await shop.shop.db.$count(orderNotes, eq(orderNotes.orderId, id))
  const bytes = await bytesOf('GET /api/orders/:id/notes', { id }, noa)
  proveBounded({ what: 'the notes of an order', writes: 210, rows, most: 200, bytes })
})
