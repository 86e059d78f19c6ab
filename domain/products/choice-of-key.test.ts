import { expect, test } from 'vitest'
import { choiceOfKey } from './choice-of-key.ts'
import { variantKey } from './variant-key.ts'

const options = (...ids: string[]) => ids.map((id) => ({ id, name: id }))
const variants = [
  { name: 'Fabric', options: options('linen', 'linen-dark') },
  { name: 'Legs', options: options('oak', 'dark-oak') },
]

test.each([
  ['linen-oak', { fabric: 'linen', legs: 'oak' }],
  ['linen-dark-oak', { fabric: 'linen', legs: 'dark-oak' }],
  ['linen-dark-dark-oak', { fabric: 'linen-dark', legs: 'dark-oak' }],
])('%s stands for a choice, and the choice for it', (key, choice) => {
  expect(choiceOfKey(variants, key)).toEqual(choice)
  expect(variantKey(variants, choice)).toBe(key)
})

test.each(['', 'linen', 'linen-', 'linen-oak-oak', 'velvet-oak', 'constructor'])(
  '"%s" stands for none',
  (key) => {
    expect(choiceOfKey(variants, key)).toBeUndefined()
  },
)

test('a product without variants has nothing to choose', () => {
  expect(choiceOfKey([], 'default')).toBeUndefined()
})
