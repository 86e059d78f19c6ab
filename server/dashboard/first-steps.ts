import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '#contract/settings.ts'
import { type FirstStep, firstSteps } from '#domain/dashboard/first-steps.ts'
import { EXAMPLE_NAME } from '#domain/settings/example-details.ts'
import { firstSettings } from '#server/settings/current-settings.ts'
import type { Figures } from './find-figures.ts'

type Facts = {
  settings: Settings
  figures: Pick<
    Figures,
    'admins' | 'categories' | 'products' | 'hasSentMail' | 'mailRefusal' | 'hasPrivacyPage' | 'isDemo'
  >
  hasMailServer: boolean
  /** The paths of settings that lack something or are still the example → what follows from it. */
  missing: Readonly<Record<string, string>>
}

/** How far the owner has come in opening the shop, told by facts; nothing of the demo, which is open already. */
export function firstStepsOf({ settings: { general, shipping }, figures, hasMailServer, missing }: Facts) {
  if (figures.isDemo) return []
  const { 'payment.tax.mode': taxNote = '', ...others } = missing
  const addressNote = others['general.storeEmail'] ?? others['email.adminEmail'] ?? ''
  const [, paymentNote = ''] = Object.entries(others).find(([path]) => path.startsWith('payment.')) ?? []
  const isDone: Record<FirstStep, boolean> = {
    name: general.storeName !== EXAMPLE_NAME,
    logo: general.logoUrl !== '',
    words: [general.founded, general.offices, general.collectionLine].some((words) => words !== ''),
    payment: paymentNote === '',
    charges: taxNote === '' && !isDeepStrictEqual(shipping, firstSettings.shipping),
    mail: figures.hasSentMail && addressNote === '',
    categories: figures.categories > 0,
    product: figures.products > 0,
    privacy: figures.hasPrivacyPage,
    admin: figures.admins > 1,
  }
  const notes: Partial<Record<FirstStep, string>> = {
    payment: paymentNote,
    charges: taxNote,
    mail: mailNote(hasMailServer, figures) || addressNote,
  }
  return firstSteps.map((step) => ({
    step,
    isDone: isDone[step],
    note: isDone[step] ? '' : (notes[step] ?? ''),
  }))
}

function mailNote(hasMailServer: boolean, { mailRefusal }: Facts['figures']): string {
  if (!hasMailServer) return 'No mail server is named yet: it is the setting SMTP_URL of the server.'
  return mailRefusal === null ? '' : `The mail server answered: ${mailRefusal}`
}
