import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { isCalledOff, type DesignStatus } from '#domain/designs/design-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'

/**
 * Refuses what needs a request that goes on, or was completed.
 *
 * @throws Problem `illegal_state` when it was withdrawn or declined
 */
export function refuseEnded({ status }: { status: DesignStatus }): void {
  if (isCalledOff(status)) throw new Problem('illegal_state')
}

/** Notes that something of a request changed. */
export async function touchRequest(tx: Db, id: string, updatedAt: Date): Promise<void> {
  await tx.update(designRequests).set({ updatedAt }).where(eq(designRequests.id, id))
}
