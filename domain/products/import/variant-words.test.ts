import { expect, test } from 'vitest'
import { besideOptions, namedOptions, variantCell } from './variant-words.ts'

test.each([
  [[['Fabric', 'Natural linen']], 'Fabric: Natural linen'],
  [
    [
      ['Fabric', 'Linen'],
      ['Legs', 'Oak/Ash'],
    ],
    'Fabric: Linen / Legs: Oak/Ash',
  ],
  [[['Finish', 'Oak: smoked']], 'Finish: Oak: smoked'],
  [[['Fin: ish', 'Oak']], '[["Fin: ish","Oak"]]'],
  [[['Finish', 'Oak / Ash']], '[["Finish","Oak / Ash"]]'],
  [[[' Finish', 'Oak']], '[[" Finish","Oak"]]'],
])('the choice %j is the cell %j, and comes back', (pairs, cell) => {
  const choice = pairs.map(([variant = '', option = '']) => ({ variant, option }))
  expect(variantCell(choice)).toBe(cell)
  expect(namedOptions(cell)).toEqual(choice)
})

test.each([
  ['Walnut', [{ variant: undefined, option: 'Walnut' }]],
  [': Walnut', [{ variant: undefined, option: ': Walnut' }]],
  ['[x', [{ variant: undefined, option: '[x' }]],
  ['10:30', [{ variant: undefined, option: '10:30' }]],
])('a cell may name an option alone: %j', (cell, named) => {
  expect(namedOptions(cell)).toEqual(named)
})

test('what goes with a choice stands between slashes', () => {
  expect(besideOptions('linen/ oak')).toEqual(['linen', 'oak'])
  expect(besideOptions('0 / 85.5')).toEqual(['0', '85.5'])
})

test.each([
  (names: string[]) => names.map((name) => `${name}: Oak`).join(' / '),
  (names: string[]) => JSON.stringify(names.map((name) => [name, 'Oak'])),
])('of a cell that names thousands of variants the first are read', (written) => {
  const names = Array.from({ length: 5_000 }, (_, at) => `Part ${at}`)
  expect(namedOptions(written(names)).map(({ variant }) => variant)).toEqual(names.slice(0, 20))
})
