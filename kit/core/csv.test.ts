import { expect, test } from 'vitest'
import { csvText, disarmed } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠1'])(
  'text that begins like a formula is disarmed: %j',
  (text) => {
    expect(disarmed(text)).toBe(`'${text}`)
  },
)

test.each(['Cove sofa', "'quoted", '1+1', 'a=b', '', 'ʻŌlino lamp'])('%j is left as it is', (text) => {
  expect(disarmed(text)).toBe(text)
})

test('numbers stay numbers, negative ones too, and nothing is an empty cell', () => {
  expect(csvText([[1999.05, -12, null]])).toBe('\uFEFF1999.05,-12,\r\n')
})

test('commas, quotes and line ends are quoted', () => {
  expect(csvText([['a,b', 'say "aloha"', 'two\nlines', '=A1,"x"']])).toBe(
    `\uFEFF"a,b","say ""aloha""","two\nlines","'=A1,""x"""\r\n`,
  )
})
