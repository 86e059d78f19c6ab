import { expect, test } from 'vitest'
import { guarded, unguarded } from './formula-guard.ts'

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+1 808 555 0199', "'+1 808 555 0199"],
  ['-5', "'-5"],
  ['@home', "'@home"],
  ['\tx', "'\tx"],
  ["'=1", "''=1"],
  ["''@x", "'''@x"],
  ['Oak\n-5 °C', "Oak\n'-5 °C"],
  ['\n- bullet', "'\n'- bullet"],
  ["a;'=1", "a;''=1"],
  ['a;"=1', `a;"'=1`],
])('%j goes into the file as %j and comes back', (text, cell) => {
  expect(guarded(text)).toBe(cell)
  expect(unguarded(cell)).toBe(text)
})

test.each(['Cove sofa', "'quoted'", "'", '', '1-2', "O'ahu", "''"])('%j stays as it is', (text) => {
  expect(guarded(text)).toBe(text)
  expect(unguarded(text)).toBe(text)
})

test('only one apostrophe is taken away, and only where it guards something', () => {
  expect(unguarded('=1')).toBe('=1')
  expect(unguarded("'Ewa")).toBe("'Ewa")
})
