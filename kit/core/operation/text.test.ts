import { expect, test } from 'vitest'
import { line, paragraphs, requiredLine, requiredParagraphs } from './text.ts'

test.each([
  ['Kai\r\nAkana', 'Kai Akana'],
  ['Kai \u0000 \t Akana\n', 'Kai Akana'],
  ['two  blanks', 'two  blanks'],
  ['\u2028Kai\u202eAkana', 'KaiAkana'],
  ['Kai\u200b\u00ad\u200f\ufeff', 'Kai'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['Kai\ufff9\ufffb', 'Kai'],
])('what was written as %j stands on one line', (written, read) => {
  expect(line().parse(written)).toBe(read)
})

test.each([
  ['one\r\ntwo\rthree\u2028four\u0085five', 'one\ntwo\nthree\nfour\nfive'],
  ['a\u202eb\u2066c\u2069\u0001\u001b[31md', 'abc[31md'],
  ['a\tb\u200fc', 'a\tb\u200fc'],
  ['\u0001\u202e', ''],
])('what was written as %j is read as paragraphs', (written, read) => {
  expect(paragraphs(80).parse(written)).toBe(read)
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

const marks = (count: number) => `${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`

test('a letter bears 30 marks at most', () => {
  expect(line(1_000).parse(`a${marks(40)}b`)).toBe(`a${'\u0301'.repeat(30)}b`)
  expect(line(1_000).parse(`a${'\u0301\u200b'.repeat(40)}b`)).toBe(`a${'\u0301'.repeat(30)}b`)
  expect(paragraphs(1_000).parse(`a${'\u0301\u202e'.repeat(40)}\nb`)).toBe(`a${'\u0301'.repeat(30)}\nb`)
  expect(line().parse('Lānai ﾊﾟ')).toBe('Lānai ﾊﾟ')
})

// Putting them in order took half a minute.
test.each([marks(60_000), '\u0301\uff9e'.repeat(60_000)])(
  'marks as long as a request are read at once',
  (text) => {
    expect(requiredLine('Enter an address').normalize('NFKC').safeParse(`a${text}`).success).toBe(true)
  },
)
