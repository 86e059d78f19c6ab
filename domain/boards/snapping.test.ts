import { describe, expect, test } from 'vitest'
import { dice, type Dice } from '#tests/sim/dice.ts'
import { lShape, newIds, sofa, table } from '#tests/support/planned-room.ts'
import { gapBetween, holds, overlaps } from './boxes.ts'
import { footprintOf, placed, seenFrom, sizeInMm } from './footprint.ts'
import type { Point } from './polygons.ts'
import { boardOfRoom } from './room-shapes.ts'
import { freePlace, REACH_MM, snapped } from './snapping.ts'
import { roomsOf } from './wall-graph.ts'

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed)

test('the size of a product is in whole millimeters, on screen and on paper alike', () => {
  const size = sizeInMm({ widthCm: 190.55, depthCm: 8.29, heightCm: 76.2 })
  expect(size).toEqual({ w: 1906, d: 83, h: 762 })
})

describe('boxes', () => {
  const thrown = (throws: Dice) => ({
    place: { x: throws.below(3000), y: throws.below(3000), turn: throws.below(720) / 2 },
    size: { w: 300 + throws.below(2000), d: 300 + throws.below(1000) },
  })

  test('overlap where a sample of points says so, and have a gap where not', () => {
    for (const seed of SEEDS) {
      const throws = dice(seed)
      const [one, other] = [thrown(throws), thrown(throws)]
      const [a, b] = [footprintOf(one.place, one.size), footprintOf(other.place, other.size)]
      const grid = Array.from({ length: 41 * 41 }, (_, at) => ({
        x: ((at % 41) / 40 - 0.5) * one.size.w,
        y: (Math.floor(at / 41) / 40 - 0.5) * one.size.d,
      }))
      const isIn = ({ x, y }: Point) => Math.abs(x) < other.size.w / 2 && Math.abs(y) < other.size.d / 2
      const shares = grid.some((point) => isIn(seenFrom(other.place, placed(one.place, point))))
      if (shares) expect(overlaps(a, b, 0), `seed ${seed}`).toBe(true)
      const gap = gapBetween(a, b).mm
      if (gap > 60) expect(shares, `seed ${seed}`).toBe(false)
      expect(gapBetween(b, a).mm).toBeCloseTo(gap, 6)
    }
  })

  test('a room holds what stands in it, not what a corner of its walls reaches into', () => {
    const [room] = roomsOf(boardOfRoom(lShape, newIds()))
    const at = (x: number, y: number) => holds(room!.outline, footprintOf({ x, y, turn: 0 }, sofa))
    expect([at(1140, 475), at(1100, 475), at(3500, 2000), at(3500, 2475)]).toEqual([true, false, false, true])
  })
})

describe('what is put down', () => {
  const around = {
    outlines: roomsOf(boardOfRoom(lShape, newIds())).map(({ outline }) => outline),
    shapes: [],
    middles: [],
    gridMm: 50,
  }

  test('goes no farther than it reaches, and stays where it is when put down again', () => {
    for (const seed of SEEDS) {
      const throws = dice(seed)
      const moving = {
        x: throws.below(6000),
        y: throws.below(5000),
        turn: throws.below(4) * 90,
        ...sofa,
        hasBack: throws.happens(0.5),
      }
      const other = footprintOf({ x: throws.below(6000), y: throws.below(5000), turn: 0 }, table)
      const { x, y } = snapped(moving, { ...around, shapes: [other] }, REACH_MM)
      expect(Math.abs(x - moving.x), `seed ${seed}`).toBeLessThanOrEqual(REACH_MM)
      expect(Math.abs(y - moving.y), `seed ${seed}`).toBeLessThanOrEqual(REACH_MM)
    }
  })

  test.each([
    ['the top wall', { x: 1500, y: 560, turn: 90 }, { x: 1500, y: 475, turn: 0 }],
    ['the right wall, turned to the room', { x: 5400, y: 3500, turn: 0 }, { x: 5525, y: 3500, turn: 90 }],
    [
      'a corner, with its side at the other wall',
      { x: 1200, y: 4600, turn: 0 },
      { x: 1140, y: 4525, turn: 180 },
    ],
  ])('stands with its back at %s', (_wall, from, to) => {
    expect(snapped({ ...from, ...sofa, hasBack: true }, around, REACH_MM)).toMatchObject(to)
  })

  test('a table comes in line with the sofa before it, and is not turned by walls', () => {
    const shapes = [footprintOf({ x: 2040, y: 3000, turn: 0 }, sofa)]
    const moved = snapped(
      { x: 2000, y: 4330, turn: 0, ...table, hasBack: false },
      { ...around, shapes },
      REACH_MM,
    )
    expect(moved).toMatchObject({ x: 2040, turn: 0, guides: [{ from: { x: expect.closeTo(2040) } }] })
    expect(snapped({ x: 400, y: 2000, turn: 90, ...table, hasBack: false }, around, REACH_MM)).toMatchObject({
      x: 370,
      turn: 90,
    })
  })

  test('a new piece finds a place in the room where nothing stands', () => {
    const shape = footprintOf({ x: 3000, y: 2500, turn: 0 }, { w: 3000, d: 2000 })
    const place = freePlace(table, around, (one) => holds(around.outlines[0]!, one) && !overlaps(one, shape))
    expect(overlaps(footprintOf({ ...place, turn: 0 }, table), shape)).toBe(false)
  })

  test('on a plan without rooms the first piece lies on the sheet as a whole', () => {
    const bare = { ...around, outlines: [], shapes: [] }
    const shape = footprintOf({ ...freePlace(sofa, bare, () => true), turn: 0 }, sofa)
    expect(Math.min(...shape.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0)
  })

  test('two pieces on a plan without rooms do not lie in one place', () => {
    const first = footprintOf({ x: 0, y: 0, turn: 0 }, sofa)
    const bare = { ...around, outlines: [], shapes: [first] }
    const place = freePlace(table, bare, (one) => !overlaps(one, first))
    expect(overlaps(footprintOf({ ...place, turn: 0 }, table), first)).toBe(false)
  })
})
