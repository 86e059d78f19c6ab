import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { factsOf } from '#domain/content/facts.ts'
import { originalText } from '#domain/content/standard-pages.ts'
import { drawWith } from '#server/content/published-pages.ts'
import type { Answers } from '#tests/support/pages/draw-page.ts'
import { sampleProduct } from '#tests/support/samples/product.ts'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

const settings = (general: Partial<Settings['general']> = {}) =>
  Settings.parse({ general, shipping: {}, payment: {}, email: {}, seo: {} })

const noFacets = { categories: [], colors: [], materials: [], rooms: [], styles: [] }
const none = { inStock: 0, onSale: 0, seatHeight: 0 }
const listed: Answers = {
  'GET /api/products': () => ({
    products: [sampleProduct()],
    pagination: { page: 1, limit: 12, total: 1, pages: 1 },
    facets: { ...noFacets, ...none },
  }),
}

/** A shop whose owner wrote `body` for the words of `slug`, and nothing else. */
const written = (slug: string, title: string, body: string): Answers => ({
  ...listed,
  'GET /api/content/:slug': ({ params }: { params: { slug: string } }) => {
    const facts = factsOf(settings())
    const text = params.slug === slug ? { title, body } : { title: 'Questions', body: '' }
    const page = { slug: params.slug, path: '/', description: '', isOriginal: false }
    return { page: { ...page, title: text.title, ...drawWith(facts, text.body) } }
  },
})

test('the home page greets in the words it came with', async () => {
  const { main, words } = await drawStandingPage('/category/all', {}, listed)
  expect(main).toMatch(/<h1[^>]*>Furniture for rooms that open to the air<\/h1>/)
  for (const said of [
    'Oak, walnut and teak, made for the way light moves through a Hawaiian house. Choose a piece,',
    'A home in one decision',
    'Chosen by our designers. Delivery and installation included for 2025, taxes excluded.',
    'Begin with a style',
    'Send us your floor plan',
    'changes it with you in up to two revision rounds, and lists every piece so you can add it to your cart. $500 design fee, due upfront.',
  ])
    expect(words).toContain(said)
})

test('the home page says what its owner wrote, and leaves out what has no heading', async () => {
  const body =
    'From {storeName}, with <script>alert(1)</script> [care](/our-story).\n\n## Whole homes\n\nOurs.'
  const { main, words } = await drawStandingPage('/category/all', {}, written('home', 'Aloha', body))
  expect(main).toMatch(/<h1[^>]*>Aloha<\/h1>/)
  expect(main).toContain('<a href="/our-story">care</a>')
  expect(main).not.toContain('<script>alert')
  expect(words).toContain('Whole homes Ours.')
  for (const gone of ['Begin with a style', 'Send us your floor plan', 'rooms that open'])
    expect(words).not.toContain(gone)
})

test.each([
  ['/designer-packages', 'package-questions'],
  ['/custom-design', 'design-questions'],
])('the questions on %s are those of its owner, and none are none', async (path, slug) => {
  const own = await drawStandingPage(path, {}, written(slug, 'Good to ask', '## Do you nap?\n\nDaily.'))
  expect(own.main.match(/<details/g)).toHaveLength(1)
  expect(own.words).toContain('Good to ask')
  expect(own.words).toContain('Do you nap?+ Daily.')
  const other = await drawStandingPage(path, {}, written('home', 'Aloha', ''))
  expect(other.main).not.toContain('<details')
})

test('a step of a custom design is a heading of its text', async () => {
  const body = 'Write to us.\n\n## Call\n\nBy day.\n\n## Meet\n\nBy night.'
  const { main, words } = await drawStandingPage(
    '/custom-design',
    {},
    written('custom-design', 'Your home', body),
  )
  expect(main).toMatch(/<h1[^>]*>Your home<\/h1>/)
  expect(words).toContain('1 Call By day.')
  expect(words).toContain('2 Meet By night.')
  expect(words).not.toContain('Pay the design fee')
})

test('another shop begins without what is the example’s alone, and without a year that none promised', () => {
  const facts = factsOf(settings({ storeName: 'Hale Nani', packagesIncluded: '' }))
  expect(originalText('home', facts).body).toMatch(/^Choose a piece, a package/)
  const { body } = originalText('package-questions', facts)
  expect(body).not.toMatch(/And after|written on your quote or order/)
  expect(body).toContain('## What mattress fits?')
  expect(originalText('package-questions', factsOf(settings())).body).toContain('What is included is written')
})
