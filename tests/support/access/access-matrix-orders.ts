import type { ApiKey } from '#contract/api.ts'
import { members, oneself, ownerAlone, ownerOrStudio, type Right, studio, whoIsSignedIn } from './rights.ts'

/** The matrix for orders, quotes and payments. */
export const rightsInOrders = {
  'POST /api/orders': members,
  'GET /api/orders': studio,
  'GET /api/orders/myorders': oneself,
  'GET /api/orders/:id': ownerOrStudio,
  'GET /api/orders/:id/history': ownerOrStudio,
  'GET /api/orders/:id/document.pdf': ownerOrStudio,
  'PUT /api/orders/:id': ownerOrStudio,
  'PUT /api/orders/:id/status': studio,
  'PUT /api/orders/:id/verify-payment': studio,
  'DELETE /api/orders/:id': studio,
  'PUT /api/orders/:id/cancel': ownerAlone,
  'PUT /api/orders/:id/pay': ownerOrStudio,
  'PUT /api/orders/:id/payment-method': ownerOrStudio,
  'POST /api/payment/process': ownerOrStudio,
  'POST /api/orders/:id/payment-evidence': ownerOrStudio,
  'POST /api/orders/:id/send-confirmation': ownerOrStudio,
  'PUT /api/orders/:id/quote': studio,
  'PUT /api/orders/:id/quote/accept': ownerAlone,
  'PUT /api/orders/:id/quote/decline': ownerAlone,
  'GET /api/orders/:id/packing-slip.pdf': studio,
  'GET /api/orders/:id/notes': studio,
  'POST /api/orders/:id/notes': studio,
  'DELETE /api/orders/:id/notes/:noteId': studio,
  'GET /api/payment/instructions': whoIsSignedIn,
  'GET /api/payment/pending': studio,
  'PUT /api/payment/confirm/:id': studio,
  'PUT /api/payment/reject/:id': studio,
} satisfies Partial<Record<ApiKey, Right>>
