import { describe, expect, test } from 'vitest'
import {
  allVariantKeys,
  choiceLabels,
  defaultChoice,
  isVariantKey,
  variantKey,
  type ChoosableVariant,
} from './variant-key.ts'

const fabric: ChoosableVariant = {
  name: 'Fabric',
  options: [
    { id: 'linen', name: 'Natural linen' },
    { id: 'indigo', name: 'Indigo linen', default: true },
  ],
}
const legs: ChoosableVariant = {
  name: 'Leg Finish',
  options: [
    { id: 'oak', name: 'Oak' },
    { id: 'walnut', name: 'Walnut' },
  ],
}
const sofa = [fabric, legs]

describe('the key of a choice', () => {
  test.each([
    [
      'in variant order, whatever order it was chosen in',
      { 'leg finish': 'oak', fabric: 'indigo' },
      'indigo-oak',
    ],
    ['from the other options', { fabric: 'linen', 'leg finish': 'walnut' }, 'linen-walnut'],
  ])('is made %s', (_case, choice, key) => {
    expect(variantKey(sofa, choice)).toBe(key)
  })

  test('is "default" for a product without variants', () => {
    expect(variantKey([], {})).toBe('default')
  })

  test.each([
    ['nothing chosen', {}],
    ['one choice missing', { fabric: 'linen' }],
    ['an unknown option', { fabric: 'velvet', 'leg finish': 'oak' }],
    ["another variant's option", { fabric: 'oak', 'leg finish': 'oak' }],
    ['a name too many', { fabric: 'linen', 'leg finish': 'oak', size: 'large' }],
    ['a name in capitals', { Fabric: 'linen', 'leg finish': 'oak' }],
    ['an empty option', { fabric: '', 'leg finish': 'oak' }],
    ['a prototype key in place of a name', JSON.parse('{"__proto__":"linen","leg finish":"oak"}')],
    ['a prototype key as the option', { fabric: 'constructor', 'leg finish': 'oak' }],
    [
      'a thousand names',
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`v${index}`, 'linen'])),
    ],
  ] as [string, Record<string, string>][])('does not exist for %s', (_case, choice) => {
    expect(variantKey(sofa, choice)).toBeUndefined()
  })

  test('does not exist when something is chosen about a product without variants', () => {
    expect(variantKey([], { fabric: 'linen' })).toBeUndefined()
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'is not confused by a variant that is called %s',
    (name) => {
      const odd = [{ name, options: [{ id: 'a', name: 'A' }] }]
      expect(variantKey(odd, {})).toBeUndefined()
      expect(variantKey(odd, { other: 'a' })).toBeUndefined()
      expect(variantKey(odd, defaultChoice(odd))).toBe('a')
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )
})

test("a page opens with each variant's default option, else its first", () => {
  expect(defaultChoice(sofa)).toEqual({ fabric: 'indigo', 'leg finish': 'oak' })
  expect(defaultChoice([])).toEqual({})
})

test('a choice reads as variant names and option names', () => {
  expect(choiceLabels(sofa, { 'leg finish': 'walnut', fabric: 'linen' })).toEqual({
    Fabric: 'Natural linen',
    'Leg Finish': 'Walnut',
  })
  expect(choiceLabels(sofa, { fabric: 'velvet' })).toEqual({})
})

test('a product is stocked under every combination of its options', () => {
  expect(allVariantKeys(sofa)).toEqual(['linen-oak', 'linen-walnut', 'indigo-oak', 'indigo-walnut'])
  expect(allVariantKeys([])).toEqual(['default'])
})

test.each([
  ['a sofa', sofa],
  ['a thing without variants', []],
  ['options with hyphens', [fabric, { name: 'Legs', options: [{ id: 'oak-dark', name: 'Dark oak' }] }]],
])('%s can be had under each of its keys and under no other', (_case, variants) => {
  const keys = allVariantKeys(variants)
  expect(keys.filter((key) => !isVariantKey(variants, key))).toEqual([])
  const others = [
    '',
    'linen',
    'velvet-oak',
    'oak-linen',
    'linen-oak-teak',
    'linen-',
    ...keys.map((key) => `${key}-`),
  ]
  expect(others.filter((key) => isVariantKey(variants, key))).toEqual([])
})
