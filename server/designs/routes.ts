import { invalid } from '#server/invalid.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { z } from 'zod'
import type { DesignEvidenceForm } from '#contract/designs/client-operations.ts'
import { Problem } from '#contract/problems.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { serve, type App } from '#server/serve.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import type { World } from '#server/world.ts'
import { answerRequest } from './answer-request.ts'
import { changeStatus } from './change-status.ts'
import { planConverter } from './convert-plan.ts'
import { createRequest } from './create-request.ts'
import { listRequestsOf, listRequests } from './list-requests.ts'
import { designPayable } from './payable.ts'
import { addEvidence } from '#server/payments/add-evidence.ts'
import { resubmitPayment, verifyPayment } from '#server/payments/verify-payment.ts'
import { type PutInside, withFilesInside } from '#server/files/file-reply.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { presentListed, presentRequest, presentSummary } from './present-request.ts'
import { setPlanScale } from './plan-scale.ts'
import { replacePlan } from './replace-plan.ts'
import { requestRevision } from './request-revision.ts'
import { uploadConcept } from './upload-concept.ts'

/** Design requests: for their client and for the studio. Someone else's answers as one that does not exist. */
export function designRoutes(app: App, shop: World): void {
  const drawLater = planConverter(shop)
  serve(app, 'POST /api/design-requests', ({ user, body, submit }) => {
    const { floorPlan: plan, attachments: sent, ...brief } = body
    if (!(plan instanceof UploadedFile)) throw new Problem('malformed_request')
    const attachments = sent.filter((file) => file instanceof UploadedFile)
    return createRequest(shop, user, { ...brief, plan, attachments }, submit, drawLater)
  })

  serve(app, 'PUT /api/design-requests/:id/floor-plan', ({ user, params, body, submit }) => {
    if (!(body.floorPlan instanceof UploadedFile)) throw new Problem('malformed_request')
    return replacePlan(shop, user, params.id, body.floorPlan, submit, drawLater)
  })

  serve(app, 'GET /api/design-requests/my-requests', async ({ user }) => {
    const { general } = await currentSettings.get(shop)
    const requests = await listRequestsOf(shop.db, user.id)
    return { requests: requests.map((row) => presentSummary(row, user, general.timeZone)) }
  })

  serve(app, 'GET /api/design-requests/:id', ({ user, params, query }) => {
    const present = async (putInside?: PutInside) => ({
      request: await presentRequest(shop, shop.db, user, params.id, putInside),
    })
    return query.files ? withFilesInside(shop.files, present) : present()
  })

  serve(app, 'POST /api/design-requests/:id/revisions', ({ user, params, body, submit }) =>
    requestRevision(shop, user, params.id, body.details, submit),
  )

  serve(app, 'PUT /api/design-requests/:id/status', async ({ user, params: { id }, body }) => {
    const change = user.role === 'admin' ? changeStatus : answerRequest
    return { request: await change(shop, user, id, body) }
  })

  paymentRoutes(app, shop)
  studioDesignRoutes(app, shop)
}

function paymentRoutes(app: App, shop: World): void {
  serve(app, 'PUT /api/design-requests/:id/payment', async ({ user, params: { id }, body }) => {
    const { paymentStatus: to, reason, ...found } = body
    const request =
      user.role === 'admin'
        ? await verifyPayment(designPayable, shop, user, id, { to, reason, found })
        : await resubmitPayment(designPayable, shop, user, id, to)
    return { request }
  })

  serve(app, 'POST /api/design-requests/:id/payment-evidence', ({ user, params, body, submit }) => {
    const evidence = { upload: fileIn(body), method: body.paymentMethod }
    return addEvidence(designPayable, shop, user, params.id, evidence, submit)
  })
}

/** The one file of the form, whichever of its two names it came under. */
function fileIn({ paymentEvidence, file }: z.output<typeof DesignEvidenceForm>): UploadedFile {
  const { missing } = uploadRules.evidence
  const input = paymentEvidence ?? file
  if (!input) throw invalid('paymentEvidence', missing)
  const isOne = paymentEvidence === undefined || file === undefined
  if (!isOne || !(input instanceof UploadedFile)) throw new Problem('malformed_request')
  return input
}

/** What the studio alone does with design requests. */
function studioDesignRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/design-requests/admin/all', async ({ user, query }) => {
    const { general } = await currentSettings.get(shop)
    const signer = await linkSigner(shop)
    const { requests, pagination } = await listRequests(shop.db, query)
    return {
      requests: requests.map((row) => presentListed(row, user, general.timeZone, signer)),
      pagination,
    }
  })

  serve(app, 'PUT /api/design-requests/:id/plan-scale', async ({ user, params, body }) => ({
    request: await setPlanScale(shop, user, params.id, body.scale),
  }))

  serve(app, 'POST /api/design-requests/:id/concepts', ({ user, params, body, submit }) => {
    const { conceptImage: file, notes } = body
    if (!(file instanceof UploadedFile)) throw new Problem('malformed_request')
    return uploadConcept(shop, user, params.id, { file, notes }, submit)
  })
}
