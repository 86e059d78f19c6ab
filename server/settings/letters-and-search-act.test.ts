import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { noa } from '#tests/support/people.ts'
import { looksAt, testEffects } from '#tests/support/street/settings-effects.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const look = looksAt(shop)

const begins = (text: string) => text.split('\n')[0]
const seo = (field: keyof Awaited<ReturnType<typeof look.publicSettings>>['seo']) => async () =>
  (await look.publicSettings()).seo[field]
const noSitemap = { seo: { enableSitemap: false } }

testEffects(shop, [
  [
    'orderConfirmationTemplate',
    { email: { orderConfirmationTemplate: 'Mahalo {firstName}: {totalPrice}' } },
    async () => begins((await look.orderLetter()).bodyText),
    'Hello Leilani,',
    'Mahalo Leilani: $660.00',
  ],
  [
    'shippingConfirmationTemplate',
    { email: { shippingConfirmationTemplate: 'Gone, {firstName}' } },
    async () => begins((await look.shippingLetter()).bodyText),
    'Hello Leilani,',
    'Gone, Leilani',
  ],
  [
    'welcomeEmailTemplate',
    { email: { welcomeEmailTemplate: 'E komo mai, {firstName}' } },
    async () => begins((await look.welcomeLetter()).bodyText),
    'Hello Mele,',
    'E komo mai, Mele',
  ],
  [
    'adminEmail',
    { email: { adminEmail: 'owner@koa.example' } },
    async () => (await look.studioLetter()).recipient,
    'studio@lanai.example',
    'owner@koa.example',
  ],
  [
    'metaTitle',
    { seo: { metaTitle: 'Koa' } },
    seo('metaTitle'),
    'Lānai: furniture and interior design for homes in Hawaii',
    'Koa',
  ],
  ['siteKeywords', { seo: { siteKeywords: 'koa, teak' } }, seo('siteKeywords'), '', 'koa, teak'],
  [
    'ogImage',
    { seo: { ogImageUrl: '/pictures/share-1.jpg' } },
    seo('ogImageUrl'),
    '',
    '/pictures/share-1.jpg',
  ],
  [
    'googleAnalyticsId',
    { seo: { googleAnalyticsId: 'g-ab12cd34ef' } },
    seo('googleAnalyticsId'),
    '',
    'G-AB12CD34EF',
  ],
  ['enableSitemap', noSitemap, async () => (await look.get('/sitemap.xml')).statusCode, 200, 404],
  [
    'enableSitemap',
    noSitemap,
    async () => (await look.get('/robots.txt')).body.includes('Sitemap:'),
    true,
    false,
  ],
])

/** The security policy of a page, by directive. */
async function policyOf(path: string): Promise<Record<string, string>> {
  const loadPage = async () => ({ status: 200, state: '', draw: async () => '<html></html>' })
  const assetsOf = () => ({ start: '', entry: '', modules: [], styles: [], fonts: [] })
  const parts = { renderer: { loadPage, assetsOf }, loadLimits: null }
  const http = await createApp(shop.shop, parts)
  const { headers } = await http.inject({ url: path })
  await http.close()
  const rules = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(rules.map((rule) => rule.split(/ (.*)/, 2) as [string, string]))
}

const strict = { 'script-src': "'self'", 'connect-src': "'self' blob:", 'frame-src': "'self' blob:" }

test('the policy of a page names no other site, until the settings do', async () => {
  expect(await policyOf('/category/all')).toMatchObject(strict)
  const general = { modelHosts: ['Models.example.com', 'tours.example.org:8443'] }
  await shop.as(noa).call('PUT /api/settings', { body: { general } })
  expect(await policyOf('/category/all')).toMatchObject({
    ...strict,
    'frame-src': "'self' blob: https://models.example.com https://tours.example.org:8443",
  })
})

test('Google’s hosts are named while a measurement ID is set, and never in the back office', async () => {
  await shop.as(noa).call('PUT /api/settings', { body: { seo: { googleAnalyticsId: 'G-AB12CD34EF' } } })
  const { 'script-src': scripts, 'connect-src': connections } = await policyOf('/category/all')
  expect(scripts).toBe("'self' https://*.googletagmanager.com")
  expect(connections).toContain(' https://*.google-analytics.com')
  for (const path of ['/admin', '/admin/settings?tab=seo', '/admin/login'])
    expect(await policyOf(path)).toMatchObject(strict)
  await shop.as(noa).call('PUT /api/settings', { body: { seo: { googleAnalyticsId: '' } } })
  expect(await policyOf('/category/all')).toMatchObject(strict)
})
