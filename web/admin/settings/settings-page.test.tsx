import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleSettings } from '#tests/support/samples/settings.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { faultsIn } from '../form/error-summary.tsx'
import SettingsPage from './settings-page.tsx'
import { sectionOf } from './settings-sections.ts'

const standardLetters = {
  orderConfirmationTemplate: 'Our order letter',
  shippingConfirmationTemplate: 'Our shipping letter',
  welcomeEmailTemplate: 'Our welcome',
}

function draw(answer: object | Error, tab = ''): string {
  return drawPrivatePage(<SettingsPage />, {
    path: `/admin/settings${tab}`,
    answers: [[ask('GET /api/settings'), answer]],
  })
}

const store = (settings = sampleSettings(), canSend = true) => ({ settings, standardLetters, canSend })

/** The open panel of the page. */
function openPanel(html: string): string {
  const panels = html.split('role="tabpanel"').slice(1)
  return panels.find((panel) => !panel.slice(0, panel.indexOf('>')).includes('hidden=""')) ?? ''
}

test('the six tabs are there, General first, and one button saves', () => {
  const html = draw(store())
  const labels = [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label)
  expect(labels).toEqual(['General', 'Shipping', 'Payment', 'Email', 'SEO', 'Search'])
  expect(openPanel(html)).toContain('Store name')
  expect(html.match(/Save Changes/g)).toHaveLength(1)
  expect(html).toContain('All changes saved')
})

test.each([
  [
    'general',
    ['Store name', 'Prices on request (quote mode)', 'Logo', 'Favicon', 'Promo banner', 'Time zone'],
  ],
  ['shipping', ['Flat rate shipping', 'Free shipping above', 'International shipping rate', '$109.00']],
  ['payment', ['Bank transfer', 'Routing number', 'Tax rate in percent', 'Credit Card (Coming Soon)']],
  ['email', ['Admin email', 'Low stock threshold', '{orderRef}', 'Our welcome', 'Send test email']],
  ['search', ['Synonyms', 'Words to ignore', 'Pages for words']],
  ['seo', ['Description', '150-160 are recommended', 'Share image', 'Measurement ID', 'Offer a sitemap']],
])('the address opens the tab %s', (tab, words) => {
  const panel = openPanel(draw(store(), `?tab=${tab}`))
  for (const word of words) expect(panel).toContain(word)
})

test('a promo banner whose last day has gone by, and a routing number of no bank, are said at their fields', () => {
  const settings = sampleSettings()
  settings.payment.bankDetails.routingNumber = '121301015'
  const before = draw(store(settings))
  expect(before).not.toMatch(/This day has gone by|The routing number does not have/)
  settings.general.promoBannerUntil = '2020-01-01'
  settings.payment.bankDetails.routingNumber = '12345'
  settings.general.promoBanner = ''
  expect(draw(store(settings))).not.toContain('This day has gone by')
  settings.general.promoBanner = 'Oak in every room'
  const after = draw(store(settings))
  expect(after).toContain('This day has gone by: the line is not shown.')
  expect(after).toContain('The routing number does not have nine digits')
})

test('what hangs on a switch is shown only while it is on', () => {
  const settings = sampleSettings()
  settings.shipping.enableFreeShipping = false
  settings.shipping.allowLocalPickup = true
  settings.email.notifyLowStock = false
  const html = draw(store(settings))
  expect(html).not.toContain('Free shipping above')
  expect(html).toContain('Pickup address')
  expect(html).not.toContain('Low stock threshold')
})

test('without a mail server the Email tab says so', () => {
  expect(draw(store())).not.toContain('No mail server is set up')
  expect(draw(store(sampleSettings(), false))).toContain('No mail server is set up')
})

test('settings that could not be read can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: '' }))
  expect(html).toContain('Failed to fetch settings')
  expect(html).toContain('Try Again')
})

test('every message is counted on the tab of its field', () => {
  const wrong = { message: 'Wrong', type: 'custom' }
  const errors = {
    root: { message: 'All is wrong' },
    general: { storeName: wrong },
    payment: { bankDetails: { bankName: wrong, accountName: wrong } },
    ogImage: wrong,
  }
  expect(faultsIn(errors).map(({ name }) => [name, sectionOf(name)])).toEqual([
    ['general.storeName', 'general'],
    ['payment.bankDetails.bankName', 'payment'],
    ['payment.bankDetails.accountName', 'payment'],
    ['ogImage', 'seo'],
  ])
})
