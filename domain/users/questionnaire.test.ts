import { expect, test } from 'vitest'
import {
  budgetLabels,
  budgets,
  colorPreferenceLabels,
  colorPreferences,
  designStyleLabels,
  designStyles,
  homeTypeLabels,
  homeTypes,
  roomTypeLabels,
  roomTypes,
} from './questionnaire.ts'

test.each([
  [designStyles, 'modern, minimalist, traditional, industrial, scandinavian, bohemian, other'],
  [roomTypes, 'living, bedroom, kitchen, bathroom, office, dining, outdoor'],
  [budgets, 'low, medium, high, luxury'],
  [homeTypes, 'apartment, house, condo, studio, villa, other'],
  [colorPreferences, 'neutral, white, black, gray, blue, green, yellow, red, brown, purple, pink, orange'],
])('%j is the list of the specification', (options, specified) => {
  expect(options.join(', ')).toBe(specified)
})

test.each([
  [designStyles, designStyleLabels],
  [roomTypes, roomTypeLabels],
  [budgets, budgetLabels],
  [homeTypes, homeTypeLabels],
  [colorPreferences, colorPreferenceLabels],
])('%j have words of their own, in the same order', (options, labels) => {
  expect(Object.keys(labels)).toEqual(options)
  expect(new Set(Object.values(labels)).size).toBe(options.length)
})

test.each([
  ['low', 'under $1,000'],
  ['medium', '$1,000-$3,000'],
  ['high', '$3,000-$10,000'],
  ['luxury', 'over $10,000'],
] as const)('a %s budget is %s', (budget, words) => {
  expect(budgetLabels[budget]).toContain(words)
})
