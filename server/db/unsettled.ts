import { sql } from 'drizzle-orm'
import { payables, refunds } from '#server/db/schema/payments.ts'

/** Whether something of a payable is to be paid, by either side, or was approved to go back and is not sent yet. */
export const isUnsettled = sql<boolean>`(${payables.openCents} <> 0 or exists (
  select from ${refunds} where ${refunds.payableId} = ${payables.id} and ${refunds.state} = 'approved'))`
