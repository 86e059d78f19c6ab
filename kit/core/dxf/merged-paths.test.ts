import { expect, test } from 'vitest'
import { mergedPaths } from './merged-paths.ts'
import type { PlanPath } from './plan-drawing.ts'

const wall: PlanPath = { kind: 'path', layer: 'WALLS', color: '#211e1a', path: 'M0 0L1 1' }

test('joins lines of the same look, layer by layer', () => {
  const other = { ...wall, layer: 'DOORS' }
  const dashed = { ...wall, strokeDash: [2, 1] }
  const text = { kind: 'text', layer: 'WALLS', color: '#211e1a', lines: ['a'], x: 0, y: 0 } as const
  const merged = mergedPaths([
    wall,
    other,
    wall,
    dashed,
    { ...text, height: 1, rotation: 0, anchor: 'start' },
    wall,
  ])
  expect(merged).toHaveLength(3)
  expect(merged).toContainEqual({ ...wall, path: 'M0 0L1 1M0 0L1 1M0 0L1 1' })
  expect(merged).toContainEqual(other)
  expect(merged).toContainEqual(dashed)
})

test('keeps paths short, and loses none', () => {
  const long = { ...wall, path: 'M0 0L1 1'.repeat(1500) }
  const merged = mergedPaths([long, long, long])
  expect(merged.length).toBeGreaterThan(1)
  expect(merged.map(({ path }) => path).join('')).toBe(long.path.repeat(3))
})
