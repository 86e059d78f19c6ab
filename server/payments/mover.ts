import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/db/schema/users.ts'
import type { Actor } from '#server/session.ts'
import { ownPassword } from '#server/users/own-password.ts'
import type { World } from '#server/world.ts'
import type { Mover } from './refund-payable.ts'

/** Asks who moves a refund, outside the transaction: a password takes its time. */
export function moverOf(world: World) {
  const isOwnPassword = ownPassword(world)
  return async (actor: Actor, password: string | undefined): Promise<Mover> => {
    const admins = await world.db.$count(users, and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    const isSure = password !== undefined && (await isOwnPassword(actor, password))
    return { isAlone: admins < 2, isSure }
  }
}
