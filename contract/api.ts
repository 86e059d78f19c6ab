import { cartOperations } from './cart.ts'
import { categoryOperations } from './categories.ts'
import { emailOperations } from './emails.ts'
import type { Operations } from './endpoint.ts'
import { fileOperations } from './files.ts'
import { adminOrderOperations } from './orders/admin-operations.ts'
import { customerOrderOperations } from './orders/customer-operations.ts'
import { packageOperations } from './packages.ts'
import { paymentOperations } from './payment.ts'
import { productOperations } from './products.ts'
import { reviewOperations } from './reviews.ts'
import { settingsOperations } from './settings.ts'
import { userOperations } from './users.ts'
import { wishlistOperations } from './wishlist.ts'
import './zod-words.ts'

/** Every operation of the shop: the server's map, OpenAPI's source, the access matrix. */
export const api = {
  ...cartOperations,
  ...categoryOperations,
  ...emailOperations,
  ...fileOperations,
  ...customerOrderOperations,
  ...adminOrderOperations,
  ...packageOperations,
  ...paymentOperations,
  ...productOperations,
  ...reviewOperations,
  ...settingsOperations,
  ...userOperations,
  ...wishlistOperations,
} as const satisfies Operations

export type Api = typeof api
export type ApiKey = keyof Api
