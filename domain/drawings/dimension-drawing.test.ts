import { expect, test } from 'vitest'
import { dimensionDrawing } from './dimension-drawing.ts'
import { elevationsOf } from './elevations.ts'
import type { Size, Sketch } from './sketch.ts'

const sofa: Size = { widthCm: 228, depthCm: 95, heightCm: 89, seatHeightCm: 46 }
const bed: Size = { widthCm: 187, depthCm: 225, heightCm: 109 }
const stool: Size = { widthCm: 36, depthCm: 37, heightCm: 45, seatHeightCm: 45 }
const cabinet: Size = { widthCm: 95, depthCm: 42, heightCm: 175 }
const pieces: [category: string, size: Size][] = [
  ['sofa', sofa],
  ['settee', { widthCm: 136, depthCm: 82, heightCm: 84, seatHeightCm: 45 }],
  ['chair', { widthCm: 49, depthCm: 59, heightCm: 79, seatHeightCm: 45 }],
  ['chair', { widthCm: 81, depthCm: 80, heightCm: 81, seatHeightCm: 42 }],
  ['stool', stool],
  ['stool', { widthCm: 49, depthCm: 49, heightCm: 92, seatHeightCm: 69 }],
  ['bench', { widthCm: 131, depthCm: 61, heightCm: 82, seatHeightCm: 47 }],
  ['ottoman', { widthCm: 76, depthCm: 63, heightCm: 42 }],
  ['table', { widthCm: 210, depthCm: 95, heightCm: 74 }],
  ['desk', { widthCm: 130, depthCm: 66, heightCm: 92 }],
  ['bed', bed],
  ['cabinet', cabinet],
  ['dresser', { widthCm: 150, depthCm: 50, heightCm: 80 }],
  ['a kind of the shop’s own', { widthCm: 60, depthCm: 30, heightCm: 200 }],
]

/** How far the strokes of a sketch reach, in centimetres. */
function reachOf({ parts, detail }: Sketch) {
  const xs: number[] = []
  const ups: number[] = []
  for (const [, command, numbers = ''] of [...parts, detail].join('').matchAll(/([MLHVQZ])([^A-Z]*)/g)) {
    const all = [...numbers.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    if (command === 'V') ups.push(...all)
    else if (command === 'H') xs.push(...all)
    else for (const [i, number] of all.entries()) (i % 2 === 0 ? xs : ups).push(number)
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: -Math.min(...ups),
    bottom: -Math.max(...ups) + 0,
  }
}

test.each(pieces)('a %s is drawn as wide, as deep and as high as its figures say', (category, size) => {
  const { front, side } = elevationsOf(category, size)
  expect(reachOf(front)).toEqual({ left: 0, right: size.widthCm, top: size.heightCm, bottom: 0 })
  expect(reachOf(side)).toEqual({ left: 0, right: size.depthCm, top: size.heightCm, bottom: 0 })
})

test.each(pieces)('both views of a %s are in one scale, and fit on a phone', (category, size) => {
  const { views, pixelsPerCm } = dimensionDrawing(category, size)
  for (const view of views) {
    const lines = Object.fromEntries(view.lines.map((line) => [line.along, line]))
    for (const { from, to, cm } of view.lines) expect((to - from) / pixelsPerCm).toBeCloseTo(cm)
    expect(lines['floor']?.cm).toBe(view.of === 'front' ? size.widthCm : size.depthCm)
    expect(view.width).toBeLessThanOrEqual(320)
    expect(view.height).toBeLessThanOrEqual(400)
  }
})

test('the narrower view has company: a person, or a door for what is taller than an elbow', () => {
  const beside = (category: string, size: Size) => {
    const { views, figure } = dimensionDrawing(category, size)
    return [figure.name, figure.heightCm, ...views.flatMap(({ of, figure: shown }) => (shown ? [of] : []))]
  }
  expect(beside('sofa', sofa)).toEqual(['person', 170, 'side'])
  expect(beside('bed', bed)).toEqual(['person', 170, 'front'])
  expect(beside('cabinet', cabinet)).toEqual(['door', 203, 'side'])
})

test('the side tells how high one sits, unless that is the height of the piece', () => {
  const seatOf = (category: string, size: Size) =>
    dimensionDrawing(category, size).views.map(({ seat, lines }) => [
      seat !== undefined,
      lines.find(({ along }) => along === 'wall')?.cm,
    ])
  expect(seatOf('sofa', sofa)).toEqual([
    [true, 89],
    [true, 46],
  ])
  expect(seatOf('stool', stool)).toEqual([
    [false, 45],
    [false, undefined],
  ])
})

test('a sofa has a cushion for each who sits on it', () => {
  const seams = (widthCm: number) => elevationsOf('sofa', { ...sofa, widthCm }).front.detail.split('M').length
  expect([seams(150), seams(228), seams(300)]).toEqual([3, 4, 5])
})
