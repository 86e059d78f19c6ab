import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { users } from '#server/db/schema/users.ts'
import type { Actor } from '#server/session.ts'
import { ownPassword } from '#server/users/own-password.ts'
import type { World } from '#server/world.ts'

/** Who moves a refund: whether they said their password, and are the only admin there is. */
export type Mover = { isAlone: boolean; isSure: boolean }

async function isAlone(db: Db): Promise<boolean> {
  return (await db.$count(users, and(eq(users.role, 'admin'), isNull(users.deletedAt)))) < 2
}

type Approved = { approvedBy: string | null }

/** Adds to each refund whether another admin than the viewer has to send it, above the setting. */
export async function withSecond<Refund extends Approved>(db: Db, viewerId: string, refunds: Refund[]) {
  const isOwn = ({ approvedBy }: Approved) => approvedBy === viewerId
  const hasOthers = refunds.some(isOwn) && !(await isAlone(db))
  return refunds.map(({ approvedBy, ...refund }) => ({
    ...refund,
    needsSecond: hasOthers && isOwn({ approvedBy }),
  }))
}

/** Asks who moves a refund, outside the transaction: a password takes its time. */
export function moverOf(world: World) {
  const isOwnPassword = ownPassword(world)
  return async (actor: Actor, password: string | undefined): Promise<Mover> => {
    const isSure = password !== undefined && (await isOwnPassword(actor, password))
    return { isAlone: await isAlone(world.db), isSure }
  }
}
