import { expect, test } from 'vitest'
import { dueText } from './due-text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const noon = Date.UTC(2026, 10, 20, 12)

test.each([
  ['in five minutes', 5.5 * MINUTE, '5 min left', false],
  ['in a day', 24 * HOUR, '24 h left', false],
  ['in a week', 7 * 24 * HOUR, '7 days left', false],
  ['at this moment', 0, '0 min late', true],
  ['three hours ago', -3 * HOUR, '3 h late', true],
  ['three days ago', -72 * HOUR, '3 days late', true],
])('what is due %s', (_when, ahead, text, isLate) => {
  expect(dueText(noon + ahead, noon)).toEqual({ text, isLate })
})
