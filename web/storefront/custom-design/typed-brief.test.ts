import { expect, test } from 'vitest'
import { briefFrom, hasContent } from './typed-brief.ts'

test('a brief begins with what was answered at registration', () => {
  const brief = briefFrom({
    designStyle: 'minimalist',
    roomTypes: ['living', 'outdoor'],
    budget: 'high',
    homeType: 'condo',
    colorPreferences: ['neutral'],
    specificRequirements: 'A dog lives here.',
  })
  expect(brief).toEqual({
    rooms: ['living', 'outdoor'],
    style: 'minimalist',
    budget: 'high',
    homeType: 'condo',
    colors: ['neutral'],
    notes: 'A dog lives here.',
  })
  expect(hasContent(brief)).toBe(true)
})

test.each([null, undefined, {}])('where nothing was answered (%j) it is empty', (questionnaire) => {
  const brief = briefFrom(questionnaire)
  expect(brief).toEqual({ rooms: [], style: '', budget: '', homeType: '', colors: [], notes: '' })
  expect(hasContent(brief)).toBe(false)
})

test.each([{ rooms: ['office'] }, { colors: ['gray'] }, { style: 'modern' }, { notes: 'Low sun.' }] as const)(
  'one answer is something: %j',
  (answer) => {
    expect(hasContent({ ...briefFrom(null), ...(answer as object) })).toBe(true)
  },
)
