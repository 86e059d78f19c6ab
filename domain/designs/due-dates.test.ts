import { expect, test } from 'vitest'
import { conceptDueAt } from './due-dates.ts'

type State = Parameters<typeof conceptDueAt>[0]

const HONOLULU = 'Pacific/Honolulu'
const NEW_YORK = 'America/New_York'

const paid: State = {
  status: 'in_progress',
  paymentStatus: 'paid',
  paidAt: new Date('2026-11-18T20:00:00Z'),
  conceptCount: 0,
  revisedAt: null,
  designDaysTo: 2,
}
const dueAt = (state: Partial<State>, timeZone = HONOLULU, designDaysTo = 2) =>
  conceptDueAt({ ...paid, designDaysTo, ...state }, timeZone)?.toISOString() ?? null

/** Honolulu is ten hours behind UTC all year, so its days end at 10:00 UTC. */
test.each([
  ['Monday', '2026-11-16T20:00:00Z', '2026-11-19T09:59:59.999Z'],
  ['Wednesday', '2026-11-18T20:00:00Z', '2026-11-21T09:59:59.999Z'],
  ['Thursday', '2026-11-19T20:00:00Z', '2026-11-24T09:59:59.999Z'],
  ['Friday', '2026-11-20T20:00:00Z', '2026-11-25T09:59:59.999Z'],
  ['Saturday', '2026-11-21T20:00:00Z', '2026-11-25T09:59:59.999Z'],
  ['Sunday', '2026-11-22T20:00:00Z', '2026-11-25T09:59:59.999Z'],
  ['Thursday just before midnight', '2026-11-20T09:59:59Z', '2026-11-24T09:59:59.999Z'],
  ['Friday just after midnight', '2026-11-20T10:00:00Z', '2026-11-25T09:59:59.999Z'],
])('paid on a %s in Honolulu, a concept is due at the end of the second business day', (_day, at, due) => {
  expect(dueAt({ paidAt: new Date(at) })).toBe(due)
})

test.each([
  ['in winter', '2026-02-03T15:00:00Z', '2026-02-06T04:59:59.999Z'],
  ['in summer', '2026-07-07T15:00:00Z', '2026-07-10T03:59:59.999Z'],
  ['over the weekend that loses an hour', '2026-03-06T15:00:00Z', '2026-03-11T03:59:59.999Z'],
  ['over the weekend that wins an hour', '2026-10-30T15:00:00Z', '2026-11-04T04:59:59.999Z'],
])('where the clocks are moved the day ends by the clock on the wall: %s', (_when, at, due) => {
  expect(dueAt({ paidAt: new Date(at) }, NEW_YORK)).toBe(due)
})

test.each([
  ['forward', 'Atlantic/Azores', '2026-03-26T12:00:00Z', '2026-03-30T23:59:59.999Z'],
  ['forward at midnight', 'Africa/Cairo', '2026-04-21T12:00:00Z', '2026-04-23T21:59:59.999Z'],
  ['back', 'Africa/Cairo', '2026-10-27T12:00:00Z', '2026-10-29T21:59:59.999Z'],
])('a day that ends as the clocks are moved %s ends where the next begins', (_way, zone, at, due) => {
  expect(dueAt({ paidAt: new Date(at) }, zone)).toBe(due)
})

test.each([
  [1, '2026-11-20T09:59:59.999Z'],
  [5, '2026-11-26T09:59:59.999Z'],
])('promised within %d business days, it is due at the end of the last', (days, due) => {
  expect(dueAt({}, HONOLULU, days)).toBe(due)
})

test('once the client asked for changes, the next concept is due two business days from then', () => {
  const revisedAt = new Date('2026-11-27T20:00:00Z')
  expect(dueAt({ status: 'revision', conceptCount: 1, revisedAt })).toBe('2026-12-02T09:59:59.999Z')
})

test.each<[string, Partial<State>]>([
  ['before it is paid', { status: 'pending', paymentStatus: 'pending', paidAt: null }],
  ['when its payment was rejected', { paymentStatus: 'rejected', paidAt: null }],
  ['when the fee was refunded', { paymentStatus: 'refunded' }],
  ['when the fee was refunded during changes', { status: 'revision', paymentStatus: 'refunded' }],
  ['when there is a concept', { conceptCount: 1 }],
  ['in review', { status: 'review', conceptCount: 1 }],
  ['in revision that nobody asked for', { status: 'revision', conceptCount: 1 }],
  ['when it is completed', { status: 'completed' }],
  ['when it is cancelled', { status: 'cancelled' }],
  ['when it is declined', { status: 'rejected' }],
])('no concept is owed %s', (_case, state) => {
  expect(dueAt(state)).toBeNull()
})

test('a concept is owed as soon as the fee is paid, also while the request still stands as pending', () => {
  expect(dueAt({ status: 'pending' })).toBe('2026-11-21T09:59:59.999Z')
})
