import { finished } from 'node:stream'
import { serve, type App } from '#server/serve.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import type { World } from '#server/world.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** What goes into the shop by a file, and comes out as one. */
export function productImportRoutes(app: App, shop: World): void {
  const imports = oneAtATime('Another import is still running. Please wait until it has ended.')
  const exports = oneAtATime('Another export is still running. Please wait until it has ended.')

  serve(app, 'POST /api/products/bulk-import', async ({ user, body, address }) => {
    const end = imports.begin()
    try {
      const [file, dryRun] = [body.productsFile as UploadedFile, body.dryRun ?? false]
      const result = await importProducts(shop, { ...user, address }, { file, dryRun })
      const { importId, success, failed } = result
      shop.log.info({ importId, dryRun, success, failed, by: user.id }, 'A file of products was read')
      return result
    } finally {
      end()
    }
  })

  serve(app, 'GET /api/products/export', async () => {
    const end = exports.begin()
    try {
      const answer = await exportProducts(shop)
      finished(answer.stream, end)
      return answer
    } catch (error) {
      end()
      throw error
    }
  })
}
