import { expect, test } from 'vitest'
import { lineDifference } from './line-difference.ts'

const marks = { same: ' ', added: '+', removed: '-' } as const
const shown = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => marks[kind] + text)

test.each<[string, string, string[]]>([
  ['a\nb', 'a\nb', [' a', ' b']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb\nc\nd', 'b\nd\ne', ['-a', ' b', '-c', ' d', '+e']],
  ['', 'a', ['-', '+a']],
  ['a\na', 'a', [' a', '-a']],
])('from %j to %j', (before, after, lines) => {
  expect(shown(before, after)).toEqual(lines)
})

test('either text is there whole, however much changed', () => {
  const [before, after] = ['a\n', 'b\n'].map((line) => line.repeat(50_000))
  const lines = lineDifference(before!, after!)
  const textOf = (other: string) =>
    lines
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => text)
      .join('\n')
  expect(textOf('added')).toBe(before)
  expect(textOf('removed')).toBe(after)
})
