import { z } from 'zod'
import '#kit/core/operation/zod-words.ts'
import { firstLateDeposit } from '#domain/payments/late-due.ts'
import { firstSchedule, scheduleKinds } from '#domain/payments/schedule.ts'

const MAX_DAYS = 365

const days = z.int('Enter a whole number').min(0, 'Use 0 or more').max(MAX_DAYS, `Use ${MAX_DAYS} or less`)

/** How an order, or one quote, is to be paid. */
export const PaymentSchedule = z.object({
  kind: z.enum(scheduleKinds, 'Choose when to be paid'),
  depositPercent: z.int('Enter a whole number').min(1, 'Use 1 or more').max(99, 'Use 99 or less'),
  depositDays: days,
  balanceDays: days,
})

const { shape } = PaymentSchedule

/** The same as the shop's setting. */
export const StoredSchedule = z.object({
  kind: shape.kind.default(firstSchedule.kind),
  depositPercent: shape.depositPercent.default(firstSchedule.depositPercent),
  depositDays: days.default(firstSchedule.depositDays),
  balanceDays: days.default(firstSchedule.balanceDays),
})

/** What becomes of an order whose first due does not come. */
export const LateDeposit = z.object({ on: z.boolean(), graceDays: days })

/** The same as the shop's setting. */
export const StoredLateDeposit = z.object({
  on: z.boolean().default(firstLateDeposit.on),
  graceDays: days.default(firstLateDeposit.graceDays),
})
