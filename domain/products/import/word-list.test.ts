import { expect, test } from 'vitest'
import { wordsCell, wordsIn } from './word-list.ts'

test.each([
  [['Walnut', 'Oak'], ',', 'Walnut, Oak'],
  [[], ',', ''],
  [['Oak, smoked', 'Ash'], ',', '["Oak, smoked","Ash"]'],
  [[' spaced'], ',', '[" spaced"]'],
  [['[made]'], ',', '[made]'],
  [['["made"]'], ',', '["[\\"made\\"]"]'],
  [['Solid oak', 'Made in Hilo, by hand'], '\n', 'Solid oak\nMade in Hilo, by hand'],
  [['two\nlines'], '\n', '["two\\nlines"]'],
] as const)('%j between %j is the cell %j, and comes back', (words, separator, cell) => {
  expect(wordsCell(words, separator)).toBe(cell)
  expect(wordsIn(cell, separator)).toEqual(words)
})

test.each([
  ['Walnut,Oak , ,', ['Walnut', 'Oak']],
  ['[1,2]', ['[1', '2]']],
  ['["open', ['["open']],
])('the cell %j lists %j', (cell, words) => {
  expect(wordsIn(cell, ',')).toEqual(words)
})
