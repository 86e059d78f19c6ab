import type { App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { userAdminRoutes } from './admin-routes.ts'
import { queuedPasswords } from './password-hash.ts'
import { passwordRoutes } from './password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** All that is asked about people, their passwords and their sessions. */
export function userRoutes(app: App, shop: World): void {
  const passwords = queuedPasswords()
  sessionRoutes(app, shop, passwords)
  passwordRoutes(app, shop, passwords)
  profileRoutes(app, shop, passwords)
  userAdminRoutes(app, shop, passwords)
}
