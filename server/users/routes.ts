import type { App } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import { takingTurns } from './password-hash.ts'
import { sessionRoutes } from './session-routes.ts'

/** All that is asked about people and their sessions. */
export function userRoutes(app: App, shop: Shop): void {
  sessionRoutes(app, shop, takingTurns())
}
