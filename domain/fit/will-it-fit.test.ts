import { expect, test } from 'vitest'
import type { Box } from './box.ts'
import { typedCm } from '#kit/core/length.ts'
import { isBelievable, limitsOf, measures, type Measure, type WayIn } from './way-in.ts'
import { HANDS_CM, willItFit, type Answer, type Verdict } from './will-it-fit.ts'

const sofa: Box = { widthCm: 236, depthCm: 102, heightCm: 80 }
const stool: Box = { widthCm: 44, depthCm: 45, heightCm: 53 }
const bed: Box = { widthCm: 222, depthCm: 116, heightCm: 24 }
const cabinet: Box = { widthCm: 103, depthCm: 50, heightCm: 184 }
const pieces = [sofa, stool, bed, cabinet, { widthCm: 147, depthCm: 147, heightCm: 60 }]

const inches = (length: number) => length * 2.54
const ways: WayIn[] = [
  { doorWidth: inches(28) },
  { doorWidth: inches(36), doorHeight: 198 },
  { elevatorDoorWidth: 91, elevatorDepth: 130, elevatorHeight: 230 },
  { stairWidth: 91 },
  { stairWidth: 91, landingDepth: 120 },
]
const order: Verdict[] = ['blocked', 'tight', 'fits']

function only(box: Box, way: WayIn, bare?: Box): Answer {
  const [answer, ...more] = willItFit(box, way, bare)
  if (!answer || more.length > 0) throw new Error('There is not one place on this way')
  return answer
}

test('a place that nobody measured is not asked about', () => {
  expect(willItFit(sofa, {})).toEqual([])
  expect(willItFit(sofa, { elevatorDoorWidth: 91, landingDepth: 120, doorHeight: 203 })).toEqual([])
})

test('a sofa passes a door that is wider than its shortest side, and what is left of the width is to spare', () => {
  expect(only(sofa, { doorWidth: 90 })).toMatchObject({ verdict: 'fits', carried: 'straight' })
  expect(only(sofa, { doorWidth: 90 }).spareCm).toBeCloseTo(10)
})

test('a door that is too narrow is told with what the piece needs', () => {
  const answer = only(sofa, { doorWidth: inches(28) })
  expect(answer).toMatchObject({ verdict: 'blocked', lack: { measure: 'doorWidth' } })
  expect(answer.lack?.neededCm).toBeCloseTo(80)
})

test('of two measures that would help, the one that has to grow least is named', () => {
  const high: Box = { widthCm: 236, depthCm: 200, heightCm: 80 }
  expect(only(high, { doorWidth: 91, doorHeight: 183 }).lack?.measure).toBe('doorHeight')
})

test('less than two hands to spare is tight, and to the hair is no misfit', () => {
  expect(only(sofa, { doorWidth: 80 + HANDS_CM }).verdict).toBe('fits')
  expect(only(sofa, { doorWidth: 80 + HANDS_CM - 0.1 }).verdict).toBe('tight')
  expect(only(sofa, { doorWidth: 80 }).verdict).toBe('tight')
  expect(only(sofa, { doorWidth: 79.9 }).verdict).toBe('blocked')
})

test('a wide flat pack goes through a low door tilted', () => {
  const top: Box = { widthCm: 240, depthCm: 206, heightCm: 10 }
  expect(only(top, { doorWidth: 90, doorHeight: 203 })).toMatchObject({ verdict: 'fits', carried: 'tilted' })
})

test('an elevator takes a short piece lying, a long one standing on its end, and a longer one leaning', () => {
  const car: WayIn = { elevatorDoorWidth: 107, elevatorDepth: 140, elevatorHeight: 230 }
  expect(only(stool, car)).toMatchObject({ verdict: 'fits', carried: 'lying' })
  expect(only({ ...sofa, widthCm: 190 }, car)).toMatchObject({ verdict: 'fits', carried: 'on-end' })
  expect(only(bed, { ...car, elevatorDepth: 150, elevatorDoorWidth: 122 })).toMatchObject({
    verdict: 'fits',
    carried: 'leaning',
  })
  expect(only({ ...sofa, widthCm: 252 }, car)).toMatchObject({
    verdict: 'blocked',
    lack: { measure: 'elevatorDepth' },
  })
})

test('nothing stands higher in an elevator than its door lets in', () => {
  const high: WayIn = { elevatorDoorWidth: 107, elevatorDepth: 110, elevatorHeight: 400 }
  expect(only({ ...sofa, widthCm: 220 }, high).verdict).toBe('blocked')
})

test('stairs with a turn refuse what straight stairs let up, and a cabinet goes round on its end', () => {
  expect(only(sofa, { stairWidth: 100 }).verdict).toBe('fits')
  expect(only(sofa, { stairWidth: 100, landingDepth: 100 }).verdict).toBe('blocked')
  expect(only(cabinet, { stairWidth: 100, landingDepth: 110 })).toMatchObject({
    verdict: 'fits',
    carried: 'on-end',
  })
})

test('what only its packing keeps out is said to pass without it', () => {
  const bare: Box = { widthCm: 228, depthCm: 95, heightCm: 72 }
  expect(only(sofa, { doorWidth: 78 }, bare)).toMatchObject({ verdict: 'blocked', passesUnpacked: true })
  expect(only(sofa, { doorWidth: 70 }, bare).passesUnpacked).toBe(false)
  expect(only(sofa, { doorWidth: 90 }, bare).passesUnpacked).toBe(false)
})

test('a wider place never turns a fit into a misfit', () => {
  for (const way of ways)
    for (const piece of pieces)
      for (const measure of measures.filter((name) => way[name] !== undefined)) {
        let before: Answer | undefined
        for (let cm = 45; cm < 300; cm += 15) {
          const now = only(piece, { ...way, [measure]: cm })
          expect(order.indexOf(now.verdict)).toBeGreaterThanOrEqual(
            before ? order.indexOf(before.verdict) : 0,
          )
          before = now
        }
      }
})

test('a smaller piece passes wherever a larger one does', () => {
  for (const way of ways)
    for (const piece of pieces)
      for (const side of ['widthCm', 'depthCm', 'heightCm'] as const) {
        const smaller = only({ ...piece, [side]: piece[side] * 0.8 }, way)
        expect(order.indexOf(smaller.verdict)).toBeGreaterThanOrEqual(order.indexOf(only(piece, way).verdict))
      }
})

test('it makes no difference which side of a piece is called its width', () => {
  for (const way of ways)
    for (const { widthCm: a, depthCm: b, heightCm: c } of pieces) {
      const all = [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ].map(([widthCm = 0, depthCm = 0, heightCm = 0]) => willItFit({ widthCm, depthCm, heightCm }, way))
      for (const answers of all) expect(answers).toEqual(all[0])
    }
})

test('with the width that is said to be needed it passes, and with less it does not', () => {
  for (const way of ways)
    for (const piece of pieces) {
      const { lack } = only(piece, way)
      if (!lack) continue
      const enough = (by: number) => only(piece, { ...way, [lack.measure]: lack.neededCm + by }).verdict
      expect(enough(0.01)).toBe('tight')
      expect(enough(-0.01)).toBe('blocked')
    }
})

test('inches and the same in centimetres come to the same verdict', () => {
  for (const piece of pieces)
    for (let eighths = 28 * 8; eighths < 48 * 8; eighths += 3) {
      const typed = `${Math.floor(eighths / 8)} ${eighths % 8 ? `${eighths % 8}/8` : ''}`
      const doorWidth = typedCm(typed, 'in') ?? 0
      const asCm = typedCm(String(doorWidth), 'cm') ?? 0
      expect(only(piece, { doorWidth })).toEqual(only(piece, { doorWidth: asCm }))
    }
})

test('a measure is believed between sensible limits, whichever place it is of', () => {
  for (const measure of measures) {
    const [least, most] = limitsOf(measure)
    expect([least - 1, least, most, most + 1].map((cm) => isBelievable(measure, cm))).toEqual([
      false,
      true,
      true,
      false,
    ])
  }
  expect(isBelievable('doorWidth' satisfies Measure, 28)).toBe(false)
})
