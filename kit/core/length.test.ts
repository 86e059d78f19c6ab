import { expect, test } from 'vitest'
import { lengthIn } from './length-in-sentence.ts'
import { typedCm } from './length.ts'

test.each([
  ['31.5', 'in', 80.01],
  ['31,5', 'in', 80.01],
  ['31 1/2', 'in', 80.01],
  ['31-1/2', 'in', 80.01],
  ['31½', 'in', 80.01],
  ['31 ½', 'in', 80.01],
  ['½', 'in', 1.27],
  ['.5', 'in', 1.27],
  ['28 3/8', 'in', 72.0725],
  ['28⅜', 'in', 72.0725],
  ['28 5/16', 'in', 71.913_75],
  ['3.5', 'm', 350],
  ['900', 'mm', 90],
  ['12', 'ft', 365.76],
  // A typed unit wins over the chosen one.
  ['81cm', 'in', 81],
  [' 81 CM ', 'in', 81],
  ['81 centimeters', 'in', 81],
  ['70 cm.', 'in', 70],
  ['810 mm.', 'in', 81],
  ['0.81 m.', 'in', 81],
  ['810mm', 'in', 81],
  ['0,81 m', 'in', 81],
  ['0.81 metres', 'in', 81],
  ['32in', 'cm', 81.28],
  ['32 in.', 'cm', 81.28],
  ['32"', 'cm', 81.28],
  ['32″', 'cm', 81.28],
  ["32''", 'cm', 81.28],
  ['32 inches', 'cm', 81.28],
  ['6ft', 'cm', 182.88],
  ['6 feet', 'cm', 182.88],
  ["6'", 'in', 182.88],
  ['6 1/2 ft', 'in', 198.12],
  // Feet and inches.
  ['2\'8"', 'in', 81.28],
  ['2\' 8"', 'cm', 81.28],
  ["2' 8", 'in', 81.28],
  ['2’ 8½”', 'in', 82.55],
  ['2′-8 1/2″', 'in', 82.55],
  ["2' 8.5''", 'in', 82.55],
  ['2 ft 8 in', 'in', 81.28],
  ['2ft8in', 'in', 81.28],
  ['2 ft. 8 in.', 'in', 81.28],
  ['2 foot 8 1/2 inches', 'cm', 82.55],
  ['12′6″', 'cm', 381],
  ['80-in', 'cm', 203.2],
  ['6-foot', 'in', 182.88],
] as const)('%j in %s is %d cm', (text, unit, cm) => {
  expect(typedCm(text, unit)).toBeCloseTo(cm, 9)
})

test.each([
  '',
  'wide',
  '-3',
  '0',
  '1/2/3',
  '1/0',
  '31 9/8',
  '3e2',
  '12 34',
  '3.5.1',
  'cm',
  '"',
  "'",
  '8 miles',
  '2\' 8" 3',
  '81 cm cm',
])('%j is no length', (text) => {
  for (const unit of ['in', 'cm', 'ft', 'm', 'mm'] as const) expect(typedCm(text, unit)).toBeUndefined()
})

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
  expect(lengthIn(sentence)?.cm).toBeCloseTo(cm, 9)
})

test('a sentence without a length with its unit names none', () => {
  for (const sentence of ['two sofas', 'LN-SOF-001', '12 chairs', '4 mugs'])
    expect(lengthIn(sentence)).toBeUndefined()
})
