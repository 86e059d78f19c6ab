import { expect, test } from 'vitest'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'
import type { Package, PackageItem } from '#contract/packages.ts'
import { samplePackage, samplePackages, sampleStyle } from '#tests/support/samples/package.ts'

const packages = samplePackages()
const FLOOR = { width: 4000, depth: 3000 }

const selling: Answers = {
  'GET /api/packages': () => ({ packages }),
  'GET /api/packages/:id': ({ params }) => {
    const found = packages.find(({ id }) => id === params.id)
    return found ? { package: found } : 'package_not_found'
  },
}

/** The page of a package, without what stands around it. */
async function page(id: string, answers = selling): Promise<string> {
  const { html } = await drawPage(`/designer-packages/${id}`, answers)
  return /<article.*<\/article>/s.exec(html)?.[0]?.replaceAll('<!-- -->', '') ?? ''
}

test.each(packages.map(({ id, name }) => [id, name]))(
  'the address of %s is a page of it',
  async (id, name) => {
    const { status, html } = await drawPage(`/designer-packages/${id}`, selling)
    expect(status).toBe(200)
    expect(html).not.toContain('<dialog open')
    expect([...html.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([name])
  },
)

test('on the page of all packages the window is shut', async () => {
  const { html } = await drawPage('/designer-packages', selling)
  expect(/<dialog[^>]*package-window.*?<\/dialog>/s.exec(html)?.[0]).toMatch(
    /^<dialog (?!open)[^>]*><\/dialog>$/,
  )
})

test('it tells what it is, what stands where in which finish and size, what comes with it and when', async () => {
  const opened = await page('one-bedroom')
  for (const words of [
    'What a one-bedroom home needs to be lived in',
    '$35,888',
    '46 items',
    '>Living room</h3>',
    '>Bedroom</h3>',
    '4 at the table, 2 at the counter',
    'Not included',
    'Outdoor furniture',
    '1-year manufacturer warranty',
    'Designer packages take 8-12 weeks. Installation: minimum 3 months',
    '>Floor lamp</li>',
    '>2 × Linen cushion</li>',
  ])
    expect(opened).toContain(words)
  expect(opened).toMatch(
    /href="\/product\/7f9c1f3e-5a0d-4d0e-9a3b-0d6f5b1c2e4a"[^>]*>Driftline sofa<\/a><p[^>]*>White oak<\/p><p[^>]*>80 × 35 × 33 in \(204 × 90 × 84 cm\)</,
  )
})

test('the pieces of a room stand between walls with a door, with the numbers of the list', async () => {
  const [sofa, lamp] = samplePackage().roomBreakdown['Living room'] ?? []
  if (!sofa || !lamp) throw new Error('The sample has no sofa and lamp')
  const places = [
    { x: 700, y: 2400, turn: 180 },
    { x: 2300, y: 2400, turn: 180 },
  ]
  const standing = { category: 'sofa', widthCm: 204, depthCm: 90, places: [{ x: 1500, y: 450, turn: 0 }] }
  const footprint = { category: 'chair', widthCm: 50, depthCm: 52, places }
  const chair = { ...sofa, name: 'Reed chair', quantity: 2, footprint }
  const shown = { roomBreakdown: { 'Living room': [{ ...sofa, footprint: standing }, lamp, chair] } }
  const opened = await page('minimalist', priced({ ...shown, floors: { 'Living room': FLOOR } }))
  expect(opened).toContain(
    'aria-label="Living room from above: Number 1: Driftline sofa, Number 2: 2 × Reed chair"',
  )
  const plan = /<svg[^>]*Living room from above.*?<\/svg>/s.exec(opened)?.[0] ?? ''
  expect([...plan.matchAll(/>(\d)<\/text>/g)].map(([, number]) => number)).toEqual(['1', '2', '2'])
  expect(plan.match(/class="fill-ink stroke-ink"/g)).toHaveLength(4)
  expect(plan.match(/class="board-hole"/g)).toHaveLength(1)
  for (const measure of ['13′ 1½″', '9′ 10″']) expect(plan).toContain(`>${measure}</text>`)
  expect(opened).toContain('A room that these pieces fit, 13′ 1½″ × 9′ 10″ (4.00 m × 3.00 m), to scale;')
  expect(opened).toMatch(/>2 × Reed chair<\/a><span[^>]*><span[^>]*>On the plan: <\/span>2</)
})

test('a room of whose pieces no measures are listed has no plan and no number', async () => {
  const [bed] = samplePackage().roomBreakdown['Bedroom'] ?? []
  const opened = await page(
    'minimalist',
    priced({ roomBreakdown: { Bedroom: bed ? [bed] : [] }, floors: {} }),
  )
  expect(opened).toContain('>Crest bed</a>')
  expect(opened).not.toMatch(/from above|On the plan/)
})

const priced = (changes: Partial<Package>): Answers => ({
  ...selling,
  'GET /api/packages/:id': () => ({ package: sampleStyle(changes) }),
})
const allOfOurs = {
  'Living room': [{ ...samplePackage().roomBreakdown['Living room']?.[0] }] as PackageItem[],
}

test.each([
  [
    'all of it is of the collection',
    { piecesPrice: 2160, roomBreakdown: allOfOurs },
    '>Bought one by one: $2,160, you save $161.<',
  ],
  [
    'there is more in it',
    { piecesPrice: 2160.4, price: 1999.49 },
    '>Its pieces of our collection alone, bought one by one: $2,160, you save $161.<',
  ],
])('what is saved is said where %s', async (_case, changes, words) => {
  expect(await page('minimalist', priced(changes))).toContain(words)
})

test.each([
  ['prices are on request', { piecesPrice: null }],
  ['nothing is saved', { piecesPrice: 1999 }],
])('nothing is said of it where %s', async (_case, changes) => {
  expect(await page('minimalist', priced(changes))).not.toContain('one by one')
})

test('a room is shown by the picture that names it, else by its pieces', async () => {
  const [own] = samplePackage().pictures
  const bedroom = {
    base: '/pictures/be0d',
    width: 1200,
    height: 800,
    widths: [1200],
    alt: 'The bedroom, in oak',
  }
  const pictures = [...(own ? [own] : []), bedroom]
  const opened = await page('minimalist', priced({ pictures }))
  expect(opened).toContain('/pictures/be0d-1200.webp')
  expect(opened).not.toContain('/pictures/bed0-800.webp')
  expect(opened).toContain('/pictures/50fa-')
})

test('the from-price of a style says what it covers', async () => {
  const opened = await page('minimalist')
  expect(opened).toContain('From $1,999')
  expect(opened).toContain('The from-price covers the 5 items listed here, one set, in the finishes named.')
})

test('the way back leads to its own shelf', async () => {
  expect(await page('luxury')).toMatch(/href="\/designer-packages\?tab=full-home"[^>]*>Designer packages</)
  expect(await page('two-bedroom')).toMatch(/href="\/designer-packages"[^>]*>Designer packages</)
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
