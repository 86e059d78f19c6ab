import type { PublicSettings } from '#contract/settings-public.ts'
import type { Settings } from '#contract/settings.ts'
import { FIRST_ACCENT } from '#domain/settings/accents.ts'
import { promiseWords } from '#domain/settings/promises.ts'
import { isPromoOver } from '#domain/settings/promo.ts'
import { factsOf, filledIn } from '#domain/content/facts.ts'
import { paymentTabs } from '#domain/payments/payment-method.ts'

/** What everyone may know of the settings; bank details, mail templates and the studio's address stay inside. */
export function publicSettings(settings: Settings, now: Date): PublicSettings {
  const { general, shipping, payment, seo } = settings
  const facts = factsOf(settings)
  const named = (text: string) => filledIn(text, facts)
  const { taxRate, designFee, schedule } = payment
  const tax = payment.tax.mode === 'flat' ? { ...payment.tax, rates: [] } : payment.tax
  return {
    ...general,
    accent: general.accent === FIRST_ACCENT ? null : general.accent,
    promoBanner: isPromoOver(general, now) ? '' : named(general.promoBanner),
    packagesIncluded: facts.includedUntil,
    homes: facts.homes,
    promises: promiseWords(general),
    shipping,
    taxRate,
    designFee,
    tax,
    schedule,
    paymentMethods: paymentTabs(payment),
    seo: { ...seo, metaTitle: named(seo.metaTitle), metaDescription: named(seo.metaDescription) },
  }
}
