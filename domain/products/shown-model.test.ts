import { expect, test } from 'vitest'
import { shownModel } from './shown-model.ts'

const ORIGIN = 'https://lanai.example'
const models = { oak: '/models/sofa-oak.glb', walnut: '/models/sofa-walnut.glb' }
const of = (product: { modelUrl?: string; variantModels?: Record<string, string> }, key = 'oak') =>
  shownModel({ modelUrl: '', variantModels: {}, ...product }, key, ORIGIN)

test.each([
  ['the model of the chosen finish', 'walnut', '/models/sofa-walnut.glb'],
  ['the first one for a finish without its own', 'teak', '/models/sofa-oak.glb'],
  ['the first one for a finish that objects inherit', 'constructor', '/models/sofa-oak.glb'],
])('%s is shown', (_case, key, address) => {
  expect(of({ variantModels: models }, key)).toEqual({ kind: 'model', address })
})

test.each([
  ['/models/sofa.html', 'page'],
  ['https://models.example/sofa.html?v=2', 'page'],
  ['https://lanai.example/models/sofa.glb', 'model'],
  ['/models/sofa.glb', 'model'],
] as const)('%s is shown as a %s', (modelUrl, kind) => {
  expect(of({ modelUrl })).toEqual({ kind, address: modelUrl })
})

test('of several addresses the first with something in 3D is shown', () => {
  expect(of({ modelUrl: '/a.jpg; /models/sofa.html' })).toEqual({
    kind: 'page',
    address: '/models/sofa.html',
  })
})

test.each([
  'javascript:alert(1)//.html',
  'data:text/html,.html',
  'http://models.example/sofa.html',
  '/\\models.example/sofa.html',
  'https://user:word@models.example/sofa.html',
  'https://models.example/sofa.glb',
  'https://models.example/?page=.html',
  '/a.JPG;/b.JPG',
  '',
])('nothing is shown of "%s"', (modelUrl) => {
  expect(of({ modelUrl })).toBeUndefined()
})
