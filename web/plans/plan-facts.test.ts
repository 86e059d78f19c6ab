import { expect, test } from 'vitest'
import { samplePlan } from '#tests/support/files/plan-traces.ts'
import { aboutPlan, notesOn } from './plan-facts.ts'

const close = () => {}
const drawn = (name: string) => {
  const drawing = samplePlan(name)
  return { kind: 'drawing', drawing, sizes: [drawing], close } as const
}

test('names the unit of a drawing, and whether it is sure', () => {
  expect(aboutPlan(drawn('floor-plan-sample.dxf'))).toBe('Drawing in meters')
  expect(aboutPlan(drawn('areas-and-words.dxf'))).toBe('Drawing probably in inches')
})

test('counts what is not drawn', () => {
  expect(notesOn(drawn('floor-plan-sample.dxf'))).toEqual([])
  expect(notesOn(drawn('areas-and-words.dxf'))).toEqual(['2 elements of other kinds are not drawn.'])
})

test('says that the picture inside a drawing is not all of it', () => {
  const picture = {
    kind: 'picture',
    url: 'blob:1',
    isFromInside: true,
    version: 'AutoCAD 2018',
    sizes: [],
    close,
  } as const
  expect(aboutPlan(picture)).toBe('Picture inside a drawing from AutoCAD 2018')
  expect(notesOn(picture)).toHaveLength(1)
})
