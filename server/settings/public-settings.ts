import type { PublicSettings, Settings } from '#contract/settings.ts'
import { paymentTabs } from '#domain/payments/payment-method.ts'

/** What everyone may know of the settings; bank details, mail templates and the studio's address stay inside. */
export function publicSettings({ general, shipping, payment, seo }: Settings): PublicSettings {
  return { ...general, shipping, taxRate: payment.taxRate, paymentMethods: paymentTabs(payment), seo }
}
