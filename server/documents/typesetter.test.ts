import PdfFile from 'pdfkit'
import { expect, test, vi } from 'vitest'
import { loadFaces } from './faces.ts'
import { styles } from './paper-styles.ts'
import { Typesetter } from './typesetter.ts'

const WIDTH = 300
const faces = await loadFaces()

/** The lines of `text`, and how many letters were measured to find them. */
function laid(text: string) {
  const doc = new PdfFile()
  const type = new Typesetter(doc, faces)
  const measure = vi.spyOn(doc, 'widthOfString')
  const lines = type.lines(text, styles.body, WIDTH)
  const measured = measure.mock.calls.reduce((sum, [part]) => sum + part.length, 0)
  return { lines, measured, widest: Math.max(...lines.map((line) => type.width(line, styles.body))) }
}

const words = (count: number) => Array.from({ length: count }, (_, at) => `word-${at}`).join(' ')

test.each([
  ['words', words],
  ['a word without end', (count: number) => 'abcdefgh'.repeat(count)],
])('%s are broken in time that grows with their length', (_what, text) => {
  const [small, large] = [laid(text(100)), laid(text(800))]
  expect(large.measured).toBeLessThan(12 * small.measured)
  expect(large.lines.join('').replaceAll(' ', '')).toBe(text(800).replaceAll(' ', ''))
  expect(large.lines.length).toBeGreaterThan(7 * small.lines.length)
})

test('no line is wider than it may be, and each is as full as its words allow', () => {
  const { lines, widest } = laid(`${words(200)} ${'x'.repeat(500)} ${words(20)}`)
  expect(widest).toBeLessThan(WIDTH + 0.5)
  expect(lines.length).toBeLessThan(45)
})

test('feet, inches and the ʻokina are set by marks that our faces have', () => {
  expect(laid('16′ 0″ in Kaʻū').lines).toEqual([`16' 0" in Ka‘ū`])
})

test('a fraction is set in figures, which our faces have', () => {
  expect(laid('3′ 1½″ × 2′ 6⅞″').lines).toEqual([`3' 1 1/2" × 2' 6 7/8"`])
})
