import { Problem } from '#contract/problems.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { loginThrottle } from './login-throttle.ts'
import type { Passwords } from './password-hash.ts'
import { findUser } from './queries.ts'
import { register } from './register.ts'
import { signIn } from './sign-in.ts'
import { endSession } from './tokens.ts'

/** Opening an account, signing in and out, and who is signed in. */
export function sessionRoutes(app: App, shop: World, passwords: Passwords): void {
  const guess = loginThrottle(shop, 'password')

  serve(app, 'POST /api/users/register', ({ body }) => register(shop, passwords, body))

  serve(app, 'POST /api/users/login', async ({ body, address }) => {
    const signedIn = await guess(body.email, address, () => signIn(shop, passwords, body))
    if (!signedIn) throw new Problem('invalid_credentials')
    return signedIn
  })

  serve(app, 'GET /api/users/logout', async ({ user }) => {
    await endSession(shop.db, user.tokenHash)
    return { message: 'You are signed out' }
  })

  serve(app, 'GET /api/users/verify', async ({ user: { id } }) => {
    const user = await findUser(shop.db, id)
    if (!user) throw new Problem('not_signed_in')
    return { user }
  })
}
