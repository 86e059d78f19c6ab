import { expect, test } from 'vitest'
import { finishOfKey } from './finish-of-key.ts'

const option = (id: string) => ({ id, name: id.toUpperCase() })
const variants = [
  { name: 'Fabric', options: [option('linen'), option('linen-oat')] },
  { name: 'Legs', options: [option('oak'), option('oat-oak')] },
]

test.each([
  ['linen-oak', 'LINEN, OAK'],
  ['linen-oat-oak', 'LINEN, OAT-OAK'],
  ['linen-oat-oat-oak', 'LINEN-OAT, OAT-OAK'],
  ['linen', ''],
  ['silk-oak', ''],
  ['default', ''],
])('%s stands for "%s"', (key, finish) => {
  expect(finishOfKey(variants, key)).toBe(finish)
})

test('a product without variants has no finish', () => {
  expect(finishOfKey([], 'default')).toBe('')
})
