import { describe, expect, test } from 'vitest'
import { samplePlan, traces, wordsOf } from '#tests/support/files/plan-traces.ts'

const drawing = samplePlan('blocks.dxf')

describe('a drawing of blocks', () => {
  test('is as large as what is switched on', () => {
    expect(drawing.unit).toBe('ft')
    expect(drawing.bounds).toEqual({ minX: -1.6, minY: -3.6, maxX: 41.6, maxY: 31.6 })
  })

  test('keeps layers that are off or frozen, to be switched on', () => {
    expect(drawing.layers.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['WALLS', true],
      ['CHAIRS', true],
      ['DIMS', true],
      ['OFF', false],
      ['FROZEN', false],
    ])
    expect(drawing.shapes.filter(({ layer }) => layer === 'OFF' || layer === 'FROZEN')).toHaveLength(2)
  })

  test.each([
    ['stretched and turned', 1, [10, 10], [10, 14]],
    ['mirrored, inside another block', 2, [20, 20], [18, 20]],
    ['mirrored and turned, inside another block', 3, [20, 20], [20, 22]],
    ['in the first column and row', 4, [2, 2], [4, 2]],
    ['in the second column', 5, [7, 2], [9, 2]],
    ['in the last column and row', 9, [12, 6], [14, 6]],
    ['mirrored by a negative stretch', 10, [30, 20], [28, 20]],
  ])('places a block %s', (_case, index, from, to) => {
    const [[start, end] = []] = traces(drawing, index)
    expect(start?.map(rounded)).toEqual(from)
    expect(end?.map(rounded)).toEqual(to)
  })

  test('gives what lies on layer 0 of a block the layer and colour of its place', () => {
    const [wall, marked, plain] = [drawing.shapes[0], drawing.shapes[1], drawing.shapes[4]]
    const chairs = drawing.layers.find(({ name }) => name === 'CHAIRS')
    expect(wall).toMatchObject({ layer: 'WALLS', color: '#211e1a' })
    expect(marked).toMatchObject({ layer: 'CHAIRS' })
    expect(marked?.color).not.toBe(chairs?.color)
    expect(plain).toMatchObject({ layer: 'CHAIRS', color: chairs?.color })
  })

  test('draws a dimension from its own block', () => {
    expect(traces(drawing, 11)).toEqual([
      [
        [0, -2],
        [40, -2],
      ],
    ])
    expect(drawing.shapes[11]).toMatchObject({ layer: 'DIMS' })
    expect(wordsOf(drawing, 12)).toMatchObject({ lines: [`40'-0"`], anchor: 'middle', height: 0.5 })
  })

  test('writes the attributes of a block', () => {
    expect(wordsOf(drawing, 13)).toMatchObject({ lines: ['Dining'], x: 5, y: 25 })
  })

  test('stops at a block that places itself, and counts what it does not draw', () => {
    // The missing block, the innermost of the loop, and two elements of other kinds.
    expect(drawing.undrawn).toBe(4)
    expect(drawing.shapes.filter(({ layer }) => layer === 'WALLS')).toHaveLength(1 + 16)
    expect(drawing.isCut).toBe(false)
  })
})

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
