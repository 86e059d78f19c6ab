import { expect, test } from 'vitest'
import type { Board } from '#domain/boards/board.ts'
import { drawnIn, meterIn, metersIn } from '#tests/support/files/drawn-in-pdf.ts'
import { rugAt, sampleRoom } from '#tests/support/seed/board.ts'
import { pdfText } from '#tests/support/files/pdf-text.ts'
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

const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/MediaBox/g)?.length

test('a villa that no sheet takes at 1:50 comes whole and in parts, whose crosses lie eight metres apart', async () => {
  const pdf = await printBoard(testing.shop, 'Plan', roomOf(20_000, 18_000), [])
  const [whole, ...parts] = metersIn(pdf)
  expect(whole).toBeCloseTo(1000 / 150, 2)
  // 21.8 by 19.8 meters with its margins.
  expect(parts).toHaveLength(9)
  for (const meter of parts) expect(meter).toBeCloseTo(20, 2)
  expect(sheetsIn(pdf)).toBe(1 + 9 + 1)
  const crosses = [
    ...drawnIn(pdf).matchAll(/([\d.]+) ([\d.]+) m\s([\d.]+) \2 l\s[\d.]+ [\d.]+ m\s[\d.]+ [\d.]+ l/g),
  ]
    .filter(([, from, , to]) => Math.abs(Number(to) - Number(from) - 20) < 0.01)
    .map(([, from = 0, y]) => ({ x: Number(from) + 10, y: Number(y) }))
  expect(crosses).toHaveLength(9 * 4)
  expect((crosses[2]!.x - crosses[0]!.x) / PT_PER_MM).toBeCloseTo(160, 1)
  expect((crosses[1]!.y - crosses[0]!.y) / PT_PER_MM).toBeCloseTo(165, 1)
})

test('rooms and what is not sold are named on paper, where there is room for it', async () => {
  const thing = { ...rugAt(1000), look: 'piano', name: 'Their piano' } as const
  const things = {
    rugaaaaa: rugAt(2500),
    pianoaaa: thing,
    boxaaaaa: { ...thing, name: 'Narrow box', w: 300 },
  }
  const pdf = await printBoard(testing.shop, 'Plan', { ...sampleRoom(), things }, [])
  const [plan] = await pdfText(pdf)
  expect(plan).toContain('Living room')
  expect(plan).toContain('Their piano')
  expect(plan).toContain(`16' 0" × 12' 9"`)
  expect(plan).not.toMatch(/Rug|Narrow box/)
})

test('a home in more parts than anybody would lay together comes whole alone', async () => {
  const pdf = await printBoard(testing.shop, 'Plan', roomOf(60_000, 40_000), [])
  expect(metersIn(pdf)).toHaveLength(1)
  expect(sheetsIn(pdf)).toBe(2)
})

test('north is drawn as it was set, and nowhere before that', async () => {
  const turned = /0 1 -1 0 [\d.]+ [\d.]+ cm\s0 8 m\s0 -16 l/
  const room = roomOf(5_000, 4_000)
  const drawn = async (light: Board['light']) =>
    drawnIn(await printBoard(testing.shop, 'Plan', { ...room, light }, []))
  expect(await drawn({ ...room.light, north: 90, isNorthSet: true })).toMatch(turned)
  expect(await drawn(room.light)).not.toMatch(/0 8 m\s0 -16 l/)
})

test('a line that parts an open plan is dashed, and walls are not', async () => {
  const room = roomOf(5_000, 4_000)
  const walls = { ...room.walls, wallbbbb: { ...room.walls['wallbbbb']!, kind: 'line' as const } }
  const dashed = /\[120 120\] 0 d\s5000 0 m\s5000 4000 l/
  expect(drawnIn(await printBoard(testing.shop, 'Plan', { ...room, walls }, []))).toMatch(dashed)
  expect(drawnIn(await printBoard(testing.shop, 'Plan', room, []))).not.toContain('[120 120] 0 d')
})
