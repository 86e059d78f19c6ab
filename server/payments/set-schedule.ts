import { eq } from 'drizzle-orm'
import type { ScheduleForm } from '#contract/schedule-form.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { openDues } from '#domain/payments/dues.ts'
import { duesLine } from '#domain/payments/due-words.ts'
import { rescheduled } from '#domain/payments/reschedule.ts'
import { openOf, paidOf } from '#domain/payments/sums.ts'
import { formatMoney } from '#kit/core/money.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { one } from '#kit/node/db/database.ts'
import { payables } from '#server/db/schema/payments.ts'
import { type MoneyAct, outcomeOf } from './act-on-payable.ts'
import { updatePayable } from './payables.ts'
import { refuseChanged } from './settle.ts'

/**
 * Sets anew when a payable is to be paid. Where the first due is met by that, the work begins.
 *
 * @throws Problem `payment_changed` (with the figures) · `illegal_state` (cancelled, or nothing is open) · `due_sum`
 *   (with the reason)
 */
export function setSchedule({ dues, seenOpen }: ScheduleForm, { general }: Settings): MoneyAct {
  return async ({ tx }, payable, before) => {
    const { id, sums } = payable
    refuseChanged(sums, seenOpen)
    if (sums.isCancelled || openOf(sums) <= 0) throw new Problem('illegal_state')
    const which = eq(payables.id, id)
    const agreed = await one(tx.select({ at: payables.agreedAt }).from(payables).where(which))
    const agreedOn = agreed ? storeDay(agreed.at, general.timeZone) : ''
    const standing = { dues: payable.dues, paid: paidOf(sums), agreedOn }
    const wanted = dues.map(({ amount: cents, rule, dueOn }) => ({ cents, rule, ...(dueOn && { dueOn }) }))
    const anew = rescheduled(standing, wanted)
    if (typeof anew === 'string') throw new Problem('due_sum', { message: anew, fields: { dues: anew } })
    const after = await updatePayable(tx, { ...payable, dues: anew })
    // What was called for the last time has another day now.
    await tx.update(payables).set({ lastCallOn: null }).where(which)
    const line = duesLine(openDues(after.dues, paidOf(sums)), formatMoney)
    return outcomeOf(before, after, 'schedule_changed', line)
  }
}
