import { expect, test } from 'vitest'
import { Settings } from './settings.ts'

const withTaxRate = (taxRate: number) =>
  Settings.safeParse({ general: {}, shipping: {}, payment: { taxRate }, email: {}, seo: {} })

test.each([0, 4.71, 10, 99.99, 100])('a tax of %d percent can be charged to the cent', (taxRate) => {
  expect(withTaxRate(taxRate).data?.payment.taxRate).toBe(taxRate)
})

test.each([-0.01, 4.712, 100.01])('a tax of %d percent is refused', (taxRate) => {
  expect(withTaxRate(taxRate).error?.issues).toMatchObject([{ path: ['payment', 'taxRate'] }])
})
