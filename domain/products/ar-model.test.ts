import { expect, test } from 'vitest'
import { arModelOf } from './ar-model.ts'

test('beside a model of the collection lies one for phones, in every finish', () => {
  expect(arModelOf('/models/harbor-sofa-0a1b2c3d.glb', 'indigo')).toBe(
    '/models/harbor-sofa-0a1b2c3d-ar-indigo.glb',
  )
})

test.each([
  '/models/0a1b2c3d4e5f6071.glb',
  '/models/harbor-sofa.glb',
  '/models/harbor-sofa-0a1b2c3d-ar-indigo.glb',
  '/3d/harbor-sofa-0a1b2c3d.html',
  'https://models.example/models/harbor-sofa-0a1b2c3d.glb',
  '',
])('beside %s lies none', (address) => {
  expect(arModelOf(address, 'indigo')).toBeUndefined()
})
