import { agreedSums } from '#tests/support/samples/sums.ts'
import { expect, test } from 'vitest'
import { paidAtOf, paymentStatusOf, type Standing } from './standing.ts'
import type { Sums } from './sums.ts'

const agreed = agreedSums(1000)
const paidAt = new Date('2026-11-20T20:00:00Z')
const paid = { paidAt }
const back = { received: 1000, refunded: 1000 }

test.each<[string, string, Partial<Sums>, Partial<Standing>]>([
  ['pending', 'nothing came', {}, {}],
  ['pending', 'a part came', { received: 500 }, {}],
  ['pending', 'cancelled, and nobody paid', { isCancelled: true }, {}],
  ['rejected', 'the studio said so', {}, { marked: 'rejected' }],
  ['paid', 'all came', { received: 1000 }, paid],
  ['paid', 'cancelled, and the money is here', { received: 1000, isCancelled: true }, paid],
  ['paid', 'cancelled, and a part went back', { received: 1000, refunded: 500, isCancelled: true }, paid],
  ['refunded', 'cancelled, and all went back', { ...back, isCancelled: true }, paid],
  ['paid', 'all went back of an order that goes on', { ...back, reduced: 1000 }, paid],
  ['refunded', 'all went back of a fee', { ...back, reduced: 1000 }, { ...paid, isDesign: true }],
  ['refunded', 'the studio said so', { isCancelled: true }, { ...paid, marked: 'refunded' }],
  ['paid', 'it costs nothing', { total: 0, isCancelled: true }, paid],
])('reads %s: %s', (expected, _what, sums, standing) => {
  const all = { paidAt: null, marked: null, isDesign: false, ...standing }
  expect(paymentStatusOf({ ...agreed, ...sums }, all)).toBe(expected)
})

test('it is paid when the last of it comes, once, and not while a cent is missing', () => {
  const later = new Date('2026-11-21T20:00:00Z')
  expect(paidAtOf({ ...agreed, received: 999 }, null, paidAt)).toBe(null)
  expect(paidAtOf({ ...agreed, received: 1000 }, null, paidAt)).toBe(paidAt)
  expect(paidAtOf({ ...agreed, received: 1100 }, paidAt, later)).toBe(paidAt)
  expect(paidAtOf({ ...agreed, received: 1000, charges: 35 }, paidAt, later)).toBe(null)
})
