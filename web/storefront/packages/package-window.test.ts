import { expect, test } from 'vitest'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'
import { samplePackages } from '#tests/support/samples/package.ts'

const packages = samplePackages()

const selling: Answers = {
  'GET /api/packages': () => ({ packages }),
  'GET /api/packages/:id': ({ params }) => {
    const found = packages.find(({ id }) => id === params.id)
    return found ? { package: found } : 'package_not_found'
  },
}

/** The window as the server draws it. */
function windowIn(html: string): string {
  return /<dialog[^>]*package-window.*?<\/dialog>/s.exec(html)?.[0]?.replaceAll('<!-- -->', '') ?? ''
}

test.each(packages.map(({ id, name }) => [id, name]))(
  'the address of %s shows the page with that package open',
  async (id, name) => {
    const { status, html } = await drawPage(`/designer-packages/${id}`, selling)
    expect(status).toBe(200)
    expect(windowIn(html)).toMatch(/^<dialog open=""/)
    expect(windowIn(html)).toContain(`>${name}</h2>`)
    expect(html).toMatch(/<h1[^>]*>A home in one decision<\/h1>/)
  },
)

test('on the page of all packages the window is shut', async () => {
  const { html } = await drawPage('/designer-packages', selling)
  expect(windowIn(html)).toMatch(/^<dialog (?!open)/)
  expect(windowIn(html)).not.toContain('</h2>')
})

test('three tabs tell what it is, what it holds by room, and its terms', async () => {
  const { html } = await drawPage('/designer-packages/one-bedroom', selling)
  const opened = windowIn(html)
  expect([...opened.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Overview',
    'Included Items',
    'Specifications',
  ])
  for (const words of [
    'What a one-bedroom home needs to be lived in',
    '$35,888',
    '46 items',
    'Living room',
    'Bedroom',
    '4 at the table, 2 at the counter',
    'Not included',
    'Outdoor furniture',
    '1-year manufacturer warranty',
  ])
    expect(opened).toContain(words)
})

test('pieces of the catalogue lead to their pages in the finish of the package; other things are named', async () => {
  const opened = windowIn((await drawPage('/designer-packages/one-bedroom', selling)).html)
  expect(opened).toMatch(
    /href="\/product\/7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4a"[^>]*>Driftline sofa<\/a><p[^>]*>White oak</,
  )
  expect(opened).toContain('>Floor lamp</li>')
  expect(opened).toContain('>2 × Linen cushion</li>')
})

test('the from-price of a style says what it covers', async () => {
  const opened = windowIn((await drawPage('/designer-packages/minimalist', selling)).html)
  expect(opened).toContain('From $1,999')
  expect(opened).toContain('The from-price covers the 5 items listed here, one set, in the finishes named.')
})

test('behind a style its own shelf is open, and the way out leads there', async () => {
  const { html } = await drawPage('/designer-packages/luxury', selling)
  expect(html).toMatch(/aria-selected="true"[^>]*>Full Home Packages</)
  expect(windowIn(html)).toMatch(/href="\/designer-packages\?tab=full-home"[^>]*>/)
  const home = await drawPage('/designer-packages/two-bedroom', selling)
  expect(windowIn(home.html)).toMatch(/<a[^>]*aria-label="Close"[^>]*href="\/designer-packages"/)
})

test('a package has its own title, words, address and offer', async () => {
  const { html } = await drawPage('/designer-packages/one-bedroom', selling)
  expect(html).toContain('<title>One-bedroom package · Lānai</title>')
  expect(html).toContain(
    '<meta name="description" content="A calm condo in white oak. $35,888, 46 items. Delivery and installation included for 2025."/>',
  )
  expect(html).toContain('<link rel="canonical" href="https://lanai.example/designer-packages/one-bedroom"/>')
  expect(html).toContain(
    '<meta property="og:image" content="https://lanai.example/pictures/c0de-1200.webp"/>',
  )
  expect(html).toContain('"price":"35888.00","priceCurrency":"USD"')
})

test('a package that there is not is not found, and leads to all of them', async () => {
  const { status, html, text } = await drawPage('/designer-packages/spaceship', selling)
  expect(status).toBe(404)
  expect(text).toContain('Package not found')
  expect(html).toMatch(/href="\/designer-packages"[^>]*>See all packages</)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a package that cannot be loaded says so and can be asked for again', async () => {
  const { status, text } = await drawPage('/designer-packages/one-bedroom', {
    ...selling,
    'GET /api/packages/:id': () => 'unavailable',
  })
  expect(status).toBe(503)
  expect(text).toContain('Failed to fetch packages Try Again')
})
