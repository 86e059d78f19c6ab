import type { Reply } from '#contract/call.ts'

/** Where money goes, as the settings have it. */
export type PaymentInstructions = Reply<'GET /api/payment/instructions'>['instructions']

/** Stands at a way to pay that is only announced. */
export const COMING_SOON = 'Coming Soon'

/** What one payment is told apart by, and its amount in dollars. */
export type PaymentDue = { reference: string; amount: number }
