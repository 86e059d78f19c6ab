import { inArray } from 'drizzle-orm'
import { designStatuses, isOver } from '#domain/designs/design-status.ts'
import { designRequests } from '#server/db/schema/designs.ts'

/** That a request is not over, as a condition for guarded updates. */
export const isLivingInSql = inArray(
  designRequests.status,
  designStatuses.filter((status) => !isOver(status)),
)
