import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { addSuggestedToCart } from './add-to-cart.ts'
import { answerSuggestion } from './answer-suggestion.ts'
import { saveSuggestions } from './save-suggestions.ts'

/** The pieces that the studio suggests for a design, and what the client makes of them. */
export function suggestionRoutes(app: App, shop: World): void {
  serve(app, 'PUT /api/design-requests/:id/suggested-products', async ({ user, params, body }) => ({
    request: await saveSuggestions(shop, user, params.id, body),
  }))

  serve(
    app,
    'PUT /api/design-requests/:id/suggested-products/:suggestionId/answer',
    async ({ user, params, body }) => ({ request: await answerSuggestion(shop, user, params, body) }),
  )

  serve(
    app,
    'POST /api/design-requests/:id/suggested-products/add-to-cart',
    ({ user, params, body, submit }) => addSuggestedToCart(shop, user, params.id, body.which, submit),
  )
}
