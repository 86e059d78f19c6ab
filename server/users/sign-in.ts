import type { User } from '#contract/users.ts'
import type { World } from '#server/world.ts'
import { isOutdated, type Passwords } from './password-hash.ts'
import { findUserByEmail, holdUserWithHash, storePasswordHash } from './queries.ts'
import { openSession } from './tokens.ts'

/**
 * Opens a session for whoever has this address and password; undefined when nobody has, which takes as long.
 * Sellers and admins sign in the same way. The address is folded to lower case, the password as typed.
 */
export async function signIn(
  world: World,
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<{ token: string; user: User } | undefined> {
  const found = await findUserByEmail(world.db, email)
  const stored = found?.passwordHash
  if (!(await passwords.isRight(password, stored)) || !found || !stored) return undefined
  const renewed = isOutdated(stored) ? await passwords.hash(password) : undefined
  return world.db.inTransaction(async (tx) => {
    const user = await holdUserWithHash(tx, found._id, stored)
    if (!user) return undefined
    if (renewed) await storePasswordHash(tx, user._id, renewed)
    return { token: await openSession(tx, world, user._id), user }
  })
}
