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

test.each(['Ana;=1+1;b', 'Ana;"=1+1;b', 'Ana;""@SUM(A1)', 'Ana;@SUM(A1)', 'two\n-1+1', 'two\t＝1'])(
  'where semicolons split, no part of a text is a formula: %j',
  (text) => {
    const cells = csvText([['first', text]])
      .slice(1)
      .split(/[;\t\r\n]/)
    expect(cells.filter((cell) => /^"*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
  },
)

test('a semicolon that no formula follows stays alone', () => {
  expect(csvText([['2 × Reed; 1 × Koa']])).toBe('\uFEFF2 × Reed; 1 × Koa\r\n')
})
