import type { ApiKey } from '#contract/api.ts'
import { members, oneself, ownerAlone, ownerOrStudio, type Right, studio } from './rights.ts'

/** The matrix for design requests. */
export const rightsInDesigns = {
  'POST /api/design-requests': members,
  'GET /api/design-requests/my-requests': oneself,
  'GET /api/design-requests/admin/all': studio,
  'GET /api/design-requests/:id': ownerOrStudio,
  'POST /api/design-requests/:id/payment-evidence': ownerOrStudio,
  'PUT /api/design-requests/:id/payment': ownerOrStudio,
  'PUT /api/design-requests/:id/status': ownerOrStudio,
  'POST /api/design-requests/:id/revisions': ownerAlone,
  'PUT /api/design-requests/:id/suggested-products': studio,
  'POST /api/design-requests/:id/concepts': studio,
  'GET /api/design-requests/:id/comments': ownerOrStudio,
  'GET /api/design-requests/:id/comments/:commentId/replies': ownerOrStudio,
  'POST /api/design-requests/:id/comments': ownerOrStudio,
  'POST /api/design-requests/:id/comments/:commentId/replies': ownerOrStudio,
  'PUT /api/design-requests/:id/comments/:commentId': ownerOrStudio,
  'PUT /api/design-requests/:id/plan-scale': ownerOrStudio,
  'PUT /api/design-requests/:id/suggested-products/:suggestionId/answer': ownerAlone,
  'POST /api/design-requests/:id/suggested-products/add-to-cart': ownerAlone,
  'GET /api/design-requests/:id/board.pdf': ownerOrStudio,
} satisfies Partial<Record<ApiKey, Right>>
