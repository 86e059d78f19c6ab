import { and, asc, desc, eq, ilike, inArray, isNotNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { DesignListQuery } from '#contract/designs/studio-operations.ts'
import { designCountSought } from '#domain/numbers.ts'
import { type Pagination, paginationOf } from '#kit/core/operation/paging.ts'
import type { Db } from '#kit/node/db/database.ts'
import { containing } from '#server/db/like-pattern.ts'
import { designConcepts, designRequests, designRevisions } from '#server/db/schema/designs.ts'
import { users } from '#server/db/schema/users.ts'
import { type RequestRow, selectSummaries } from './queries.ts'

/** The requests of one client, newest first. */
export function listRequestsOf(db: Db, userId: string): Promise<RequestRow[]> {
  return selectSummaries(db)
    .where(eq(designRequests.userId, userId))
    .orderBy(desc(designRequests.createdAt), asc(designRequests.id))
}

/** What the requests of one client are called, newest first. */
export function nameRequestsOf(db: Db, userId: string) {
  const { id, number, packageType } = designRequests
  return db
    .select({ _id: id, number, packageType })
    .from(designRequests)
    .where(eq(designRequests.userId, userId))
    .orderBy(...newestFirst)
}

/** One page of the studio's list, and where it stands. */
export async function listRequests(
  db: Db,
  query: DesignListQuery,
): Promise<{ requests: RequestRow[]; pagination: Pagination }> {
  const which = and(...filtersOf(db, query))
  const requests = await selectSummaries(db)
    .where(which)
    .orderBy(...(query.due ? soonestFirst : newestFirst))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return { requests, pagination: paginationOf(query, await db.$count(designRequests, which)) }
}

function filtersOf(db: Db, { user, search, status, paymentStatus, evidence, due }: DesignListQuery) {
  return [
    user ? eq(designRequests.userId, user) : undefined,
    status && eq(designRequests.status, status),
    paymentStatus && eq(designRequests.paymentStatus, paymentStatus),
    evidence && waitsForCheck,
    due && isNotNull(owedSince),
    search ? matches(db, search) : undefined,
  ]
}

/** Evidence that nobody has checked: of one that is canceled the money may still come, and goes back. */
const waitsForCheck = and(
  isNotNull(designRequests.evidenceFileId),
  eq(designRequests.paymentStatus, 'pending'),
)

/** Since when a concept is owed, as `conceptDueAt` counts; null while none is. */
const owedSince: SQL = sql`case
  when ${designRequests.paymentStatus} <> 'paid' then null
  when ${designRequests.status} = 'revision' then (select max(${designRevisions.createdAt})
    from ${designRevisions} where ${designRevisions.requestId} = ${designRequests.id})
  when ${designRequests.status} in ('pending', 'in_progress') and not exists (select from ${designConcepts}
    where ${designConcepts.requestId} = ${designRequests.id}) then ${designRequests.paidAt}
  end`

// Equals stand in the order of their ids, so that no page shows one twice.
const newestFirst = [desc(designRequests.createdAt), asc(designRequests.id)]
// Weekends aside: all but equal days stand as they are due.
const soonestFirst = [
  asc(sql`${owedSince} + make_interval(days => ${designRequests.designDaysTo})`),
  asc(designRequests.id),
]

/** The number, part of the reference, of the last characters that lists show, of the name or of the email. */
function matches(db: Db, search: string): SQL | undefined {
  const part = containing(search)
  const reference = containing(search.replace(/^DR-/i, '')).toLowerCase()
  const shown = sql`left(${designRequests.id}::text, 8) || ' ' || right(${designRequests.id}::text, 8)`
  const named = or(ilike(users.email, part), ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, part))
  const clients = db.select({ id: users.id }).from(users).where(named)
  const count = designCountSought(search)
  return or(
    count === undefined ? undefined : eq(designRequests.number, count),
    like(shown, reference),
    inArray(designRequests.userId, clients),
  )
}
