import { z } from 'zod'
import { dueRules } from '#domain/payments/dues.ts'
import { Dollars } from '#kit/core/operation/money.ts'

/** One part of what is to be paid, with what is missing of it. */
export const Due = z.object({
  kind: z.enum(['full', 'deposit', 'balance', 'extra']),
  amount: Dollars,
  open: Dollars,
  rule: z.enum(dueRules),
  /** So many days after the agreement or before the delivery. */
  days: z.int().optional(),
  /** The day, where it is known. */
  dueOn: z.iso.date().optional(),
})
export type Due = z.infer<typeof Due>

/** What an order or a design fee comes to, and how far it is paid. */
export const PaymentFigures = z.object({
  owed: Dollars,
  received: Dollars,
  refunded: Dollars,
  open: Dollars,
  /** What the shop owes the customer. */
  credit: Dollars,
  /** What is missing of the next due, and its day where that is known. */
  dueNow: Dollars,
  dueOn: z.iso.date().nullable(),
  dues: z.array(Due),
})
export type PaymentFigures = z.infer<typeof PaymentFigures>
