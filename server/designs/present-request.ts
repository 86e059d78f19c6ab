import { currentSettings } from '#server/settings/current-settings.ts'
import type { Concept, DesignRequest, DesignRequestSummary } from '#contract/designs/design-request.ts'
import type { FileReply } from '#contract/files.ts'
import { conceptDueAt } from '#domain/designs/due-dates.ts'
import { requestReference } from '#domain/orders/reference.ts'
import type { Db } from '#kit/node/db/database.ts'
import { fileReply, type PutInside, smallPictureUrl } from '#server/files/file-reply.ts'
import type { StoredFile } from '#server/files/queries.ts'
import { linkSigner, type LinkSigner } from '#server/files/signed-links.ts'
import { presentPayment } from '#server/payments/payables.ts'
import { within, type World } from '#server/world.ts'
import { listAttachments } from './attachments.ts'
import { presentComments } from './comments/present-comments.ts'
import {
  listConcepts,
  listRevisions,
  requireRequest,
  type RequestRow,
  type StoredRequest,
  type Viewer,
} from './queries.ts'
import { presentSuggestions } from './suggestions/present-suggestions.ts'

type ShowFile = (file: StoredFile) => Promise<FileReply>

/** A request as a list shows it; only the studio is told whose it is. */
export function presentSummary(row: RequestRow, viewer: Viewer, timeZone: string): DesignRequestSummary {
  const { user, revisedAt: _revisedAt, planImage: _planImage, payable, ...request } = row
  return {
    ...request,
    reference: requestReference(row._id),
    payment: presentPayment(payable),
    conceptDueAt: conceptDueAt(row, timeZone),
    ...(viewer.role === 'admin' && { user: presentClient(user) }),
  }
}

/** The same in the studio's list, with its plan in small. */
export function presentListed(
  row: RequestRow,
  viewer: Viewer,
  timeZone: string,
  signer: LinkSigner,
): DesignRequestSummary {
  const planThumbnail = row.planImage && smallPictureUrl(row.planImage, signer)
  return { ...presentSummary(row, viewer, timeZone), planThumbnail }
}

/**
 * The whole request as `viewer` is shown it; inside a transaction when given its `db`. With
 * `putInside` plan, concepts and evidence carry their bytes.
 *
 * @throws Problem `design_request_not_found`
 */
export async function presentRequest(
  shop: World,
  db: Db,
  viewer: Viewer,
  id: string,
  putInside?: PutInside,
): Promise<DesignRequest> {
  const here = within(shop, db)
  const { general } = await currentSettings.get(here)
  const signer = await linkSigner(here)
  const link: ShowFile = async (file) => fileReply(file, signer)
  const show: ShowFile = putInside ? async (file) => putInside(file, await link(file)) : link
  const request = await requireRequest(db, viewer, id)
  return {
    ...presentSummary(request, viewer, general.timeZone),
    brief: request.brief,
    notes: request.notes,
    floorPlan: await presentPlan(request, show),
    attachments: await Promise.all((await listAttachments(db, id)).map(link)),
    planScale: request.planScale,
    designConcepts: await presentConcepts(db, id, show),
    suggestedProducts: await presentSuggestions(here, db, viewer, id),
    revisions: await listRevisions(db, id),
    ...(await presentComments(db, viewer, id)),
    paymentEvidence: request.evidence && (await show(request.evidence)),
    paymentEvidenceUploadedAt: request.paymentEvidenceUploadedAt,
    paymentNote: request.paymentNote,
    answer: request.answer,
    feedback: request.feedback,
    declineReason: request.declineReason,
    ...request.past,
  }
}

async function presentPlan(
  { plan, planVersion, planPicture, planDrawing }: StoredRequest,
  show: ShowFile,
): Promise<DesignRequest['floorPlan']> {
  return {
    ...(await show(plan)),
    kind: kindOf(plan.contentType, planVersion !== null),
    version: planVersion || null,
    picture: planPicture && (await show(planPicture)),
    drawing: planDrawing && (await show(planDrawing)),
  }
}

function kindOf(contentType: string, isDwg: boolean): DesignRequest['floorPlan']['kind'] {
  if (contentType === 'image/png') return 'png'
  if (contentType === 'image/jpeg') return 'jpeg'
  if (contentType === 'application/pdf') return 'pdf'
  return isDwg ? 'dwg' : 'dxf'
}

async function presentConcepts(db: Db, requestId: string, show: ShowFile): Promise<Concept[]> {
  const concepts: Concept[] = []
  for (const { file, ...concept } of await listConcepts(db, requestId)) {
    concepts.push({ ...(await show(file)), ...concept })
  }
  return concepts
}

function presentClient({ _id, firstName, lastName, email, phone }: RequestRow['user']) {
  return { _id, name: `${firstName} ${lastName}`, email, phone }
}
