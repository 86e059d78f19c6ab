import { expect, test } from 'vitest'
import { swatchesOf } from './swatch.tsx'

test.each([
  ['White oak', ['swatch-wood-oak']],
  ['Ebonized oak, oat linen', ['swatch-wood-ebonised', 'swatch-fabric-oat']],
  ['Walnut, natural linen', ['swatch-wood-walnut', 'swatch-fabric-linen']],
  ['Natural linen', ['swatch-fabric-linen']],
  ['Indigo linen', ['swatch-fabric-indigo']],
  ['Ivory bouclé', ['swatch-boucle-ivory']],
  ['Cognac leather', ['swatch-leather-cognac']],
  ['Moss velvet', ['swatch-velvet-moss']],
  ['Ink fronts, walnut case', ['swatch-ink', 'swatch-wood-walnut']],
  ['green', ['swatch-green']],
  ['Red', ['swatch-red']],
])('%s is shown as %j', (name, swatches) => {
  expect(swatchesOf(name)).toEqual(swatches)
})

test.each(['Large', 'Turquoise linen', ''])('there is no picture of "%s"', (name) => {
  expect(swatchesOf(name)).toEqual([])
})
