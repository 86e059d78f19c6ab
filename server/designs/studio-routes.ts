import { currentSettings } from '#server/settings/current-settings.ts'
import { Problem } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import { UploadedFile } from '#kit/node/http/uploads.ts'
import type { World } from '#server/world.ts'
import { plainLineEnds } from './line-ends.ts'
import { listRequests } from './list-requests.ts'
import { presentSummary } from './present-request.ts'
import { uploadConcept } from './upload-concept.ts'

/** What the studio alone does with design requests. */
export function studioDesignRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/design-requests/admin/all', async ({ user, query }) => {
    const { general } = await currentSettings.get(shop)
    const { requests, pagination } = await listRequests(shop.db, query)
    return { requests: requests.map((row) => presentSummary(row, user, general.timeZone)), pagination }
  })

  serve(app, 'POST /api/design-requests/:id/concepts', ({ user, params, body, submit, address }) => {
    const { conceptImage: file } = body
    const notes = plainLineEnds(body.notes)
    if (!(file instanceof UploadedFile)) throw new Problem('malformed_request')
    return uploadConcept(shop, { ...user, address }, params.id, { file, notes }, submit)
  })
}
