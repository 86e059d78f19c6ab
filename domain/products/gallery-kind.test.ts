import { expect, test } from 'vitest'
import { galleryKind } from './gallery-kind.ts'

const nothing = { images: [], modelUrl: '', variantModels: {} }

test.each([
  ['a 3D model per variant', { ...nothing, variantModels: { oak: '/models/oak.glb' } }, '3d'],
  ['a 3D page', { ...nothing, modelUrl: 'https://models.example/sofa.html?v=2' }, '3d'],
  ['a model as modelUrl', { ...nothing, modelUrl: '/models/sofa.glb' }, '3d'],
  ['both', { images: ['a.webp'], modelUrl: '/sofa.html', variantModels: {} }, '3d'],
  ['pictures', { ...nothing, images: ['a.webp'] }, 'images'],
  ['picture addresses in modelUrl', { ...nothing, modelUrl: 'A.JPG;B.JPG' }, 'images'],
  ['picture addresses in small letters', { ...nothing, modelUrl: 'a.jpg;b.jpg' }, 'images'],
  ['nothing', nothing, 'none'],
] as const)('a product with %s', (_case, product, kind) => {
  expect(galleryKind(product)).toBe(kind)
})
