import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { loginThrottle } from './login-throttle.ts'
import { passwordsOf } from './password-hash.ts'
import { findPasswordHash } from './queries.ts'

/** Whether a password is that of whoever is signed in; guesses are counted as where they change it. */
export function ownPassword(shop: World): (actor: Actor, password: string) => Promise<boolean> {
  const passwords = passwordsOf(shop)
  const guess = loginThrottle(shop, 'own-password')
  return async ({ id, address }, password) => {
    const isRight = await guess(id, address, async () =>
      (await passwords.isRight(password, await findPasswordHash(shop.db, id))) ? true : undefined,
    )
    return isRight ?? false
  }
}
