import type { PaymentInstructions } from '#contract/payment.ts'
import type { Settings } from '#contract/settings.ts'
import { paymentTabs } from '#domain/payments/payment-method.ts'

/** How to pay, for whoever is signed in; what is only announced has a tab and no instructions. */
export function paymentInstructions({ general, payment }: Settings): PaymentInstructions {
  return {
    methods: paymentTabs(payment),
    bank: payment.bankDetails,
    cheque: payment.chequeDetails,
    phone: general.phoneNumber,
  }
}
