import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { DesignRequestSummary } from '#contract/designs/design-request.ts'
import { OrderSummary } from '#contract/orders/order.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import type { Db } from '#kit/node/db/database.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { designComments } from '#server/db/schema/design-comments.ts'
import { orderMessages } from '#server/db/schema/order-messages.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { products } from '#server/db/schema/products.ts'
import { questions } from '#server/db/schema/questions.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { sessions } from '#server/db/schema/users.ts'
import { findBoard, listBoards, ownPlan } from '#server/boards/queries.ts'
import { presentCart } from '#server/cart/present-cart.ts'
import { listRequestsOf } from '#server/designs/list-requests.ts'
import { presentSummary as presentRequest } from '#server/designs/present-request.ts'
import { listOrdersOf } from '#server/orders/lists/list-orders.ts'
import { presentSummary as presentOrder } from '#server/orders/present-order.ts'
import type { SignedIn } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { findAccount } from '#server/users/queries.ts'
import { presentWishlist } from '#server/wishlist/present-wishlist.ts'
import type { World } from '#server/world.ts'

/** The newest so many of each list; nobody has more. */
const MAX_ROWS = 1_000

/** All that the shop knows of a person, as they may see it, as `my-data-2026-11-20.json`; moments in UTC, money in dollars. */
export async function ownData(shop: World, user: SignedIn): Promise<FileAnswer> {
  const { timeZone } = (await currentSettings.get(shop)).general
  const name = `my-data-${storeDay(shop.clock(), timeZone)}.json`
  const stream = Readable.from(textOf(partsOf(shop, user, timeZone)), { objectMode: false })
  return { stream, headers: privateFileHeaders(name, 'application/json; charset=utf-8') }
}

type Part = readonly [name: string, value: unknown]

/** One object of all parts, sent part by part: written at once, fifty plans would hold up everybody else. */
async function* textOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  let start = '{'
  for await (const [name, value] of parts) {
    yield `${start}\n${JSON.stringify(name)}: ${JSON.stringify(value, null, 2)}`
    start = ','
    await nextTurn()
  }
  yield '\n}\n'
}

async function* partsOf(shop: World, user: SignedIn, timeZone: string): AsyncGenerator<Part> {
  const { db } = shop
  yield ['account', await findAccount(db, user.id, shop.clock())]
  yield ['signedIn', await sessionsOf(db, user.id)]
  yield ['orders', await ordersOf(db, user)]
  const requests = await listRequestsOf(db, user.id)
  yield [
    'designs',
    requests.map((row) => z.encode(DesignRequestSummary, presentRequest(row, user, timeZone))),
  ]
  yield ['designComments', await commentsOf(db, user.id)]
  yield ['messages', await messagesOf(db, user.id)]
  yield ['questions', await questionsOf(db, user)]
  yield ['reviews', await reviewsOf(db, user.id)]
  yield [
    'cart',
    (await presentCart(shop, user)).items.map(({ product, quantity }) => ({ name: product.name, quantity })),
  ]
  yield ['wishlist', (await presentWishlist(shop, user)).map(({ name }) => name)]
  const plans = await listBoards(db, user.id)
  // Two plans may have one name, and of two alike in a file only the last is read.
  for (const [at, { _id, name }] of plans.entries())
    yield [`plan ${at + 1}: ${name}`, (await findBoard(db, ownPlan(_id, user.id))).content]
}

async function ordersOf(db: Db, user: SignedIn) {
  const rows = await listOrdersOf(db, user.id)
  const ids = rows.map(({ _id }) => _id)
  const { orderId, name, variants, quantity, unitPriceCents } = orderItems
  const items = await db
    .select({ orderId, name, variants, quantity, unitPriceCents })
    .from(orderItems)
    .where(inArray(orderId, ids))
    .orderBy(orderItems.position)
  const places = await db
    .select({ id: orders.id, shippingAddress: orders.shippingAddress, deliveryWishes: orders.deliveryWishes })
    .from(orders)
    .where(inArray(orders.id, ids))
  const itemsOf = Map.groupBy(items, (item) => item.orderId)
  const placeOf = new Map(places.map(({ id, ...place }) => [id, place]))
  return rows.map((row) => ({
    ...z.encode(OrderSummary, presentOrder(row, user)),
    ...placeOf.get(row._id),
    items: (itemsOf.get(row._id) ?? []).map(({ name, variants, quantity, unitPriceCents: cents }) => {
      return { name, variants, quantity, price: cents === null ? null : z.encode(Dollars, cents) }
    }),
  }))
}

function commentsOf(db: Db, userId: string) {
  const { requestId, text, createdAt } = designComments
  return db
    .select({ requestId, text, createdAt })
    .from(designComments)
    .where(eq(designComments.authorId, userId))
    .orderBy(desc(createdAt))
    .limit(MAX_ROWS)
}

function messagesOf(db: Db, userId: string) {
  const { orderId, text, createdAt } = orderMessages
  return db
    .select({ orderId, text, createdAt })
    .from(orderMessages)
    .where(eq(orderMessages.authorId, userId))
    .orderBy(desc(createdAt))
    .limit(MAX_ROWS)
}

function questionsOf(db: Db, user: SignedIn) {
  const { kind, name, email, text, productName, finishes, address, createdAt, answer } = questions
  return db
    .select({ kind, name, email, text, productName, finishes, address, createdAt, answer })
    .from(questions)
    .where(eq(questions.userId, user.id))
    .orderBy(desc(createdAt))
    .limit(MAX_ROWS)
}

function reviewsOf(db: Db, userId: string) {
  const { rating, text, createdAt } = reviews
  return db
    .select({ product: products.name, rating, text, createdAt })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(createdAt))
    .limit(MAX_ROWS)
}

function sessionsOf(db: Db, userId: string) {
  const { createdAt, lastSeenAt } = sessions
  return db.select({ createdAt, lastSeenAt }).from(sessions).where(eq(sessions.userId, userId))
}
