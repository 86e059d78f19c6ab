import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { sampleProduct } from '#tests/support/samples/product.ts'

const sofa = sampleProduct()
const settee = sampleProduct({ _id: '11111111-1111-4111-8111-111111111111', name: 'Lull settee' })

const facets = {
  categories: [],
  colors: [],
  materials: [],
  rooms: [],
  styles: [],
  inStock: 2,
  onSale: 0,
  seatHeight: 0,
}
const pagination = { page: 1, limit: 12, total: 2, pages: 1 }

/** The hearts of a page as they are drawn, in their order. */
function heartsIn(html: string): string[] {
  return html.match(/<button[^>]*wishlist:[^>]*>/g) ?? []
}

test('every card has its heart, drawn for everyone alike: not pressed, and beside the link', async () => {
  const products = [sofa, settee]
  const { html } = await drawPage('/category/all', {
    'GET /api/products': () => ({ products, pagination, facets }),
  })
  const hearts = heartsIn(html)
  expect(hearts).toHaveLength(2)
  for (const [at, { name }] of products.entries())
    expect(hearts[at]).toContain(`aria-label="Add to wishlist: ${name}" aria-pressed="false"`)
  for (const link of html.match(/<a [\s\S]*?<\/a>/g) ?? []) expect(heartsIn(link)).toEqual([])
})

test('the page of a piece has its heart, and so have its neighbours', async () => {
  const { html } = await drawPage(`/product/${sofa._id}`, {
    'GET /api/products/:id': () => ({ product: sofa }),
    'GET /api/products/:id/related': () => ({ products: [settee] }),
  })
  const names = heartsIn(html).map((heart) => /wishlist: ([^"]*)"/.exec(heart)?.[1])
  // What completes it, and more of its kind.
  expect(names).toEqual(['Shoreline sofa', 'Lull settee', 'Lull settee'])
})
