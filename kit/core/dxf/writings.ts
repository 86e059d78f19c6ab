import type { Element } from './dxf-file.ts'
import { numberIn, textIn, type Groups } from './dxf-values.ts'
import { MAX_TEXT_LENGTH } from './plan-limits.ts'
import { chained, facing, moved, radians, turned, type Matrix } from './plane.ts'
import type { PlanText } from './plan-drawing.ts'

/** Text in a drawing is full of codes for fonts, signs and fractions; people want to read the words. */

const signs: Record<string, string> = { c: 'Ø', d: '°', p: '±', '%': '%' }

/** From one baseline to the next, in heights of a capital letter. */
export const LINE_SPACING = 5 / 3

/** How wide a letter is on average, in heights of a capital letter. */
export const LETTER_WIDTH = 0.8

/** Words in a drawing: the first baseline runs along the matrix' x axis, and `height` is still to be grown by it. */
export type Writing = Pick<PlanText, 'lines' | 'height' | 'anchor'> & { matrix: Matrix }

const DEFAULT_HEIGHT = 1

const anchors = ['start', 'middle', 'end'] as const

/** The words of an element; undefined for kinds that have none, and for those left empty. */
export function writingOf(element: Element): Writing | undefined {
  const written = element.type === 'MTEXT' ? paragraph(element.groups) : sentence(element)
  return written?.lines.some((line) => line !== '') ? written : undefined
}

const sentenceTypes = new Set(['TEXT', 'ATTRIB'])

/** Groups 72 and 73 of a TEXT. */
const FITTED = new Set([3, 5])

const MIDDLE = 4

function sentence({ type, groups }: Element): Writing | undefined {
  if (!sentenceTypes.has(type)) return undefined
  const across = numberIn(groups, 72)
  const upward = across === MIDDLE ? 2 : numberIn(groups, 73)
  const isAligned = !FITTED.has(across) && (across !== 0 || upward !== 0)
  const height = heightOf(groups)
  const code = isAligned && textIn(groups, 11) !== undefined ? 11 : 10
  return {
    lines: [plainText((textIn(groups, 1) ?? '').slice(0, MAX_TEXT_LENGTH))],
    height,
    anchor: across === MIDDLE ? 'middle' : (anchors[isAligned ? across : 0] ?? 'start'),
    matrix: chained(
      facing(numberIn(groups, 210), numberIn(groups, 220), numberIn(groups, 230, 1)),
      moved(numberIn(groups, code), numberIn(groups, code + 10)),
      turned(radians(numberIn(groups, 50))),
      moved(0, -height * (([0, 0, 0.5, 1] as const)[upward] ?? 0)),
    ),
  }
}

/** Group 71 of an MTEXT counts nine places of its frame, from its upper left to its lower right corner. */
function paragraph(groups: Groups): Writing {
  const place = numberIn(groups, 71, 1) - 1
  const height = heightOf(groups)
  const width = numberIn(groups, 41)
  const rows = plainLines(rawText(groups).slice(0, MAX_TEXT_LENGTH))
  const lines = width > 0 ? wrapped(rows, Math.max(4, width / (height * LETTER_WIDTH))) : rows
  const isTurnedByVector = textIn(groups, 11) !== undefined
  const turn = isTurnedByVector
    ? Math.atan2(numberIn(groups, 21), numberIn(groups, 11))
    : radians(numberIn(groups, 50))
  const below = (lines.length - 1) * LINE_SPACING * height
  const top = [-height, (below - height) / 2, below][Math.floor(place / 3)] ?? -height
  return {
    lines,
    height,
    anchor: anchors[place % 3] ?? 'start',
    matrix: chained(moved(numberIn(groups, 10), numberIn(groups, 20)), turned(turn), moved(0, top)),
  }
}

/** Long text comes in pieces under 3; its end is under 1. */
function rawText(groups: Groups): string {
  return groups
    .filter(([code]) => code === 3 || code === 1)
    .map(([, value]) => value)
    .join('')
}

function heightOf(groups: Groups): number {
  const height = numberIn(groups, 40, DEFAULT_HEIGHT)
  return height > 0 ? height : DEFAULT_HEIGHT
}

/** The words of a TEXT: `%%c` is Ø, `%%d` °, `%%p` ±; marks for lines under and over words are left out. */
function plainText(raw: string): string {
  return withUnicode(raw)
    .replace(/%%([cdp%])/gi, (_, sign: string) => signs[sign.toLowerCase()] ?? '')
    .replace(/%%(\d{3})/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/%%[uok]/gi, '')
    .replace(/\^I/g, ' ')
    .trim()
}

/** The lines of an MTEXT without its formatting: `\fArial|b1;`, `\H2.5x;`, `{…}`, `\S1/2;` and their like. */
function plainLines(raw: string): string[] {
  const stored = withUnicode(raw)
    .replace(/\\\\/g, '\u0001')
    .replace(/\\\{/g, '\u0002')
    .replace(/\\\}/g, '\u0003')
    .replace(/\\S([^;\\]*);/g, (_, stack: string) => stack.replace(/[#^/]\s*/, '/').replace(/\/$/, ''))
    .replace(/\\[ACcFfHhQTWp][^;\\{}]*;/g, '')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/\\~/g, ' ')
    .replace(/\^J|\\X/g, '\\P')
    .replace(/[{}]/g, '')
  return stored.split(/\\[PN]/).map((line) => restored(plainText(line)))
}

function restored(line: string): string {
  return line.replaceAll('\u0001', '\\').replaceAll('\u0002', '{').replaceAll('\u0003', '}')
}

function withUnicode(raw: string): string {
  return raw.replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Lines no longer than `most` letters, broken between words. */
function wrapped(lines: readonly string[], most: number): string[] {
  return lines.flatMap((line) => {
    const broken: string[] = []
    let row = ''
    for (const word of line.split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`
      if (row !== '' && longer.length > most) {
        broken.push(row)
        row = word
      } else row = longer
    }
    return [...broken, row]
  })
}
