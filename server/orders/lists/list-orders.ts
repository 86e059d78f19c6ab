import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { OrderExportQuery, OrderListQuery } from '#contract/orders/order-list.ts'
import { orderCountSought } from '#domain/numbers.ts'
import { MAX_PAGE_SIZE, type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import type { Db } from '#kit/node/db/database.ts'
import { cachedValue } from '#kit/node/cache/cached.ts'
import { containing } from '#server/db/like-pattern.ts'
import { orders } from '#server/db/schema/orders.ts'
import { onDays } from '#server/db/store-days.ts'
import { users } from '#server/db/schema/users.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { type OrderRow, selectSummaries } from '../queries.ts'
import { stagesAt } from '../stages.ts'
import { messagesAre } from '../waiting-columns.ts'

const PART_OF_REFERENCE = /^[0-9a-f]{1,8}$/

const sortColumns = {
  date: orders.createdAt,
  total: orders.totalCents,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
}

const evidenceIs = {
  true: isNotNull(orders.evidenceFileId),
  false: isNull(orders.evidenceFileId),
  waiting: and(isNotNull(orders.evidenceFileId), eq(orders.paymentStatus, 'pending')),
}

const isShown = isNull(orders.archivedAt)

/** So many of their orders a customer is sent at once; every one can be opened by its address. */
const MAX_OWN_ORDERS = 500

/** The newest orders and quote requests of one customer, newest first. */
export function listOrdersOf(db: Db, userId: string): Promise<OrderRow[]> {
  return selectSummaries(db)
    .where(and(eq(orders.userId, userId), isShown))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(MAX_OWN_ORDERS)
}

/** The orders whose payment evidence waits for a check, the one that waits longest first. */
export function listPendingPayments(db: Db): Promise<OrderRow[]> {
  return selectSummaries(db)
    .where(and(evidenceIs.waiting, isShown))
    .orderBy(asc(orders.evidenceUploadedAt), asc(orders.id))
    .limit(MAX_PAGE_SIZE)
}

type CountingWorld = Pick<World, 'cache' | 'clock' | 'db'>

/** When it is, and by which clock days begin. */
type StoreMoment = { now: Date; timeZone: string }

/** One page of the back office's list, and where it stands. */
export async function listOrders(
  shop: CountingWorld,
  query: OrderListQuery,
  at: StoreMoment,
): Promise<{ orders: OrderRow[]; pagination: Pagination }> {
  const { db } = shop
  const { page, limit } = query
  const filters = filtersOf(db, query, at)
  const which = and(isShown, ...filters)
  // Ids first: what is skipped on the way to a far page is not looked at any closer.
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(...sortOf(query))
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await selectSummaries(db)
    .where(inArray(orders.id, ids))
    .orderBy(...sortOf(query))
  return { orders: rows, pagination: paginationOf(query, await countShown(shop, filters)) }
}

/** All orders but the archived, which stand in an index of their own. */
async function countShown(shop: CountingWorld, filters: Filters): Promise<number> {
  const { db } = shop
  if (filters.some((filter) => filter !== undefined)) return db.$count(orders, and(isShown, ...filters))
  const settled = await settledOrders.get(shop)
  const [later, archived] = [
    db.$count(orders, gt(orders.number, settled.upTo)),
    db.$count(orders, isNotNull(orders.archivedAt)),
  ]
  const [row] = await db
    .select({ shown: sql<number>`(${later}) - (${archived})`.mapWith(Number) })
    .from(sql`(values (1)) as once`)
  return settled.count + (row?.shown ?? 0)
}

/** Longer than any transaction: an order that is older than this has no number in flight below its own. */
const SETTLED_MS = 60 * 60_000

/** How many orders have a number up to `upTo`: never more, and never fewer, for none is deleted. */
const settledOrders = cachedValue(
  tags.orders.tag,
  async ({ db, clock }: CountingWorld) => {
    const [last] = await db
      .select({ number: orders.number })
      .from(orders)
      .where(lte(orders.createdAt, new Date(clock().getTime() - SETTLED_MS)))
      .orderBy(desc(orders.number))
      .limit(1)
    const upTo = last?.number ?? 0
    return { upTo, count: await db.$count(orders, lte(orders.number, upTo)) }
  },
  { maxAgeMs: SETTLED_MS },
)

const EXPORT_CHUNK = 1_000

/** Every order that the filters leave, oldest number first, some at a time. */
export async function* walkOrders(
  db: Db,
  query: OrderExportQuery,
  at: StoreMoment,
): AsyncGenerator<OrderRow[]> {
  const filters = filtersOf(db, query, at)
  let last = 0
  for (;;) {
    const rows = await selectSummaries(db)
      .where(and(gt(orders.number, last), isShown, ...filters))
      .orderBy(asc(orders.number))
      .limit(EXPORT_CHUNK)
    yield rows
    const end = rows.at(EXPORT_CHUNK - 1)
    if (!end) return
    last = orderCountSought(end.number) ?? 0
  }
}

type Filters = ReturnType<typeof filtersOf>

function filtersOf(db: Db, query: OrderExportQuery, { now, timeZone }: StoreMoment) {
  const { user, search, status, paymentStatus, quoteStatus, hasEvidence, messages, stage, updatedSince } =
    query
  return [
    user ? eq(orders.userId, user) : undefined,
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    quoteStatus && eq(orders.quoteStatus, quoteStatus),
    hasEvidence && evidenceIs[hasEvidence],
    messages && messagesAre[messages],
    stage && stagesAt(now)[stage],
    search ? matches(db, search) : undefined,
    updatedSince && gte(orders.updatedAt, updatedSince),
    ...onDays(orders.createdAt, query, timeZone),
  ]
}

/** Equal rows stand in the order of their ids, so that no page shows one twice; the date's order is the index's. */
function sortOf({ sort, direction }: OrderListQuery): SQL[] {
  const [down, up] = direction === 'desc' ? [desc, asc] : [asc, desc]
  return [down(sortColumns[sort]), up(orders.id)]
}

/** The number, part of the reference, of the name or of the email; `#` before a reference is how people write it. */
function matches(db: Db, search: string): SQL | undefined {
  const part = containing(search)
  const named = or(ilike(users.email, part), ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, part))
  const buyers = db.select({ id: users.id }).from(users).where(named)
  const count = orderCountSought(search)
  const reference = search.replace(/^#/, '').toLowerCase()
  if (count === undefined && !PART_OF_REFERENCE.test(reference)) return inArray(orders.userId, buyers)
  // Each part by its own index: joined by `or`, every order would be looked at for all.
  const numbered = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, count ?? 0))
  const shown = sql`right(${orders.id}::text, 8)`
  const referred = db
    .select({ id: orders.id })
    .from(orders)
    .where(reference.length === 8 ? eq(shown, reference) : like(shown, containing(reference)))
  const bought = db.select({ id: orders.id }).from(orders).where(inArray(orders.userId, buyers))
  return inArray(orders.id, numbered.union(referred).union(bought))
}
