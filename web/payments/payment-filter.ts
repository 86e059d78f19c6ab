import { paymentStatuses, paymentStatusLabel } from '#domain/payments/payment-status.ts'

/** Narrows a list by how far the payment is. */
export const paymentFilter = {
  name: 'paymentStatus',
  label: 'Payment status',
  any: 'Any payment',
  choices: paymentStatuses.map((value) => ({ value, label: paymentStatusLabel(value, false) })),
} as const
