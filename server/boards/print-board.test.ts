import { expect, test } from 'vitest'
import type { Board } from '#domain/boards/board.ts'
import { drawnIn, meterIn } from '#tests/support/files/drawn-in-pdf.ts'
import { sampleRoom } from '#tests/support/seed/board.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { printBoard } from './print-board.ts'

const testing = testShop()
const PT_PER_MM = 72 / 25.4

/** The sample room, as wide and deep as that. */
function roomOf(x: number, y: number): Board {
  const room = sampleRoom()
  const nodes = Object.entries(room.nodes).map(([id, at]) => [
    id,
    { x: (at.x / 5000) * x, y: (at.y / 4000) * y },
  ])
  return { ...room, nodes: Object.fromEntries(nodes) }
}

test.each([
  ['a room on a letter', 5_000, 4_000, '612 792', 20],
  ['a deep flat on a tabloid', 8_000, 13_000, '792 1224', 20],
  ['a wide house on a tabloid', 16_000, 7_000, '1224 792', 20],
  ['a villa on a letter', 20_000, 18_000, '612 792', 1000 / 150],
])('%s is to scale to the hair: its walls, and the line of 100 mm', async (_what, x, y, paper, meter) => {
  const pdf = await printBoard(testing.shop, 'Plan', roomOf(x, y), [])
  const sheets = pdf.toString('latin1').match(/(?<=MediaBox \[0 0 )[\d. ]+/g)
  // The list of pieces begins a letter of its own.
  expect(sheets).toEqual([paper, '612 792'])
  expect(meterIn(pdf)).toBeCloseTo(meter, 2)
  const lines = drawnIn(pdf).matchAll(/([\d.]+) ([\d.]+) m\s([\d.]+) \2 l/g)
  const lengths = [...lines].map(([, from, , to]) => (Number(to) - Number(from)) / PT_PER_MM)
  expect(lengths.find((mm) => Math.abs(mm - 100) < 0.01)).toBeDefined()
})
