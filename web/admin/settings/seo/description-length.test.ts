import { expect, test } from 'vitest'
import { descriptionLength } from './seo-tab.tsx'

test.each([
  [0, '0 characters, 150 fewer than recommended. 150-160 are recommended.'],
  [149, '149 characters, 1 fewer than recommended. 150-160 are recommended.'],
  [150, '150 characters. 150-160 are recommended.'],
  [160, '160 characters. 150-160 are recommended.'],
  [161, '161 characters, 1 more than recommended. 150-160 are recommended.'],
])('a description of %i characters', (length, words) => {
  expect(descriptionLength('ā'.repeat(length))).toBe(words)
})
