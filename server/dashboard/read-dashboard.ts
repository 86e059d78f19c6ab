import { currentSettings } from '#server/settings/current-settings.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { exampleDetails } from '#domain/settings/example-details.ts'
import { missingDetails } from '#domain/settings/missing-details.ts'
import type { SignedIn } from '#server/session.ts'
import { presentSummary } from '#server/orders/present-order.ts'
import { presentProduct } from '#server/products/present-product.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import { firstStepsOf } from './first-steps.ts'
import { findFigures } from './find-figures.ts'
import { listRecentOrders, listRecentProducts } from './list-recent.ts'
import { todayOf } from './today-of.ts'
import { waitingDesigns } from './waiting-designs.ts'
import { waitingOrders } from './waiting-orders.ts'

/** Where the shop stands at this moment, for the one who looks; money in cents. */
export async function readDashboard(shop: World, user: SignedIn): Promise<Dashboard> {
  const { db, reads } = shop
  const settings = await currentSettings.get(shop)
  const moment = [shop.clock(), settings.general.timeZone] as const
  const missing = Object.entries({ ...exampleDetails(settings), ...missingDetails(settings) })
  const [figures, ofOrders, ofDesigns, products, orders] = await Promise.all([
    findFigures(reads),
    waitingOrders(db, ...moment),
    waitingDesigns(db, ...moment),
    listRecentProducts(db),
    listRecentOrders(db),
  ])
  const { soldOut, lowStock, failedEmails, isDemo } = figures
  const counted = { soldOut, lowStock, failedEmails, missingSettings: missing.length }
  const viewer = { mode: salesMode(settings), user }
  return {
    totals: figures,
    today: todayOf([...ofOrders, ...ofDesigns], counted),
    missingSettings: missing.map(([field, message]) => ({ field, message })),
    firstSteps: firstStepsOf({ settings, figures, missing: missing.map(([field]) => field) }),
    isDemo,
    products: products.map((product) => presentProduct(product, viewer)),
    orders: orders.map((order) => presentSummary(order, user)),
  }
}
