import { expect, test } from 'vitest'
import { packedSize, weightText } from './measures.ts'

const packed = { widthCm: 236, depthCm: 102, heightCm: 80 }

test('weights are pounds first, or kilograms', () => {
  expect(weightText(168, 'in')).toBe('168 lb (76 kg)')
  expect(weightText(168, 'cm')).toBe('76.2 kg (168 lb)')
})

test('packed sizes are in the shop’s unit first', () => {
  expect(packedSize(packed, 'in')).toBe('92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm)')
  expect(packedSize(packed, 'cm')).toBe('236 × 102 × 80 cm (92.9 × 40.2 × 31.5 in)')
})
