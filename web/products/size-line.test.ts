import { expect, test } from 'vitest'
import { sizeLine } from './size-line.ts'

const sofa = { widthCm: 228, depthCm: 95, heightCm: 89 }

test('a size is one line of whole figures in the unit of the shop', () => {
  expect(sizeLine(sofa, 'in')).toBe('90 × 37 × 35 in')
  expect(sizeLine(sofa, 'cm')).toBe('228 × 95 × 89 cm')
})
