import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/pages/draw-page.ts'

const page = {
  slug: 'visit-us',
  path: '/pages/visit-us',
  title: 'Visit us',
  description: 'Where we are.',
  lead: '<p>By the <em>sea</em>.</p>\n',
  sections: [{ id: 'hours', title: 'Hours', html: '<p>Nine to <strong>five</strong>.</p>\n' }],
  isOriginal: false,
}

test('an own page has its words, its title, its description and its address', async () => {
  const { status, html } = await drawPage('/pages/visit-us', { 'GET /api/content/:slug': () => ({ page }) })
  expect(status).toBe(200)
  for (const words of [page.lead, page.sections[0]!.html]) expect(html).toContain(words)
  expect(html).toContain('<title>Visit us · Lānai</title>')
  expect(html).toContain('<meta name="description" content="Where we are."/>')
  expect(html).toContain('<link rel="canonical" href="https://lanai.example/pages/visit-us"/>')
})

test.each(['terms', 'returns', 'warranty', 'shippingterm', 'our-story'])(
  'what the owner wrote stands in the place of /%s',
  async (path) => {
    const standard = { ...page, path: `/${path}` }
    const { html } = await drawPage(`/${path}`, {
      'GET /api/content/:slug': () => ({ page: standard }),
    })
    for (const words of [page.lead, page.sections[0]!.html]) expect(html).toContain(words)
    expect(html).not.toContain('in writing')
    expect([...html.matchAll(/<h1/g)]).toHaveLength(1)
  },
)

test('without a description it has that of the shop', async () => {
  const answer = { page: { ...page, description: '' } }
  const { html } = await drawPage('/pages/visit-us', { 'GET /api/content/:slug': () => answer })
  expect(html).toMatch(/<meta name="description" content="Sofas, tables/)
})

test('there is no page of an unknown name, nor a second address of a standard one', async () => {
  const unknown = await drawPage('/pages/nowhere', { 'GET /api/content/:slug': () => 'page_not_found' })
  const standard = { ...page, slug: 'terms', path: '/terms' }
  const second = await drawPage('/pages/terms', { 'GET /api/content/:slug': () => ({ page: standard }) })
  const original = await drawPage('/pages/terms', {})
  expect([unknown.status, second.status, original.status]).toEqual([404, 404, 404])
})

test('own pages stand in the footer; without them, and where they cannot be had, it is whole', async () => {
  const { html } = await drawPage('/terms', {
    'GET /api/content/footer': () => ({ pages: [{ path: '/pages/visit-us', title: 'Visit us' }] }),
  })
  expect(html).toMatch(/<footer.*href="\/pages\/visit-us"[^>]*>Visit us</s)
  const failing = await drawPage('/terms', { 'GET /api/content/footer': () => 'unavailable' })
  expect(failing.status).toBe(200)
  expect(failing.html).toMatch(/<footer.*Our story/s)
})
