import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyBoard } from '#domain/boards/board.ts'
import { drawnLines, drawnWords } from '#domain/boards/drawn-lines.ts'
import { applied } from '#domain/boards/edits.ts'
import { tracedDrawing } from '#domain/boards/traced-drawing.ts'
import { readDxf } from '#kit/core/dxf/read-dxf.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { rugAt } from '#tests/support/seed/board.ts'
import { BoardDrawing } from './board-drawing.tsx'
import { RoomNames } from './piece-frame.tsx'

const drawing = readDxf(readFileSync(new URL('../../demo/plan/floor-plan-sample.dxf', import.meta.url)))
const lines = drawnLines(drawing, 1000)
const { edits } = tracedDrawing(emptyBoard(), lines, drawnWords(drawing, 1000))
const home = applied(emptyBoard(), edits)

const wordsOf = (part: React.ReactElement) =>
  [...drawPrivatePage(<svg>{part}</svg>, { path: '/' }).matchAll(/>([^<>]+)<\/(?:text|tspan)>/g)].map(
    ([, words]) => words,
  )

test.each([32, 57])('of six rooms only outer walls are measured, at %i mm to a pixel', (mmPerPixel) => {
  const measures = wordsOf(<BoardDrawing board={home} mmPerPixel={mmPerPixel} unit="in" />)
  expect(measures.toSorted()).toEqual(
    [
      '11′ 3½″',
      '11′ 3½″',
      '16′ 6½″',
      '10′ 3½″',
      '16′ 10½″',
      '12′ 3″',
      '5′ ½″',
      '9′ 4″',
      '16′ 6½″',
      '23′ 1″',
    ].toSorted(),
  )
})

test('a room says its name and size as far as it has room for them', () => {
  const words = (mmPerPixel: number) => wordsOf(<RoomNames board={home} mmPerPixel={mmPerPixel} />)
  expect(words(32)).toEqual(expect.arrayContaining(['Bath ', '37 sq ft', 'Wardrobe ', '44 sq ft']))
  expect(words(57)).toContain('Bath')
  expect(words(57)).not.toContain('37 sq ft')
  expect(words(400)).toEqual([])
})

test('what is not sold says its name where it is wide enough; a rug never does', () => {
  const things = { pianoaaa: { ...rugAt(1000), look: 'piano', name: '' } as const, rugaaaaa: rugAt(3000) }
  const words = (mmPerPixel: number) =>
    wordsOf(<BoardDrawing board={{ ...emptyBoard(), things }} mmPerPixel={mmPerPixel} unit="in" />)
  expect(words(32)).toEqual(['Piano'])
  expect(words(100)).toEqual([])
})

test('a line that parts an open plan is drawn dashed', () => {
  const [[id, wall] = ['', undefined]] = Object.entries(home.walls)
  const parted = { ...home, walls: { ...home.walls, [id]: { ...wall!, kind: 'line' as const } } }
  const drawn = (board: typeof home) =>
    drawPrivatePage(<BoardDrawing board={board} mmPerPixel={32} unit="in" />, { path: '/' })
  const { x, y } = home.nodes[wall!.a]!
  expect(drawn(parted)).toContain(`d="M${x} ${y}L`)
  expect(drawn(home)).not.toContain(`d="M${x} ${y}L`)
})
