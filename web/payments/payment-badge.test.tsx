import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentBadge } from './payment-badge.tsx'

test.each([
  ['paid', 0, false],
  ['paid', 60, true],
  ['refunded', 660, false],
  ['pending', 60, false],
] as const)('a payment that is %s, with %i sent back, says so: %s', (status, refunded, isPartly) => {
  const html = renderToStaticMarkup(
    <PaymentBadge status={status} hasEvidence={false} payment={{ refunded }} />,
  )
  expect(html.includes('Partly refunded')).toBe(isPartly)
})
