import { expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { sampleProduct } from '#tests/support/samples/product.ts'

const details = {
  care: 'Vacuum with a soft brush.',
  assembly: 'Screw on the four legs, 10 minutes.',
  leadTime: 'In stock: 2-4 weeks',
  size: { widthCm: 228, depthCm: 95, heightCm: 89, seatHeightCm: 46 },
  packed: { widthCm: 236, depthCm: 102, heightCm: 80, weightLbs: 188 },
}

function draw(changes: Partial<Product> = {}, search = '', settings = {}) {
  const product = sampleProduct({ details, ...changes })
  return drawPage(
    `/product/${product._id}${search}`,
    {
      'GET /api/products/:id': () => ({ product }),
      'GET /api/products/:id/related': () => ({ products: [] }),
    },
    settings,
  )
}

test('everything that a shop prints of a piece is there to be read', async () => {
  const { text } = await draw()
  for (const words of [
    'Dimensions W 89.8 in, D 37.4 in, H 35 in (228 × 95 × 89 cm)',
    'Materials Walnut, Linen',
    'Weight 168 lb (76 kg)',
    'Care Vacuum with a soft brush.',
    'Assembly Screw on the four legs, 10 minutes.',
    'Lead time In stock: 2-4 weeks',
    'Packed size 92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm)',
    'Packed weight 188 lb (85 kg)',
    'Code LN-SOF-001',
  ])
    expect(text).toContain(words)
})

test('the server draws a piece from the front and from the side, with its figures for eyes and ears', async () => {
  const { html, text } = await draw()
  expect(html.match(/<svg role="img"/g)).toHaveLength(2)
  expect(text).toContain('Shoreline sofa from the front, to scale 89.8 in (228 cm) wide, 35 in (89 cm) high')
  expect(text).toContain(
    'Shoreline sofa from the side, to scale 37.4 in (95 cm) deep, 18.1 in (46 cm) from the floor to the seat',
  )
  expect(text).toContain('beside a person of 5')
  expect(html).not.toContain('style=')
})

test('the drawing is part of the page itself, not brought in by a script', async () => {
  const { html } = await draw({}, '?tab=size')
  expect(html).toMatch(
    /<div role="tabpanel"[^>]*-size-panel"[^>]*tabindex="0"[^>]*><h2[^>]*>Size and fit<\/h2><!--\$--><div[^>]*><div><!--\$--><figure>/i,
  )
  expect(html.match(/<script/g)?.length).toBe((await draw({ details: {} })).html.match(/<script/g)?.length)
})

test('phones show every part of it at once, and lead from its name to the check of the doors', async () => {
  const { html } = await draw({}, '?finish=indigo')
  expect(
    html.match(/<h2 class="[^"]*md:hidden[^"]*">(Description|Details|Size and fit)<\/h2>/g),
  ).toHaveLength(3)
  expect(html).not.toMatch(/role="tabpanel"[^>]*hidden=""/)
  expect(html).toMatch(/href="[^"]*\?finish=indigo&amp;tab=size#will-it-fit"/)
})

test('what is tall stands beside a door', async () => {
  const tall = { ...details, size: { widthCm: 95, depthCm: 42, heightCm: 175 } }
  expect((await draw({ category: 'cabinet', details: tall })).text).toContain('beside a door of 32')
})

test('a piece without figures shows no drawing, and one that is not packed asks for no door', async () => {
  const { html, text } = await draw({ details: {} })
  expect(html).not.toContain('<svg role="img"')
  expect(text).not.toContain('Size and fit')
  const { text: unpacked } = await draw({ details: { size: details.size } })
  expect(unpacked).toContain('Size and fit')
  expect(unpacked).not.toContain('Will it fit?')
})

test('whether it fits is asked of the packed piece', async () => {
  const { text } = await draw()
  expect(text).toContain('Will it fit? It arrives packed, 92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm).')
  expect(text).toContain('Check your door, elevator and stairs')
})

test('a shop that measures in centimeters says them first, everywhere', async () => {
  const { text } = await draw({}, '', { units: 'metric' })
  for (const words of [
    'Weight 76.2 kg (168 lb)',
    'Packed size 236 × 102 × 80 cm (92.9 × 40.2 × 31.5 in)',
    'Packed weight 85.3 kg (188 lb)',
    'to scale 228 cm (89.8 in) wide, 89 cm (35 in) high',
    'It arrives packed, 236 × 102 × 80 cm (92.9 × 40.2 × 31.5 in).',
    'beside a person of 170',
  ])
    expect(text).toContain(words)
})
