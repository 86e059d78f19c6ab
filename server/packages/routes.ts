import { packageTeasers, storedPackages } from './package-teasers.ts'
import { Problem } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import { managedPackageRoutes } from './managed-routes.ts'
import { packagesInShop } from './package-in-shop.ts'
import { presentForPlan, presentPackage } from './present-package.ts'
import { packagesByIds } from './queries.ts'

/** Designer packages, as every visitor sees them. */
export function packageRoutes(app: App, shop: World): void {
  const { db, reads } = shop

  serve(app, 'GET /api/packages', async () => {
    const listed = await packagesInShop(reads, await storedPackages.get(shop))
    const mode = salesMode(await currentSettings.get(shop))
    return { packages: listed.map((found) => presentPackage(found, mode)) }
  })

  serve(app, 'GET /api/packages/teasers', async () => ({ packages: await packageTeasers.get(shop) }))

  serve(app, 'GET /api/packages/:id', async ({ params }) => {
    const [found] = await packagesInShop(db, await packagesByIds(db, [params.id]))
    if (!found || found.isArchived) throw new Problem('package_not_found')
    return { package: presentPackage(found, salesMode(await currentSettings.get(shop)), presentForPlan) }
  })

  managedPackageRoutes(app, shop)
}
