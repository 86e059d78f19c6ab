import { api } from '#contract/api.ts'
import { Problem } from '#contract/problems.ts'
import { serializedReplies } from '#kit/node/http/envelope.ts'
import { serve, type App } from '#server/serve.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import { managedPackageRoutes } from './managed-routes.ts'
import { fullJson, packageJson } from './package-json.ts'
import { packageTeasers } from './package-teasers.ts'

const listReply = serializedReplies(api['GET /api/packages'])
const packageReply = serializedReplies(api['GET /api/packages/:id'])

/** Designer packages, as every visitor sees them. */
export function packageRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/packages', async () => {
    const mode = salesMode(await currentSettings.get(shop))
    const ids = (await packageTeasers.get(shop)).map(({ id }) => id)
    return listReply(`[${(await packageJson[mode].get(shop, ids)).join(',')}]`)
  })

  serve(app, 'GET /api/packages/teasers', async () => ({ packages: await packageTeasers.get(shop) }))

  serve(app, 'GET /api/packages/:id', async ({ params }) => {
    const mode = salesMode(await currentSettings.get(shop))
    const [json] = await fullJson[mode].get(shop, [params.id])
    if (json === undefined) throw new Problem('package_not_found')
    return packageReply(json)
  })

  managedPackageRoutes(app, shop)
}
