import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { Settings } from '#contract/settings.ts'
import { publicSettings } from '#server/settings/public-settings.ts'

type Part = { general?: Partial<Settings['general']>; seo?: Partial<Settings['seo']> }

/** A page that asks for nothing but the shop itself, with some settings changed. */
async function draw({ general = {}, seo = {} }: Part = {}, path = '/our-story'): Promise<string> {
  const first = Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} })
  const changed = { ...first, general: { ...first.general, ...general }, seo: { ...first.seo, ...seo } }
  const settings = publicSettings(changed, new Date())
  const { html } = await drawPage(path, { 'GET /api/settings/public': () => ({ settings }) })
  return html.slice(0, html.indexOf('<script id="state"'))
}

test.each<[field: string, change: Part, markup: string | RegExp]>([
  ['storeName', { general: { storeName: 'Koa House' } }, '· Koa House</title>'],
  ['storeName', { general: { storeName: 'Koa House' } }, /<footer.*>Koa House</],
  ['storeEmail', { general: { storeEmail: 'hi@koa.example' } }, 'href="mailto:hi@koa.example"'],
  ['phoneNumber', { general: { phoneNumber: '808 123' } }, 'href="tel:808123"'],
  ['address', { general: { address: '1 Koa Lane' } }, '>1 Koa Lane<'],
  [
    'logoUrl',
    { general: { logoUrl: '/pictures/logo-1.png' } },
    /<header.*<img src="\/pictures\/logo-1.png" alt="Lānai"/,
  ],
  [
    'faviconUrl',
    { general: { faviconUrl: '/pictures/favicon-1.png' } },
    '<link rel="icon" href="/pictures/favicon-1.png"/>',
  ],
  [
    'instagramUrl',
    { general: { instagramUrl: 'https://instagram.com/koa' } },
    'href="https://instagram.com/koa"',
  ],
  [
    'pinterestUrl',
    { general: { pinterestUrl: 'https://pinterest.com/koa' } },
    'href="https://pinterest.com/koa"',
  ],
  [
    'facebookUrl',
    { general: { facebookUrl: 'https://facebook.com/koa' } },
    'href="https://facebook.com/koa"',
  ],
  ['promoBanner', { general: { promoBanner: 'Teak week' } }, '>Teak week<'],
  [
    'homesServed',
    { general: { homesServed: 'homes in Oregon' } },
    /<footer.*Furniture and interior design for (<!-- -->)?homes in Oregon/,
  ],
  ['shipsTo', { general: { shipsTo: 'We ship to Maui.' } }, /<footer.*We ship to Maui\./],
  ['siteKeywords', { seo: { siteKeywords: 'koa, teak' } }, '<meta name="keywords" content="koa, teak"/>'],
  [
    'ogImageUrl',
    { seo: { ogImageUrl: '/pictures/share-1.jpg' } },
    'property="og:image" content="https://lanai.example/pictures/share-1.jpg"',
  ],
])('%s of the settings stands on the page', async (_field, change, markup) => {
  const found = (html: string) => (typeof markup === 'string' ? html.includes(markup) : markup.test(html))
  expect(found(await draw())).toBe(false)
  expect(found(await draw(change))).toBe(true)
})

test('without a line for it there is no promo banner', async () => {
  expect(await draw()).toContain('aria-label="Announcement"')
  expect(await draw({ general: { promoBanner: '' } })).not.toContain('aria-label="Announcement"')
})

test('a page without a description of its own has that of the shop', async () => {
  const words = 'Koa and teak, made in Hawaii'
  expect(await draw({ seo: { metaDescription: words } }, '/login')).toContain(
    `name="description" content="${words}"`,
  )
})
