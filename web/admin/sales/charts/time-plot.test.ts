import { expect, test } from 'vitest'
import { areaPath, linePath, margins, placeAt, PLOT_HEIGHT, timePlot } from './time-plot.ts'

const width = margins.left + margins.right + 400
const amounts = [0, 100, 50, 100]
const plot = timePlot(amounts, width)

test('nought stands on the ground and the highest line at the top', () => {
  expect(plot.y(0)).toBe(PLOT_HEIGHT - margins.bottom)
  expect(plot.y(plot.ticks.at(-1) ?? 0)).toBe(margins.top)
})

test('each step has a slot of its own, and a pointer anywhere in it finds it', () => {
  expect(plot.slot).toBe(100)
  for (const place of amounts.keys()) {
    expect(placeAt(plot.x(place), amounts.length, plot)).toBe(place)
    expect(placeAt(plot.x(place) + 49, amounts.length, plot)).toBe(place)
  }
})

test.each([
  [-20, 0],
  [margins.left - 1, 0],
  [width + 50, 3],
])('a pointer beside the drawing, at %i, finds the nearest step', (left, place) => {
  expect(placeAt(left, amounts.length, plot)).toBe(place)
})

test('the line goes through every amount, and its area comes back along the ground', () => {
  const line = linePath(amounts, plot)
  expect(line.match(/[ML]/g)).toHaveLength(4)
  expect(areaPath(amounts, plot)).toBe(`${line}L${plot.x(3)} ${plot.ground}L${plot.x(0)} ${plot.ground}Z`)
})

test('a drawing that has no width yet draws nothing wrong', () => {
  expect(linePath(amounts, timePlot(amounts, 0))).not.toContain('NaN')
})
