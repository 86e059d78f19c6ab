import { expect, test } from 'vitest'
import { centered, fitted, isInView, onSheet, onTable, panned, percentOf, zoomed } from './view.ts'

const table = { width: 800, height: 600 }
const sheet = { width: 400, height: 100 }

test('fits the whole sheet, in the middle', () => {
  const view = fitted(table, sheet)
  const [left, right] = [onTable(view, { x: 0, y: 0 }, sheet), onTable(view, { x: 1, y: 1 }, sheet)]
  expect(left.x).toBeCloseTo(16)
  expect(right.x).toBeCloseTo(784)
  expect(right.y).toBeLessThan(600)
  expect(percentOf(view, table, sheet)).toBe(100)
})

test('keeps the point under the pointer where it is while zooming', () => {
  const view = fitted(table, sheet)
  const at = { x: 300, y: 290 }
  const place = onSheet(view, at, sheet)
  const larger = zoomed(view, 3, at, table, sheet)
  expect(place && onTable(larger, place, sheet)).toEqual({ x: expect.closeTo(300), y: expect.closeTo(290) })
  expect(percentOf(larger, table, sheet)).toBe(300)
})

test('neither zooms nor moves out of sight', () => {
  const view = fitted(table, sheet)
  const middle = { x: 400, y: 300 }
  expect(percentOf(zoomed(view, 1e9, middle, table, sheet), table, sheet)).toBe(4000)
  expect(percentOf(zoomed(view, 1e-9, middle, table, sheet), table, sheet)).toBe(50)
  const pushed = panned(view, 1e6, -1e6, table, sheet)
  const corner = onTable(pushed, { x: 0, y: 1 }, sheet)
  expect(corner).toEqual({ x: 740, y: 60 })
})

test('takes no point beside the sheet', () => {
  const view = fitted(table, sheet)
  expect(onSheet(view, { x: 5, y: 300 }, sheet)).toBeUndefined()
  expect(onSheet(view, onTable(view, { x: 0.25, y: 0.75 }, sheet), sheet)).toEqual({
    x: expect.closeTo(0.25),
    y: expect.closeTo(0.75),
  })
})

test('brings a place into the middle', () => {
  const view = panned(
    zoomed(fitted(table, sheet), 10, { x: 400, y: 300 }, table, sheet),
    -2000,
    0,
    table,
    sheet,
  )
  const place = { x: 0.1, y: 0.2 }
  expect(isInView(view, place, table, sheet)).toBe(false)
  const moved = centered(view, place, table, sheet)
  expect(onTable(moved, place, sheet)).toEqual({ x: expect.closeTo(400), y: expect.closeTo(300) })
})
