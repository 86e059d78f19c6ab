import { expect, test } from 'vitest'
import { readAs } from './read-as.ts'

test('says the encoding, what stands between the cells, and an amount as it was read', () => {
  const amount = { written: '1.299,00', read: '1299.00' }
  expect(readAs({ encoding: 'utf-16le', delimiter: ';', decimals: 'comma', amount })).toBe(
    'UTF-16, semicolons, decimal commas: 1.299,00 → $1,299.00',
  )
  expect(readAs({ encoding: 'windows-1252', delimiter: '\t', decimals: 'point', amount: null })).toBe(
    'Windows-1252, tabs, decimal points',
  )
})
