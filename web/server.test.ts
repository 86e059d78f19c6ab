import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { Problem } from '#contract/problems.ts'
import { samplePackages } from '#tests/support/samples/package.ts'
import type { Shop } from './shop/shop.ts'
import { loadPage } from './server.tsx'

const settings = {
  storeName: 'Lānai',
  storeEmail: 'aloha@lanai.example',
  phoneNumber: '(808) 555-0142',
  address: '1200 Ala Moana Boulevard, Honolulu, HI 96814',
  logoUrl: '',
  faviconUrl: '',
  instagramUrl: 'https://instagram.example/lanai',
  pinterestUrl: '',
  facebookUrl: '',
  promoBanner: 'Delivery and </script> included',
  seo: { metaTitle: 'Lānai', metaDescription: 'Furniture', ogImageUrl: '', siteKeywords: '' },
} as unknown as Shop['settings']
const categories = [
  { _id: 'sofa', name: 'Sofas', description: '', isFeatured: true, kind: 'type', productCount: 7 },
]

const assetsOf = () => ({
  start: '/entry.js',
  entry: '/entry.js',
  modules: [],
  styles: ['/styles.css'],
  fonts: [],
})
const call = (async () => ({
  success: true,
  settings,
  categories,
  packages: samplePackages(),
  pages: [],
})) as unknown as Call
const away = (async () => {
  throw new Problem('unavailable')
}) as Call

async function draw(path: string, asking = call) {
  const page = await loadPage(new Request(`https://lanai.example${path}`), { call: asking, assetsOf })
  const html = 'location' in page ? '' : await page.draw()
  return { html, location: '', fault: undefined, ...page }
}

test('an unknown path is a page with status 404 that leads on', async () => {
  const page = await draw('/no/such/page')
  expect(page.status).toBe(404)
  expect(page.html).toContain('<h1 class="title-hero">Page not found</h1>')
  expect(page.html).toContain('Back to Home')
})

test.each([
  ['/', '/category/all'],
  ['/browse?sort=newest', '/category/all?sort=newest'],
])('%s has moved to %s for good', async (path, location) => {
  expect(await draw(path)).toMatchObject({ status: 301, location })
})

test.each([
  '/browse',
  '/custom-design',
  '/plan-your-room',
  '/designer-packages',
  '/designer-packages/minimalist',
  '/designer-packages/scandinavian',
  '/designer-packages/modern',
  '/designer-packages/luxury',
  '/login?redirect=%2Fwishlist',
  '/login?redirect=%2Fcart',
  '/our-story',
  '/warranty',
  '/returns',
  '/shippingterm',
  '/terms',
  'https://instagram.example/lanai',
  'mailto:aloha@lanai.example',
  'tel:8085550142',
  '#main',
])('header and footer lead to %s', async (href) => {
  expect((await draw('/no/such/page')).html).toContain(`href="${href}"`)
})

test('a guest is offered Login and Register, and the styles with their from-prices', async () => {
  const { html } = await draw('/no/such/page')
  for (const words of ['>Login<', '>Register<', '$1,999', '$2,499', '$2,199', '$3,999', '(808) 555-0142'])
    expect(html).toContain(words)
})

test('nothing in a page is run but files, and text of the shop cannot end the state', async () => {
  const { html } = await draw('/no/such/page')
  const inline = [...html.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(inline).toEqual([' id="state" type="application/json"'])
  const state = JSON.parse(/type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(state.loaderData.shop.settings.promoBanner).toBe(settings.promoBanner)
  expect(html).not.toMatch(/ style="/)
})

test('a page of a signed-in person is drawn as a frame, without asking anybody in', async () => {
  const page = await draw('/cart')
  expect(page.status).toBe(200)
  expect(page.html).toContain('aria-busy="true"')
})

test('while the shop is away the page says so, with the status for it', async () => {
  const page = await draw('/no/such/page', away)
  expect(page.status).toBe(503)
  expect(page.html).toContain('The shop is not available for a moment')
  expect(page.fault).toBeUndefined()
})

test('a fault of ours is handed over for the log and not shown', async () => {
  const broken = (async () => {
    throw new Error('relation "settings" does not exist')
  }) as Call
  const page = await draw('/no/such/page', broken)
  expect(page.status).toBe(500)
  expect(page.fault).toBeInstanceOf(Error)
  expect(page.html).not.toContain('relation')
})
