import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { previewOf } from './preview-of.tsx'
import { emptyDraft } from './product-draft.ts'

const priceOf = (showsGuide: boolean, guidePrice: { from: string; to: string }) =>
  renderToStaticMarkup(previewOf({ ...emptyDraft(), guidePrice }, 'quote', showsGuide).price)

test('while prices are on request, the guide price stands where the shop shows it and it has both ends', () => {
  expect(priceOf(true, { from: '1,200', to: '1,600' })).toContain('Guide price $1,200–$1,600')
  expect(priceOf(true, { from: '1,200', to: '' })).toContain('Price on request')
  expect(priceOf(false, { from: '1,200', to: '1,600' })).toContain('Price on request')
})
