import { Problem } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { FORGOT_ANSWER, sendTemporaryPassword } from './forgot-password.ts'
import { loginThrottle } from './login-throttle.ts'
import { onTheBeat } from './on-the-beat.ts'
import type { Passwords } from './password-hash.ts'
import { resetPassword } from './reset-password.ts'

/** The way back for who has forgotten the password; neither answer tells whether there is an account. */
export function passwordRoutes(app: App, shop: World, passwords: Passwords): void {
  // A count of its own: whoever guesses here must not keep the owner from signing in.
  const guess = loginThrottle(shop, 'temporary-password')

  serve(app, 'POST /api/users/forgot-password', async ({ body }) => {
    await onTheBeat(() => sendTemporaryPassword(shop, body.email))
    return { message: FORGOT_ANSWER }
  })

  serve(app, 'POST /api/users/reset-password', async ({ body, address }) => {
    const reset = () => onTheBeat(() => resetPassword(shop, passwords, body))
    const signedIn = await guess(body.email, address, reset)
    if (!signedIn) throw new Problem('temporary_password_wrong')
    return signedIn
  })
}
