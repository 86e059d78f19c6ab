import { expect, test } from 'vitest'
import { codesIn, pictureNamed } from './picture-name.ts'

const options = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replace(' ', '_'), name }))
const finishes = [{ name: 'Finish', options: options('Smoked oak', 'Ash', 'No 2') }]
const two = [
  { name: 'Fabric', options: options('Linen', 'Wool') },
  { name: 'Legs', options: options('Oak') },
]

test.each([
  ['LN-SOFA-001.jpg', ['ln-sofa-001', 'ln-sofa', 'ln']],
  ['ln-sofa-001 (3).webp', ['ln-sofa-001 (3)', 'ln-sofa-001 (3', 'ln-sofa-001', 'ln-sofa', 'ln']],
  ['.jpg', []],
])('%s may begin with the codes %j', (name, codes) => {
  expect(codesIn(name)).toEqual(codes)
})

test.each([
  ['LN-SOFA-001.jpg', 0, undefined],
  ['LN-SOFA-001-2.jpg', 2, undefined],
  ['ln-sofa-001 (3).webp', 3, undefined],
  ['LN-SOFA-001_front.png', 0, undefined],
  ['LN-SOFA-001_Smoked-Oak_10.png', 10, 'smoked_oak'],
  ['LN-SOFA-001-2-ash.png', 2, 'ash'],
  ['LN-SOFA-001-no-2.png', 0, 'no_2'],
  ['LN-SOFA-001-20261120103000.png', 0, undefined],
])('%s is picture %i and shows the finish %s', (name, order, variantKey) => {
  expect(pictureNamed(name, 'LN-SOFA-001', finishes)).toEqual({ order, variantKey })
})

test('where several things are chosen, the name says all of them', () => {
  expect(pictureNamed('C wool oak.jpg', 'C', two).variantKey).toBe('wool-oak')
  expect(pictureNamed('C wool.jpg', 'C', two).variantKey).toBeUndefined()
})
