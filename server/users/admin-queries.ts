import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, max, or, sql, type SQL } from 'drizzle-orm'
import { paginationOf } from '#kit/core/operation/paging.ts'
import { LATEST_NOTES, type UserExportQuery, type UserListQuery } from '#contract/users-admin.ts'
import { orderNumber } from '#domain/numbers.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { containing } from '#server/db/like-pattern.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { orderNotes } from '#server/db/schema/order-past.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { sessions, users } from '#server/db/schema/users.ts'
import { onDays } from '#server/db/store-days.ts'
import { authorName } from '#server/talk/author-of.ts'
import { findUser, userColumns } from './queries.ts'

const { address: _address, questionnaire: _questionnaire, ...columns } = userColumns

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`

const sortColumns: Record<UserListQuery['sort'], SQL> = {
  name: sql`lower(${fullName})`,
  email: sql`${users.email}`,
  role: sql`${users.role}`,
}

/** One page of the people with an account, each with how often they ordered, and where the page stands. */
export async function listUsers(db: Db, query: UserListQuery, timeZone: string) {
  const which = and(...filtersOf(query, timeZone))
  const people = await db
    .select(columns)
    .from(users)
    .where(which)
    .orderBy(...sortOf(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const counts = await countOrders(
    db,
    people.map(({ _id }) => _id),
  )
  const listed = people.map((person) => ({ ...person, orderCount: counts.get(person._id) ?? 0 }))
  return { users: listed, pagination: paginationOf(query, await db.$count(users, which)) }
}

const EXPORT_CHUNK = 1_000

/** Everybody whom the filters leave, by their ids, some at a time. */
export async function* walkUsers(db: Db, query: UserExportQuery, timeZone: string) {
  const which = filtersOf(query, timeZone)
  let last: string | undefined
  do {
    const rows = await db
      .select({ ...columns, updatedAt: users.updatedAt })
      .from(users)
      .where(and(last === undefined ? undefined : gt(users.id, last), ...which))
      .orderBy(asc(users.id))
      .limit(EXPORT_CHUNK)
    const ids = rows.map(({ _id }) => _id)
    const counts = ids.length > 0 ? await countOrders(db, ids) : new Map<string, number>()
    yield rows.map((row) => ({ ...row, orderCount: counts.get(row._id) ?? 0 }))
    last = ids.at(EXPORT_CHUNK - 1)
  } while (last !== undefined)
}

function filtersOf({ role, search, updatedSince, ...days }: UserExportQuery, timeZone: string) {
  return [
    isNull(users.deletedAt),
    role && eq(users.role, role),
    matches(search),
    updatedSince && gte(users.updatedAt, updatedSince),
    ...onDays(users.createdAt, days, timeZone),
  ]
}

/** The person `id` with what the studio has to do with them; undefined when deleted. */
export async function findManagedUser(db: Db, id: string) {
  const user = await findUser(db, id)
  if (!user) return undefined
  const [bought, money, lastSeenAt, notes] = await Promise.all([
    one(db.select(boughtColumns).from(orders).where(isOf(id))),
    moneyOf(db, id),
    one(
      db
        .select({ at: max(sessions.lastSeenAt) })
        .from(sessions)
        .where(eq(sessions.userId, id)),
    ),
    latestNotesOf(db, id),
  ])
  return {
    ...user,
    orderCount: 0,
    totalSpent: 0,
    ...bought,
    money,
    lastSeenAt: lastSeenAt?.at ?? null,
    notes,
  }
}

const isOf = (userId: string) => and(eq(orders.userId, userId), isNull(orders.archivedAt))

/** The sums of all that one person has to pay; money in cents. */
async function moneyOf(db: Db, userId: string) {
  const ofOrders = db.select({ id: orders.id }).from(orders).where(isOf(userId))
  const ofDesigns = db
    .select({ id: designRequests.id })
    .from(designRequests)
    .where(eq(designRequests.userId, userId))
  const sumOf = (cents: SQL) => sql<number>`coalesce(sum(${cents}), 0)::float8`
  const { openCents, receivedCents, refundedCents } = payables
  const toSend = sql`(select coalesce(sum(r.cents), 0) from refunds r
    where r.payable_id = payables.id and r.state = 'approved')`
  const [sums] = await db
    .select({
      due: sumOf(sql`greatest(${openCents}, 0)`),
      paid: sumOf(sql`${receivedCents}`),
      refunded: sumOf(sql`${refundedCents} - ${toSend}`),
      toSend: sumOf(toSend),
      credit: sumOf(sql`greatest(-${openCents}, 0)`),
    })
    .from(payables)
    .where(inArray(payables.id, ofOrders.union(ofDesigns)))
  return sums ?? { due: 0, paid: 0, refunded: 0, toSend: 0, credit: 0 }
}

/** What was noted on the orders of one person, the newest first. */
function latestNotesOf(db: Db, userId: string) {
  return db
    .select({
      _id: orderNotes.id,
      text: orderNotes.text,
      author: { _id: users.id, name: authorName },
      createdAt: orderNotes.createdAt,
      order: { _id: orders.id, number: sql`${orders.number}`.mapWith(orderNumber) },
    })
    .from(orderNotes)
    .innerJoin(orders, eq(orders.id, orderNotes.orderId))
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(isOf(userId))
    .orderBy(desc(orderNotes.createdAt), asc(orderNotes.id))
    .limit(LATEST_NOTES)
}

/** What counts as sold: paid, and not cancelled. */
const isSale = sql`${orders.paymentStatus} = 'paid' and ${orders.status} <> 'cancelled'`

const boughtColumns = {
  orderCount: sql<number>`count(*)::int`,
  totalSpent: sql<number>`coalesce(sum(${orders.totalCents}) filter (where ${isSale}), 0)::float8`,
}

async function countOrders(db: Db, userIds: string[]): Promise<Map<string, number>> {
  const counts = await db
    .select({ userId: orders.userId, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(inArray(orders.userId, userIds), isNull(orders.archivedAt)))
    .groupBy(orders.userId)
  return new Map(counts.map(({ userId, count }) => [userId, count]))
}

/** Equals stand in the order of their ids, so that no page shows one twice. */
function sortOf({ sort, direction }: UserListQuery): SQL[] {
  const inDirection = direction === 'desc' ? desc : asc
  return [inDirection(sortColumns[sort]), asc(sortColumns.name), asc(users.id)]
}

/** Part of the name, the email or the phone. */
function matches(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const part = containing(search)
  return or(ilike(fullName, part), ilike(users.email, part), ilike(users.phone, part))
}
