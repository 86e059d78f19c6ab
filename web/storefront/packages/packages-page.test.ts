import { expect, test } from 'vitest'
import { drawPage, type Answers } from '#tests/support/pages/draw-page.ts'
import { samplePackage, samplePackages, sampleStyle } from '#tests/support/samples/package.ts'

const packages = samplePackages()

const selling: Answers = {
  'GET /api/packages': () => ({ packages }),
  'GET /api/packages/:id': ({ params }) => {
    const found = packages.find(({ id }) => id === params.id)
    return found ? { package: found } : 'package_not_found'
  },
}

/** The part of a page's HTML that is the card of a package. */
function cardOf(html: string, id: string): string {
  return new RegExp(`<article data-package="${id}".*?</article>`, 's').exec(html)?.[0] ?? ''
}

test('both shelves are on the page, the first one open', async () => {
  const { status, html, text } = await drawPage('/designer-packages', selling)
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>A home in one decision<\/h1>/)
  expect(html).toMatch(/aria-selected="true"[^>]*>Pre-Designed Packages</)
  expect(html).toMatch(/aria-selected="false"[^>]*>Full Home Packages</)
  expect(text).toContain('Whole homes of one, two or three bedrooms.')
  expect(text).toContain('Style sets: 4 or 5 pieces to begin with. Four styles for a full home.')
})

test('the address says which shelf is open', async () => {
  const { html } = await drawPage('/designer-packages?tab=full-home', selling)
  expect(html).toMatch(/aria-selected="true"[^>]*>Full Home Packages</)
})

test.each([
  ['one-bedroom', 'One-bedroom package', '$35,888', '46 items'],
  ['two-bedroom', 'Two-bedroom package', '$47,888', '60 items'],
  ['three-bedroom', 'Three-bedroom package', '$58,888', '73 items'],
  ['minimalist', 'Minimalist package', 'From $1,999', '5 items'],
  ['scandinavian', 'Scandinavian package', 'From $2,499', '4 items'],
  ['modern', 'Modern package', 'From $2,199', '4 items'],
  ['luxury', 'Luxury package', 'From $3,999', '5 items'],
])('the card of %s tells what it is, costs and holds', async (id, name, price, items) => {
  const card = cardOf((await drawPage('/designer-packages', selling)).html, id)
  for (const words of [`>${name}<`, `>${price}<`, `>${items}<`, '>Add to Cart<', '>View Package<'])
    expect(card).toContain(words)
  expect(card).toContain(`href="/designer-packages/${id}"`)
})

test.each([true, false])('prices are told with quote mode %s', async (quoteMode) => {
  const { text } = await drawPage('/designer-packages', selling, { quoteMode })
  expect(text).toContain('$58,888')
  expect(text).not.toContain('Price on request')
})

test('how many sets are left is told, and what is sold out cannot be added', async () => {
  const few = samplePackage({ stock: 3 })
  const none = sampleStyle({ stock: 0 })
  const { html } = await drawPage('/designer-packages', {
    'GET /api/packages': () => ({ packages: [few, none] }),
  })
  expect(cardOf(html, few.id)).toContain('Only 3 left')
  expect(cardOf(html, none.id)).toContain('Out of stock')
  expect(cardOf(html, none.id)).toMatch(/<button[^>]*disabled=""[^>]*>Add to Cart/)
})

test('what comes with each, what does not, and the questions stand below', async () => {
  const { text, html } = await drawPage('/designer-packages', selling)
  for (const words of [
    'Delivery and installation included for 2025',
    'Shipping included for standard delivery on Oahu',
    '1-year manufacturer warranty',
    '30-day return policy, for defects; change of mind: pieces 14 days',
    'Taxes excluded',
    'Bedding, mattresses, chandelier and outdoor furniture.',
    'When does it arrive? + Designer packages take 8-12 weeks.',
    'A 50% non-refundable deposit confirms the purchase order.',
    'Your plan, not ours?',
    '$500 design fee, due upfront.',
  ])
    expect(text).toContain(words)
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(7)
  expect(html).toMatch(/href="\/custom-design"[^>]*>Start a custom design/)
})

test('the page has its own title, words and address for search engines', async () => {
  const { html } = await drawPage('/designer-packages?tab=full-home', selling)
  expect(html).toContain('<title>Designer packages · Lānai</title>')
  expect(html).toContain('Furnish a one, two or three bedroom home in one decision')
  expect(html).toContain('<link rel="canonical" href="https://lanai.example/designer-packages"/>')
})

test('packages that cannot be loaded say so in place of the page, and can be asked for again', async () => {
  const { status, text, html } = await drawPage('/designer-packages', {
    'GET /api/packages': () => 'unavailable',
  })
  expect(status).toBe(503)
  expect(text).toContain('Failed to fetch packages Try Again')
  expect(html).toMatch(/role="alert"[^>]*bg-red-soft/)
})

test('without any package the page leads on', async () => {
  const { status, text } = await drawPage('/designer-packages', {
    'GET /api/packages': () => ({ packages: [] }),
  })
  expect(status).toBe(200)
  expect(text).toContain('No designer packages just now')
})

test('what the cards do not show, the page does not carry', async () => {
  const secret = samplePackage({ description: 'Only in the window.' })
  const { html } = await drawPage('/designer-packages', {
    'GET /api/packages': () => ({ packages: [secret] }),
  })
  expect(html).not.toContain('Only in the window.')
  expect(html).not.toContain('roomBreakdown')
})
