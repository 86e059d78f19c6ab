import { expect, test } from 'vitest'
import { line, requiredLine, requiredParagraphs } from './text.ts'

test.each([
  ['Kai\r\nAkana', 'Kai Akana'],
  ['Kai \u0000 \t Akana\n', 'Kai Akana'],
  ['two  blanks', 'two  blanks'],
  ['\u2028Kai\u202eAkana', 'KaiAkana'],
  ['Kai\u200b\u00ad\u200f\ufeff', 'Kai'],
  ['👩\u200d🚀', '👩\u200d🚀'],
])('what was written as %j stands on one line', (written, read) => {
  expect(line().parse(written)).toBe(read)
})

test.each(['\u200b\u2060', '\u200d\u200d', '\u200c', '\u3164', '\u115f', ' \u2800 '])(
  'a name of which nothing is seen is none: %j',
  (text) => {
    expect(requiredLine('Enter a name').safeParse(text).success).toBe(false)
    expect(requiredParagraphs('Enter a question', 80).safeParse(text).success).toBe(false)
    expect(line().parse(text)).toBe('')
  },
)

// Work that grows with the square of it took half a minute, and the server answered nobody meanwhile.
test('a text as long as a request is refused at once', () => {
  const text = `a${' '.repeat(60_000)}b`
  expect(requiredLine('Enter a name', 80).safeParse(text).success).toBe(false)
})
