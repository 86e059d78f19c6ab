import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { exportReport } from './export-report.ts'
import { readReport } from './read-report.ts'

/** What was sold, on the screen and as files. */
export function salesRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/sales/report', ({ query }) => readReport(shop, query))

  serve(app, 'GET /api/sales/export', ({ query }) => exportReport(shop, query))
}
