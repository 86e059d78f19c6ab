import { catalogueOf } from './products/catalogue.ts'
import { currentSettings } from './settings/current-settings.ts'
import type { World } from './world.ts'
import { auditRoutes } from './audit/routes.ts'
import { bankRoutes } from './bank/routes.ts'
import { boardRoutes } from './boards/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { bookletRoutes } from './designs/booklet/routes.ts'
import { designCommentRoutes } from './designs/comments/routes.ts'
import { designPayable } from './designs/payable.ts'
import { designRoutes } from './designs/routes.ts'
import { suggestionRoutes } from './designs/suggestions/routes.ts'
import { emailRoutes } from './emails/routes.ts'
import { standardLetters } from './emails/try-letter.ts'
import { fileRoutes } from './files/routes.ts'
import type { App } from './serve.ts'
import { incomingRoutes } from './stock/incoming-routes.ts'
import { stockRoutes } from './stock/routes.ts'
import { stocktakeRoutes } from './stocktakes/routes.ts'
import { orderPayable } from './orders/payable.ts'
import { orderRoutes } from './orders/routes.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { packageRoutes } from './packages/routes.ts'
import { payableRoutes } from './payments/routes.ts'
import { paletteRoutes } from './palette/routes.ts'
import { productImportRoutes } from './products/import/routes.ts'
import { searchedBy } from './products/searched-by.ts'
import { productRoutes } from './products/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { salesRoutes } from './sales/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { userRoutes } from './users/routes.ts'
import { visitRoutes } from './visits/routes.ts'
import { wishlistRoutes } from './wishlist/routes.ts'

const rooms: ((app: App, shop: World) => void)[] = [
  (app, shop) => auditRoutes(app, shop, async () => (await currentSettings.get(shop)).general.timeZone),
  (app, shop) => bankRoutes(app, shop, { order: orderPayable, design: designPayable }),
  bookletRoutes,
  boardRoutes,
  cartRoutes,
  (app, shop) => categoryRoutes(app, shop, () => catalogueOf(shop).categoryCounts()),
  contentRoutes,
  dashboardRoutes,
  designCommentRoutes,
  designRoutes,
  emailRoutes,
  fileRoutes,
  incomingRoutes,
  stocktakeRoutes,
  (app, shop) => stockRoutes(app, shop, (among, search) => searchedBy(shop, among, search)),
  orderRoutes,
  ownDataRoutes,
  packageRoutes,
  paletteRoutes,
  (app, shop) => payableRoutes(app, shop, { order: orderPayable, design: designPayable }),
  productImportRoutes,
  productRoutes,
  questionRoutes,
  reviewRoutes,
  salesRoutes,
  searchRoutes,
  (app, shop) => settingsRoutes(app, shop, standardLetters),
  suggestionRoutes,
  userRoutes,
  visitRoutes,
  wishlistRoutes,
]

/** The server's table of contents: every room that serves operations of the contract. */
export function registerRooms(app: App): void {
  for (const room of rooms) room(app, app.shop)
}
