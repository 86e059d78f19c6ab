import { expect, test } from 'vitest'
import { variantFaults } from './variant-faults.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const withIds = (...ids: string[]) => ids.map((id) => ({ id, name: id }))

test('different names and ids are fine, and new options need no id yet', () => {
  const variants = [
    { name: 'Fabric', options: named('Linen', 'Wool') },
    { name: 'Legs', options: withIds('oak', 'koa') },
  ]
  expect(variantFaults(variants)).toEqual([])
})

test.each([
  [
    'two variants of one name',
    [
      { name: 'Legs', options: named('a') },
      { name: 'legs ', options: named('b') },
    ],
    [1, 'name'],
  ],
  ['two options of one name', [{ name: 'Legs', options: named('Oak', 'oak') }], [0, 'options', 1, 'name']],
  [
    'two options of one id',
    [
      {
        name: 'Legs',
        options: [
          { id: 'x', name: 'a' },
          { id: 'X', name: 'b' },
        ],
      },
    ],
    [0, 'options', 1, 'id'],
  ],
  [
    'one key for two combinations',
    [
      { name: 'A', options: withIds('a', 'a-b') },
      { name: 'B', options: withIds('b-c', 'c') },
    ],
    [],
  ],
])('%s are found', (_what, variants, path) => {
  expect(variantFaults(variants)).toEqual([{ path, message: expect.any(String) }])
})

test('two hundred combinations are enough', () => {
  const options = (count: number) => named(...Array.from({ length: count }, (_, at) => `option ${at}`))
  const variants = (count: number) => [
    { name: 'A', options: options(20) },
    { name: 'B', options: options(count) },
  ]
  expect(variantFaults(variants(10))).toEqual([])
  expect(variantFaults(variants(11))).toMatchObject([{ message: 'Use at most 200 combinations of options' }])
})

test('no variant bears the name that no object can be chosen by', () => {
  const variants = [{ name: '__PROTO__', options: named('a') }]
  expect(variantFaults(variants)).toEqual([{ path: [0, 'name'], message: 'Use another name' }])
})
