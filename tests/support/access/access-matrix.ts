import type { ApiKey } from '#contract/api.ts'
import { rightsInDesigns } from './access-matrix-designs.ts'
import { rightsInOrders } from './access-matrix-orders.ts'
import {
  everyone,
  linkHolder,
  members,
  oneself,
  ownerAlone,
  ownerOrStudio,
  type Right,
  studio,
  studioOrSeller,
} from './rights.ts'

const rightsOfPeople = {
  'POST /api/users/register': everyone,
  'POST /api/users/login': everyone,
  'POST /api/users/forgot-password': everyone,
  'POST /api/users/reset-password': everyone,
  'GET /api/users/logout': oneself,
  'GET /api/users/verify': oneself,
  'PUT /api/users/profile': oneself,
  'GET /api/users/admin/list': studio,
  'GET /api/users/admin/:id': studio,
  'PUT /api/users/admin/:id': studio,
  'DELETE /api/users/admin/:id': studio,
  'POST /api/users/admin': studio,
} satisfies Partial<Record<ApiKey, Right>>

const rightsInCatalogue = {
  'GET /api/products': everyone,
  'GET /api/products/:id': everyone,
  'GET /api/products/:id/related': everyone,
  'GET /api/products/category/:category': everyone,
  'GET /api/search/suggest': everyone,
  'GET /api/categories': everyone,
  'GET /api/packages': everyone,
  'GET /api/packages/teasers': everyone,
  'GET /api/packages/:id': everyone,
  'GET /api/products/:id/reviews': everyone,
  'POST /api/products/:id/reviews': members,
  'PUT /api/reviews/:id': studio,
  'GET /api/products/managed': studioOrSeller,
  'GET /api/products/managed/:id': studioOrSeller,
  'GET /api/inventory': studioOrSeller,
  'POST /api/products': studioOrSeller,
  'PUT /api/products/:id': studioOrSeller,
  'PATCH /api/products/:id/stock': studioOrSeller,
  'GET /api/products/:id/stock-history': studioOrSeller,
  'GET /api/inventory/export': studio,
  'PUT /api/products/bulk': studio,
  'DELETE /api/products/:id': studio,
  'POST /api/products/bulk-import': studio,
  'GET /api/products/export': studio,
  'POST /api/categories': studio,
  'PUT /api/categories/:id': studio,
  'PUT /api/categories/:id/place': studio,
  'DELETE /api/categories/:id': studio,
  'GET /api/packages/managed': studio,
  'GET /api/packages/managed/:id': studio,
  'POST /api/packages': studio,
  'PUT /api/packages/:id': studio,
  'PUT /api/packages/:id/place': studio,
  'DELETE /api/packages/:id': studio,
} satisfies Partial<Record<ApiKey, Right>>

const rightsInCart = {
  'GET /api/cart': oneself,
  'PUT /api/cart/update/:itemId': oneself,
  'DELETE /api/cart/remove/:itemId': oneself,
  'DELETE /api/cart/clear': oneself,
  'POST /api/cart/add': ownerAlone,
  'GET /api/wishlist': oneself,
  'POST /api/wishlist/add': oneself,
  'DELETE /api/wishlist/remove/:productId': oneself,
  'GET /api/wishlist/check/:productId': oneself,
} satisfies Partial<Record<ApiKey, Right>>

const rightsInHouse = {
  'GET /api/settings': studio,
  'PUT /api/settings': studio,
  'GET /api/settings/public': everyone,
  'POST /api/settings/email-preview': studio,
  'GET /api/settings/email-preview/:id': linkHolder,
  'POST /api/settings/test-email': studio,
  'GET /api/sales/report': studio,
  'GET /api/sales/export': studio,
  'GET /api/dashboard': studio,
  'GET /api/palette': studio,
  'GET /api/audit': studio,
  'GET /api/emails': studio,
  'GET /api/emails/:id': studio,
  'GET /api/emails/:id/preview': linkHolder,
  'POST /api/emails/:id/retry': studio,
  'GET /api/files/:id': ownerOrStudio,
  'POST /api/visits': everyone,
} satisfies Partial<Record<ApiKey, Right>>

/** The access matrix of the specification: what everybody may ask, one row for each operation. */
export const accessMatrix: Record<ApiKey, Right> = {
  ...rightsOfPeople,
  ...rightsInCatalogue,
  ...rightsInCart,
  ...rightsInOrders,
  ...rightsInDesigns,
  ...rightsInHouse,
}
