import { expect, test } from 'vitest'
import { lengthIn } from './length-in-words.ts'

test.each([
  ['72 in console', 182.88],
  ['sofa under 6 ft', 182.88],
  [`sofa up to 6' 2"`, 187.96],
  ['80-inch sofa', 203.2],
  ['desk of 47 1/2 in', 120.65],
  ['table 31½" wide', 80.01],
  [`32'' mirror`, 81.28],
  ['bed 1,6 m', 160],
  ['6 ft 4 drawer dresser', 182.88],
  ['rug 200cm', 200],
])('%j names a length of %d cm', (sentence, cm) => {
  expect(lengthIn(sentence)).toBeCloseTo(cm, 9)
})

test('a sentence without a length with its unit names none', () => {
  for (const sentence of ['two sofas', 'LN-SOF-001', '12 chairs', '4 mugs'])
    expect(lengthIn(sentence)).toBeUndefined()
})
