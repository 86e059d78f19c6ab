import { expect, test } from 'vitest'
import { firstPromises, promiseWords } from './promises.ts'

test('the first promises read as they were specified', () => {
  expect(promiseWords(firstPromises)).toEqual({
    quoteTime: '24-48 hours',
    reviewTime: '1-2 business days',
    revisionRounds: 'up to two revision rounds',
    returnTime: '14 days',
    damageTime: '48 hours',
    defectTime: '30 days',
    packageReturns: '30-day return policy',
    packageReturnsFor: 'for defects; change of mind: pieces 14 days',
  })
})

test.each([
  [{ quoteHoursFrom: 24, quoteHoursTo: 24 }, { quoteTime: '24 hours' }],
  [{ quoteHoursFrom: 1, quoteHoursTo: 1 }, { quoteTime: '1 hour' }],
  [{ returnDays: 1 }, { returnTime: '1 day' }],
  [{ defectDays: 1 }, { defectTime: '1 day', packageReturns: '1-day return policy' }],
])('%j reads %j', (changed, words) => {
  expect(promiseWords({ ...firstPromises, ...changed })).toMatchObject(words)
})
