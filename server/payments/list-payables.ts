import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PayableExportQuery, PayableListQuery } from '#contract/payables.ts'
import { designCountSought, orderCountSought } from '#domain/numbers.ts'
import type { PayableState } from '#domain/payments/payable-list.ts'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import type { Db } from '#kit/node/db/database.ts'
import { containing } from '#server/db/like-pattern.ts'
import { documents } from '#server/db/schema/documents.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { users } from '#server/db/schema/users.ts'
import { sumColumns } from './payables.ts'

/** LN-1042 or D-218, beside both nouns. */
export const payableNumber = sql<string>`coalesce('LN-' || ${orders.number}, 'D-' || ${designRequests.number})`
/** Who pays, beside both nouns. */
export const payerId = sql`coalesce(${orders.userId}, ${designRequests.userId})`

const listedColumns = {
  _id: payables.id,
  number: payableNumber,
  isDesign: sql<boolean>`${payables.designId} is not null`,
  client: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
  agreedAt: payables.agreedAt,
  paidAt: payables.paidAt,
  marked: payables.marked,
  dues: payables.dues,
  nextDueOn: payables.nextDueOn,
  sums: sumColumns,
}

/** A payable as lists show it, with who pays; money in cents. */
export type PayableRow = Awaited<ReturnType<typeof selectPayables>>[number]

/** Payables as lists show them; the caller says which, in which order and how many. */
export function selectPayables(db: Db) {
  return db
    .select(listedColumns)
    .from(payables)
    .leftJoin(orders, eq(orders.id, payables.orderId))
    .leftJoin(designRequests, eq(designRequests.id, payables.designId))
    .innerJoin(users, eq(users.id, payerId))
    .$dynamic()
}

/** One page of what is to be paid, and where it stands. */
export async function listPayables(
  db: Db,
  query: PayableListQuery,
  today: string,
): Promise<{ payables: PayableRow[]; pagination: Pagination }> {
  const { page, limit } = query
  const which = and(...filtersOf(db, query, today))
  // Ids first: what is skipped on the way to a far page is not looked at any closer.
  const ids = db
    .select({ id: payables.id })
    .from(payables)
    .where(which)
    .orderBy(...sortOf(query))
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await selectPayables(db)
    .where(inArray(payables.id, ids))
    .orderBy(...sortOf(query))
  return { payables: rows, pagination: paginationOf(query, await db.$count(payables, which)) }
}

const WALK_CHUNK = 500

/** Walks through all of them as the list shows them, a chunk at a time. */
export async function* walkPayables(
  db: Db,
  query: PayableExportQuery,
  today: string,
): AsyncGenerator<PayableRow[]> {
  // In one value: as rows, a hundred thousand of them are tens of megabytes.
  const order = sql.join(sortOf(query), sql`, `)
  const [{ ids } = { ids: [] }] = await db
    .select({ ids: sql<string[]>`coalesce(json_agg(${payables.id} order by ${order}), '[]')` })
    .from(payables)
    .where(and(...filtersOf(db, query, today)))
  for (let at = 0; at < ids.length; at += WALK_CHUNK)
    yield await selectPayables(db)
      .where(inArray(payables.id, ids.slice(at, at + WALK_CHUNK)))
      .orderBy(...sortOf(query))
}

function filtersOf(db: Db, { search, state, kind }: PayableExportQuery, today: string) {
  const archived = db.select({ id: orders.id }).from(orders).where(isNotNull(orders.archivedAt))
  return [
    notInArray(payables.id, archived),
    state && stands[state](today),
    kind && isNotNull(kind === 'order' ? payables.orderId : payables.designId),
    search ? matches(db, search) : undefined,
  ]
}

const stands: Record<PayableState, (today: string) => SQL | undefined> = {
  due: () => gt(payables.openCents, 0),
  late: (today) => and(gt(payables.openCents, 0), lt(payables.nextDueOn, today)),
  credit: () => lt(payables.openCents, 0),
  settled: () => eq(payables.openCents, 0),
}

const sortColumns = { date: payables.agreedAt, due: payables.nextDueOn, open: payables.openCents }

/** Equal rows stand in the order of their ids, so that no page shows one twice. */
function sortOf({ sort, direction }: PayableExportQuery): SQL[] {
  return [(direction === 'desc' ? desc : asc)(sortColumns[sort]), asc(payables.id)]
}

/** The number, that of a paper, part of the name or of the email; each by its own index. */
function matches(db: Db, search: string): SQL {
  const part = containing(search)
  const named = or(ilike(users.email, part), ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, part))
  const clients = db.select({ id: users.id }).from(users).where(named)
  const ofOrders = (which: SQL) => db.select({ id: orders.id }).from(orders).where(which)
  const ofDesigns = (which: SQL) => db.select({ id: designRequests.id }).from(designRequests).where(which)
  const found = ofOrders(inArray(orders.userId, clients))
    .union(ofDesigns(inArray(designRequests.userId, clients)))
    .union(ofOrders(eq(orders.number, orderCountSought(search) ?? 0)))
    .union(ofDesigns(eq(designRequests.number, designCountSought(search) ?? 0)))
    .union(
      db
        .select({ id: documents.payableId })
        .from(documents)
        .where(eq(documents.number, search.toUpperCase())),
    )
  return inArray(payables.id, found)
}
