import { expect, test } from 'vitest'
import {
  nextQuoteStatuses,
  quoteStatuses,
  quoteStatusesBefore,
  quoteStatusLabels,
  type QuoteActor,
  type QuoteStatus,
} from './quote-status.ts'

const actors: QuoteActor[] = ['admin', 'customer', 'calendar']

test.each([
  ['requested', 'admin', ['quoted']],
  ['quoted', 'admin', ['quoted']],
  ['requested', 'customer', []],
  ['quoted', 'customer', ['accepted', 'declined']],
  ['requested', 'calendar', []],
  ['quoted', 'calendar', ['expired']],
] as const)('a %s quote may be moved by the %s to %j', (from, actor, to) => {
  expect(nextQuoteStatuses(from, actor)).toEqual(to)
})

test.each(['accepted', 'declined', 'expired'] as const)('nobody moves a quote that is %s', (from) => {
  expect(actors.flatMap((actor) => nextQuoteStatuses(from, actor))).toEqual([])
})

test('the guard asks for what the buttons offer', () => {
  expect(quoteStatusesBefore('quoted', 'admin')).toEqual(['requested', 'quoted'])
  expect(quoteStatusesBefore('accepted', 'customer')).toEqual(['quoted'])
  expect(quoteStatusesBefore('accepted', 'admin')).toEqual([])
})

test('a quote that is requested can reach every status', () => {
  const reached = new Set<QuoteStatus>(['requested'])
  for (const from of reached)
    actors.forEach((actor) => nextQuoteStatuses(from, actor).forEach((to) => reached.add(to)))
  expect(reached).toEqual(new Set(quoteStatuses))
})

test('a request reads "Pending Review" until the studio has answered', () => {
  expect(quoteStatusLabels.requested).toBe('Pending Review')
})
