import { expect, test } from 'vitest'
import { line, requiredLine } from './text.ts'

test.each([
  ['Kai\r\nAkana', 'Kai Akana'],
  ['Kai \u0000 \t Akana\n', 'Kai Akana'],
  ['two  blanks', 'two  blanks'],
  ['\u2028Kai\u202eAkana', 'KaiAkana'],
])('what was written as %j stands on one line', (written, read) => {
  expect(line().parse(written)).toBe(read)
})

// Work that grows with the square of it took half a minute, and the server answered nobody meanwhile.
test('a text as long as a request is refused at once', () => {
  const text = `a${' '.repeat(60_000)}b`
  expect(requiredLine('Enter a name', 80).safeParse(text).success).toBe(false)
})
