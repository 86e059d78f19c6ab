import { expect, test } from 'vitest'
import { willItFit, type Answer } from '#domain/fit/will-it-fit.ts'
import type { WayIn } from '#domain/fit/way-in.ts'
import { adviceText, verdictText } from './fit-words.ts'

const packed = { widthCm: 236, depthCm: 102, heightCm: 80 }
const bare = { widthCm: 228, depthCm: 95, heightCm: 72 }
const inches = (length: number) => length * 2.54

function only(way: WayIn, box = packed): Answer {
  const [answer] = willItFit(box, way, bare)
  if (!answer) throw new Error('Nothing was measured')
  return answer
}

test.each<[string, WayIn, typeof packed, string]>([
  ['a wide door', { doorWidth: inches(37.5) }, packed, 'Fits, with 6 in to spare'],
  [
    'a narrow door',
    { doorWidth: inches(28) },
    packed,
    'Does not fit: the packed piece needs 31.5 in, your door has 28 in',
  ],
  ['a door to the hair', { doorWidth: 80 }, packed, 'Tight: it passes with 0 in to spare'],
  [
    'a low door',
    { doorWidth: inches(36), doorHeight: inches(72) },
    { ...packed, depthCm: 200 },
    'Does not fit: the packed piece needs a height of 78.8 in, your door has 72 in',
  ],
  [
    'an elevator that is high enough',
    { elevatorDoorWidth: 107, elevatorDepth: 140, elevatorHeight: 230 },
    { ...packed, widthCm: 190 },
    'Fits standing on end, with 9.1 in to spare',
  ],
  [
    'an elevator that is not deep enough',
    { elevatorDoorWidth: inches(42), elevatorDepth: inches(54), elevatorHeight: inches(92) },
    { ...packed, widthCm: 300 },
    'Does not fit: the packed piece needs a depth of 118.2 in, the elevator has 54 in',
  ],
  ['a landing', { stairWidth: 150, landingDepth: 160 }, packed, 'Fits around the turn, with 5.5 in to spare'],
  [
    'stairs that are too narrow and too low',
    { stairWidth: inches(30) },
    { widthCm: 240, depthCm: 210, heightCm: 210 },
    'Does not fit: the packed piece is too large here in more than one way',
  ],
])('%s is told in words', (_case, way, box, words) => {
  expect(verdictText(only(way, box), way, 'in')).toBe(words)
})

test('the same is told in centimeters', () => {
  const way = { doorWidth: inches(28) }
  expect(verdictText(only(way), way, 'cm')).toBe(
    'Does not fit: the packed piece needs 80 cm, your door has 71.1 cm',
  )
})

test('what fits needs no advice; what does not comes with the next step', () => {
  expect(adviceText(only({ doorWidth: 100 }))).toBeUndefined()
  expect(adviceText(only({ doorWidth: 82 }))).toMatch(/^Tell us before you order/)
  expect(adviceText(only({ doorWidth: 75 }))).toMatch(/^Without its packing it passes/)
  expect(adviceText(only({ doorWidth: 60 }))).toMatch(/^Ask us before you order/)
})
