import { expect, test } from 'vitest'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import { whyNot } from './move-several.tsx'

test.each([
  ['shipped', 'processing', 'It is shipped already.'],
  ['delivered', 'delivered', 'It is delivered already.'],
  ['cancelled', 'shipped', 'It is cancelled.'],
  ['pending', 'processing', undefined],
  ['shipped', 'delivered', undefined],
] as const)('of several, one that is %s goes to %s or says why not', (status, to, why) => {
  expect(whyNot(sampleOrder({ status }), to)).toBe(why)
})

test('one that is not paid is neither shipped nor delivered unasked', () => {
  for (const to of ['shipped', 'delivered'] as const)
    expect(whyNot(sampleOrder(), to)).toContain('is still open')
})

test('a quote that nobody accepted goes nowhere', () => {
  expect(whyNot(sampleRequest(), 'processing')).toMatch(/^The customer has not accepted a quote/)
})
