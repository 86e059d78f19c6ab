import { Refusal } from '#tests/support/injected-call.ts'
import type { Pen } from './script-pen.ts'

const templates = [
  'orderConfirmationTemplate',
  'shippingConfirmationTemplate',
  'welcomeEmailTemplate',
] as const

/** Writes the text into every text field of the settings; a letter may refuse braces of its own. */
export async function writeSettings(pen: Pen): Promise<void> {
  const t = () => pen.text()
  const save = (body: object) => pen.ask(pen.studio, 'PUT /api/settings', { body })
  const general = { storeName: t(), address: t(), promoBanner: t() }
  await save({
    general,
    shipping: { allowLocalPickup: true, localPickupAddress: t() },
    payment: {
      bankDetails: { bankName: t(), accountName: t(), accountNumber: t().slice(0, 60), routingNumber: t() },
      chequeDetails: { payableTo: t(), mailingAddress: t() },
    },
    seo: { metaTitle: t(), metaDescription: t(), siteKeywords: t() },
  })
  for (const name of templates) {
    const refusal = await save({ email: { [name]: `${t()} and nothing else` } }).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refusal !== undefined && !(refusal instanceof Refusal && refusal.status === 400)) throw refusal
  }
}

/** Where the settings are seen by customers, and where they are changed. */
export const settingsScreens = [
  { path: '/category/all', as: 'visitor' },
  { path: '/terms', as: 'visitor' },
  { path: '/admin/settings', as: 'studio' },
  { path: '/admin/settings?tab=shipping', as: 'studio' },
  { path: '/admin/settings?tab=payment', as: 'studio' },
  { path: '/admin/settings?tab=email', as: 'studio' },
  { path: '/admin/settings?tab=seo', as: 'studio' },
] as const
