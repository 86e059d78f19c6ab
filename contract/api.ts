import { auditOperations } from './audit.ts'
import { bankAccountOperations } from './bank-accounts.ts'
import { bankOperations } from './bank.ts'
import { designBoardOperations } from './boards/design-boards.ts'
import { boardOperations } from './boards/operations.ts'
import { cartOperations } from './cart.ts'
import { categoryOperations } from './categories.ts'
import { contentOperations } from './content.ts'
import { pagePictureOperations } from './page-pictures.ts'
import { designClientOperations } from './designs/client-operations.ts'
import { designStudioOperations } from './designs/studio-operations.ts'
import { dashboardOperations } from './dashboard.ts'
import { emailOperations } from './emails.ts'
import type { Operations } from './endpoint.ts'
import { fileOperations } from './files.ts'
import { incomingStockOperations } from './incoming-stock.ts'
import { inventoryOperations } from './inventory.ts'
import { adminOrderOperations } from './orders/admin-operations.ts'
import { orderMessageOperations } from './orders/messages.ts'
import { customerOrderOperations } from './orders/customer-operations.ts'
import { quoteOperations } from './orders/quote-operations.ts'
import { managedPackageOperations } from './packages-admin.ts'
import { packageOperations } from './packages.ts'
import { ledgerOperations } from './ledger.ts'
import { numberedPaperOperations } from './numbered-papers.ts'
import { payableActOperations } from './payable-acts.ts'
import { payableOperations } from './payables.ts'
import { paletteOperations } from './palette.ts'
import { paymentOperations } from './payment.ts'
import { managedProductOperations } from './products-admin.ts'
import { productImportOperations } from './products-import.ts'
import { productPictureOperations } from './product-pictures.ts'
import { productOperations } from './products.ts'
import { questionOperations } from './questions.ts'
import { reviewOperations } from './reviews.ts'
import { salesOperations } from './sales.ts'
import { searchOperations } from './search.ts'
import { settingsAdminOperations } from './settings-admin.ts'
import { settingsOperations } from './settings-public.ts'
import { userAdminOperations } from './users-admin.ts'
import { soldOperations } from './orders/sold.ts'
import { ownAccountOperations } from './own-account.ts'
import { userOperations } from './users.ts'
import { visitOperations } from './visits.ts'
import { stocktakeOperations } from './stocktakes.ts'
import { wishlistOperations } from './wishlist.ts'
import '#kit/core/operation/zod-words.ts'

/** Every operation of the shop: the server's map, OpenAPI's source, the access matrix. */
export const api = {
  ...auditOperations,
  ...bankAccountOperations,
  ...bankOperations,
  ...boardOperations,
  ...designBoardOperations,
  ...cartOperations,
  ...categoryOperations,
  ...contentOperations,
  ...pagePictureOperations,
  ...designClientOperations,
  ...designStudioOperations,
  ...dashboardOperations,
  ...emailOperations,
  ...fileOperations,
  ...inventoryOperations,
  ...incomingStockOperations,
  ...customerOrderOperations,
  ...orderMessageOperations,
  ...quoteOperations,
  ...adminOrderOperations,
  ...managedPackageOperations,
  ...packageOperations,
  ...paletteOperations,
  ...ledgerOperations,
  ...numberedPaperOperations,
  ...payableActOperations,
  ...payableOperations,
  ...paymentOperations,
  ...managedProductOperations,
  ...productImportOperations,
  ...productPictureOperations,
  ...productOperations,
  ...questionOperations,
  ...reviewOperations,
  ...salesOperations,
  ...searchOperations,
  ...settingsAdminOperations,
  ...settingsOperations,
  ...userAdminOperations,
  ...soldOperations,
  ...ownAccountOperations,
  ...userOperations,
  ...visitOperations,
  ...stocktakeOperations,
  ...wishlistOperations,
} as const satisfies Operations

export type Api = typeof api
export type ApiKey = keyof Api
