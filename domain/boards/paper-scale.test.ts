import { expect, test } from 'vitest'
import { sampleRoom } from '#tests/support/seed/board.ts'
import {
  letterSheet,
  paperScale,
  placeOnPaper,
  PLAN_TOP,
  planOnPaper,
  PT_PER_MM,
  tilesOnPaper,
} from './paper-scale.ts'

test.each([
  [{ width: 4_400, height: 4_600 }, 25],
  [{ width: 4_500, height: 4_600 }, 50],
  [{ width: 8_900, height: 9_250 }, 50],
  [{ width: 8_000, height: 9_300 }, 75],
  [{ width: 14_000, height: 9_300 }, 100],
  [{ width: 60_000, height: 20_000 }, 500],
  [{ width: 120_000, height: 120_000 }, 1_000],
])('%o is drawn at 1:%i', (size, scale) => {
  expect(paperScale(size)).toBe(scale)
})

test('a point of a board lies on its paper where the plan is drawn, to scale', () => {
  const room = sampleRoom()
  const [from, to] = [
    placeOnPaper(room, { x: 0, y: 0 }, false),
    placeOnPaper(room, { x: 5000, y: 4000 }, false),
  ]
  // 5 by 4 meters at 1:50.
  expect((to.x - from.x) * letterSheet.width).toBeCloseTo(100 * PT_PER_MM, 6)
  expect((to.y - from.y) * letterSheet.height).toBeCloseTo(80 * PT_PER_MM, 6)
  expect(from.x + to.x).toBeCloseTo(1, 6)
  expect(from.y * letterSheet.height).toBeCloseTo(PLAN_TOP + (900 / 50) * PT_PER_MM, 6)
})

test.each([
  ['a room', 5_000, 4_000, [612, 792], 50],
  ['a deep flat', 8_000, 13_000, [792, 1224], 50],
  ['a wide house', 16_000, 7_000, [1224, 792], 50],
  ['a villa', 20_000, 18_000, [612, 792], 150],
])('%s comes on the smallest paper that takes it at 1:50, else on a letter', (_what, x, y, paper, scale) => {
  const nodes = { nodeaaaa: { x: 0, y: 0 }, nodebbbb: { x, y } }
  const { sheet, ...plan } = planOnPaper({ ...sampleRoom(), nodes })
  expect([[sheet.width, sheet.height], plan.scale]).toEqual([paper, scale])
  expect(plan.x - 900 * plan.k).toBeGreaterThan(0)
})

test('a point of a board that is on a letter whatever its size lies where a letter shows it', () => {
  const nodes = { nodeaaaa: { x: 0, y: 0 }, nodebbbb: { x: 16_000, y: 7_000 } }
  const house = { ...sampleRoom(), nodes }
  const [from, to] = [placeOnPaper(house, nodes.nodeaaaa, true), placeOnPaper(house, nodes.nodebbbb, true)]
  // 16 by 7 meters at 1:100.
  expect((to.x - from.x) * letterSheet.width).toBeCloseTo(160 * PT_PER_MM, 6)
  expect((to.y - from.y) * letterSheet.height).toBeCloseTo(70 * PT_PER_MM, 6)
  expect(from.y * letterSheet.height).toBeCloseTo(PLAN_TOP + (900 / 100) * PT_PER_MM, 6)
})

test('the parts of a large plan hold each of its points once between their crosses, to scale', () => {
  const nodes = { nodeaaaa: { x: -2_000, y: 0 }, nodebbbb: { x: 18_000, y: 18_000 } }
  const tiles = tilesOnPaper({ ...sampleRoom(), nodes })
  expect(tiles.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'])
  const holding = (x: number, y: number) =>
    tiles.filter((tile) => {
      const at = { x: tile.x + x * tile.k, y: tile.y + y * tile.k }
      const { left, top, width, height } = tile.box
      return at.x >= left && at.x < left + width && at.y >= top && at.y < top + height
    })
  for (let x = -2_500; x < 18_500; x += 700)
    for (let y = -500; y < 18_500; y += 700) expect(holding(x, y)).toHaveLength(1)
  for (const { k, box, around } of tiles) {
    expect(k * 1000).toBeCloseTo(20 * PT_PER_MM, 9)
    expect(box.left - around).toBeGreaterThan(0)
    expect(box.left + box.width + around).toBeLessThan(letterSheet.width)
  }
})
