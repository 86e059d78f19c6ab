import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { sampleProduct, withoutPrices } from '#tests/support/samples/product.ts'

const idOf = (at: number) => `${at}2222222-2222-4222-8222-222222222222`
const sofa = sampleProduct({ _id: idOf(1) })
const loveseat = sampleProduct({
  _id: idOf(2),
  name: 'Tidal loveseat',
  weight: 90,
  productCode: 'LN-SOF-002',
})
const others = [3, 4, 5].map((at) => sampleProduct({ _id: idOf(at), name: `Sofa ${at}` }))
const all = [sofa, loveseat, ...others]

async function compare(query: string, quoteMode = true) {
  const shown = (product: Product) => (quoteMode ? withoutPrices(product) : product)
  return drawPage(
    `/compare${query}`,
    {
      'GET /api/products/:id': ({ params: { id } }) => {
        const product = all.find(({ _id }) => _id === id)
        return product ? { product: shown(product) } : 'product_not_found'
      },
      'GET /api/products/:id/related': () => ({ products: [loveseat, ...others].map(shown) }),
    },
    { quoteMode },
  )
}

const named = (...pieces: { _id: string }[]) => `?pieces=${pieces.map(({ _id }) => _id).join(',')}`

test('pieces stand beside each other with what differs marked, and no price in quote mode', async () => {
  const { html, text } = await compare(named(sofa, loveseat))
  expect(html).toContain('noindex')
  expect(text).toContain('Weight , differs 168 lb (76 kg) 90 lb (41 kg)')
  expect(text).toContain('Materials Walnut, Linen Walnut, Linen')
  expect(text).toContain('Finishes Natural linen; Indigo linen')
  expect(text).not.toMatch(/Seat height|4,?450/)
  expect(html).toContain(`href="/compare?pieces=${loveseat._id}"`)
})

test('only what differs can be looked at, and another piece of the kind put beside them', async () => {
  const { html, text } = await compare(`${named(sofa, loveseat)}&only=differs`)
  expect(text).toContain('Weight 168 lb')
  expect(text).not.toContain('Materials')
  expect(html).toContain(`href="/compare?pieces=${sofa._id},${loveseat._id},${idOf(3)}"`)
  expect(text).not.toContain('Compare with Tidal loveseat')
})

test('prices are compared where the shop shows them', async () => {
  expect((await compare(named(sofa, loveseat), false)).text).toContain('$4,450.00')
})

test('four stand there at most, each once, and one that is gone takes nothing from the others', async () => {
  const { text } = await compare(named(sofa, { _id: idOf(9) }, sofa, loveseat, others[0]!, others[1]!))
  expect(text).toContain('Sofa 3')
  expect(text).not.toMatch(/Sofa 4|Put beside it/)
  const { status, text: none } = await compare('?pieces=nonsense')
  expect({ status, none: none.includes('Nothing to compare yet') }).toEqual({ status: 200, none: true })
})
