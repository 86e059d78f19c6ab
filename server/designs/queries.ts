import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { alias, type BuildAliasTable, type PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { designNumber } from '#domain/numbers.ts'
import { Problem } from '#contract/problems.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { designConcepts, designRequests, designRevisions } from '#server/db/schema/designs.ts'
import { files } from '#server/db/schema/files.ts'
import { users } from '#server/db/schema/users.ts'
import { payables } from '#server/db/schema/payments.ts'
import { fileColumns } from '#server/files/queries.ts'
import { figureColumns } from '#server/payments/payables.ts'
import { pastOf } from '#server/events.ts'
import type { SignedIn } from '#server/session.ts'

/** Who looks: clients see their own requests, the studio sees all. */
export type Viewer = Pick<SignedIn, 'id' | 'role'>

const plans = alias(files, 'plans')
const pictures = alias(files, 'plan_pictures')
const drawings = alias(files, 'plan_drawings')
const evidence = alias(files, 'evidence')

const summaryColumns = {
  _id: designRequests.id,
  number: sql`${designRequests.number}`.mapWith(designNumber),
  packageType: designRequests.packageType,
  status: designRequests.status,
  paymentStatus: designRequests.paymentStatus,
  paymentMethod: designRequests.paymentMethod,
  designFee: designRequests.feeCents,
  createdAt: designRequests.createdAt,
  updatedAt: designRequests.updatedAt,
  paidAt: designRequests.paidAt,
  completedAt: designRequests.completedAt,
  payable: figureColumns,
  hasEvidence: sql<boolean>`${designRequests.evidenceFileId} is not null`,
  revisionCount: designRequests.revisionCount,
  designDaysFrom: designRequests.designDaysFrom,
  designDaysTo: designRequests.designDaysTo,
  designRevisions: designRequests.designRevisions,
  conceptCount: sql<number>`(select count(*)::int from ${designConcepts}
    where ${designConcepts.requestId} = ${designRequests.id})`,
  /** When the last revision was asked for. */
  revisedAt: sql<Date | null>`(select max(${designRevisions.createdAt}) from ${designRevisions}
    where ${designRevisions.requestId} = ${designRequests.id})`.mapWith(designRevisions.createdAt),
  /** The file that shows the plan as a picture, if one does. */
  planImage: sql<string | null>`(select ${files.id} from ${files}
    where ${files.id} in (${designRequests.planFileId}, ${designRequests.planPictureFileId})
    and ${files.contentType} in ('image/png', 'image/jpeg'))`,
  user: {
    _id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    phone: users.phone,
  },
}

const detailColumns = {
  brief: designRequests.brief,
  notes: designRequests.notes,
  /** What wrote a DWG, empty where that could not be read; null for every other plan. */
  planVersion: designRequests.planVersion,
  planScale: designRequests.planScale,
  paymentNote: designRequests.paymentNote,
  paymentEvidenceUploadedAt: designRequests.evidenceUploadedAt,
  answer: designRequests.answer,
  feedback: designRequests.feedback,
  declineReason: designRequests.declineReason,
  plan: columnsOf(plans),
  planPicture: columnsOf(pictures),
  planDrawing: columnsOf(drawings),
  evidence: columnsOf(evidence),
  past: pastOf('design', designRequests.id),
}

/** A request as lists show it, with its client; money in cents. */
export type RequestRow = Awaited<ReturnType<typeof selectSummaries>>[number]

/** A request with its files; money in cents. What is many (concepts, revisions, …) is read beside it. */
export type StoredRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>

/** Writes `set` where the request `id` stands as `where` says; false when it does not. */
export async function updateRequest(
  tx: Db,
  id: string,
  set: PgUpdateSetSource<typeof designRequests>,
  where?: SQL,
): Promise<boolean> {
  const written = await tx
    .update(designRequests)
    .set(set)
    .where(and(eq(designRequests.id, id), where))
    .returning({ id: designRequests.id })
  return written.length > 0
}

/** Requests as lists show them; the caller says which, in which order and how many. */
export function selectSummaries(db: Db) {
  const summaries = db.select(summaryColumns).from(designRequests)
  return summaries
    .innerJoin(users, eq(users.id, designRequests.userId))
    .leftJoin(payables, eq(payables.id, designRequests.id))
    .$dynamic()
}

/** Whole requests. */
export function listStoredRequests(db: Db, which: SQL | undefined) {
  return db
    .select({ ...summaryColumns, ...detailColumns })
    .from(designRequests)
    .innerJoin(users, eq(users.id, designRequests.userId))
    .leftJoin(payables, eq(payables.id, designRequests.id))
    .innerJoin(plans, eq(plans.id, designRequests.planFileId))
    .leftJoin(pictures, eq(pictures.id, designRequests.planPictureFileId))
    .leftJoin(drawings, eq(drawings.id, designRequests.planDrawingFileId))
    .leftJoin(evidence, eq(evidence.id, designRequests.evidenceFileId))
    .where(which)
    .orderBy(asc(designRequests.createdAt), asc(designRequests.id))
}

/** The request `id`. For a client, someone else's is `undefined`, exactly as a missing one. */
export function findRequest(db: Db, viewer: Viewer, id: string) {
  return one(listStoredRequests(db, seenBy(viewer, id)))
}

/**
 * The request `id`, which has to be there.
 *
 * @throws Problem `design_request_not_found`
 */
export async function requireRequest(db: Db, viewer: Viewer, id: string): Promise<StoredRequest> {
  const request = await findRequest(db, viewer, id)
  if (!request) throw new Problem('design_request_not_found')
  return request
}

/**
 * The request `id`, kept from changing until the transaction ends.
 *
 * @throws Problem `design_request_not_found`
 */
export async function lockRequest(tx: Db, viewer: Viewer, id: string): Promise<StoredRequest> {
  await tx.select({ id: designRequests.id }).from(designRequests).where(seenBy(viewer, id)).for('update')
  return requireRequest(tx, viewer, id)
}

/** The concepts of a request with their files, oldest first. */
export function listConcepts(db: Db, requestId: string) {
  return db
    .select({
      _id: designConcepts.id,
      version: designConcepts.version,
      notes: designConcepts.notes,
      createdAt: designConcepts.createdAt,
      hasBoard: sql<boolean>`exists (select from boards where boards.id = ${designConcepts.id})`,
      file: fileColumns,
    })
    .from(designConcepts)
    .innerJoin(files, eq(files.id, designConcepts.fileId))
    .where(eq(designConcepts.requestId, requestId))
    .orderBy(asc(designConcepts.version))
}

/** The changes that were asked for, oldest first. */
export function listRevisions(db: Db, requestId: string) {
  const { id: _id, number, details, createdAt } = designRevisions
  return db
    .select({ _id, number, details, createdAt })
    .from(designRevisions)
    .where(eq(designRevisions.requestId, requestId))
    .orderBy(asc(designRevisions.number))
}

function seenBy(viewer: Viewer, id: string): SQL | undefined {
  const isTheirs = viewer.role === 'admin' ? undefined : eq(designRequests.userId, viewer.id)
  return and(eq(designRequests.id, id), isTheirs)
}

function columnsOf<Name extends string>(table: BuildAliasTable<typeof files, Name>) {
  return { id: table.id, key: table.key, name: table.name, contentType: table.contentType, size: table.size }
}
