import type { PublicSettings, Settings } from '#contract/settings.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { includedWords } from '#domain/content/facts.ts'
import { paymentTabs } from '#domain/payments/payment-method.ts'

/** What everyone may know of the settings; bank details, mail templates and the studio's address stay inside. */
export function publicSettings({ general, shipping, payment, seo }: Settings, now: Date): PublicSettings {
  const promoBanner = isPromoOver(general, now) ? '' : general.promoBanner
  const { taxRate, designFee, schedule } = payment
  const tax = payment.tax.mode === 'flat' ? { ...payment.tax, rates: [] } : payment.tax
  return {
    ...general,
    promoBanner,
    packagesIncluded: includedWords(general),
    shipping,
    taxRate,
    designFee,
    tax,
    schedule,
    paymentMethods: paymentTabs(payment),
    seo: { ...seo, metaTitle: seo.metaTitle.replaceAll('{storeName}', general.storeName) },
  }
}

/** Whether the last day of the promo banner has ended where the store is; without one it stays. */
function isPromoOver({ promoBannerUntil, timeZone }: Settings['general'], now: Date): boolean {
  return promoBannerUntil !== '' && storeDay(now, timeZone) > promoBannerUntil
}
