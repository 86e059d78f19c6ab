import { Problem, problems } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { changePassword } from './change-password.ts'
import { loginThrottle } from './login-throttle.ts'
import type { Passwords } from './password-hash.ts'
import { updateUser } from './queries.ts'

/** What people change about themselves; email and role are not among it. */
export function profileRoutes(app: App, shop: World, passwords: Passwords): void {
  // Whoever has come by a session must not find out the password with it.
  const guess = loginThrottle(shop, 'own-password')

  serve(app, 'PUT /api/users/profile', async ({ user, body, address }) => {
    const { currentPassword, newPassword, ...details } = body
    if (newPassword === undefined || currentPassword === undefined) {
      const changed = await updateUser(shop.db, user.id, { ...details, updatedAt: shop.clock() })
      if (!changed) throw new Problem('not_signed_in')
      return { user: changed }
    }
    const change = { ...details, currentPassword, newPassword }
    const changed = await guess(user.id, address, () => changePassword(shop, passwords, user, change))
    if (!changed) throw wrongPassword()
    return { user: changed }
  })
}

function wrongPassword(): Problem {
  return new Problem('wrong_password', { fields: { currentPassword: problems.wrong_password.message } })
}
