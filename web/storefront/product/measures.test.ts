import { expect, test } from 'vitest'
import { packedSize, sidesIn, weightText } from './measures.ts'

const packed = { widthCm: 236, depthCm: 102, heightCm: 80 }

test('weights are pounds first', () => {
  expect(weightText(168)).toBe('168 lb (76 kg)')
})

test('packed sizes are inches first, and can be told in one unit alone', () => {
  expect(packedSize(packed)).toBe('92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm)')
  expect(sidesIn(packed, 'in')).toBe('92.9 × 40.2 × 31.5 in')
})
