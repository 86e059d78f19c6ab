import type { Settings } from '#contract/settings.ts'
import { type FirstStep, firstSteps } from '#domain/dashboard/first-steps.ts'
import { EXAMPLE_NAME } from '#domain/settings/example-details.ts'
import type { Figures } from './find-figures.ts'

type Facts = {
  settings: Settings
  figures: Pick<Figures, 'categories' | 'products' | 'hasSentMail' | 'isDemo'>
  /** The paths of settings that lack something or are still the example. */
  missing: readonly string[]
}

/** How far the owner has come in opening the shop, told by facts; nothing of the demo, which is open already. */
export function firstStepsOf({ settings: { general }, figures, missing }: Facts) {
  if (figures.isDemo) return []
  const addresses = ['general.storeEmail', 'email.adminEmail']
  const isDone: Record<FirstStep, boolean> = {
    name: general.storeName !== EXAMPLE_NAME,
    logo: general.logoUrl !== '',
    payment: !missing.some((path) => path.startsWith('payment.') && path !== 'payment.tax.mode'),
    mail: figures.hasSentMail && !addresses.some((path) => missing.includes(path)),
    categories: figures.categories > 0,
    product: figures.products > 0,
  }
  return firstSteps.map((step) => ({ step, isDone: isDone[step] }))
}
