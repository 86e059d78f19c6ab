import { expect, test } from 'vitest'
import { packedSize, weightText } from './measures.ts'

test('weights are pounds first', () => {
  expect(weightText(168)).toBe('168 lb (76 kg)')
})

test('packed sizes are inches first', () => {
  expect(packedSize({ widthCm: 236, depthCm: 102, heightCm: 80, weightLbs: 188 })).toBe(
    '92.9 × 40.2 × 31.5 in (236 × 102 × 80 cm), 188 lb (85 kg)',
  )
})
