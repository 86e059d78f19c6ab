import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { quoteFor, seedSentQuote } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

const pdf = async (url: string) => {
  const reply = await shop.http.inject({ url, headers: { authorization: `Bearer ${leilani.token}` } })
  expect(reply.statusCode).toBe(200)
  return readPdf(reply.rawPayload).join('\n')
}

test('quote, order, receipts and invoice of a quote with a schedule of its own say what that schedule says', async () => {
  const quote = await seedSentQuote(shop, { quantity: 4 })
  const params = { id: quote._id }
  const schedule = { kind: 'deposit', depositPercent: 30, depositDays: 10, balanceDays: 3 } as const
  await shop.as(noa).call('PUT /api/orders/:id/quote', { params, body: { ...quoteFor(quote), schedule } })
  const paper = () => pdf(`/api/orders/${quote._id}/document.pdf`)
  expect(await paper()).toMatch(/Deposit \$675\.00 within 10 days\s+·\s+balance \$1,575\.00 before/)
  expect(await paper()).not.toContain('$1,125.00')

  await shop.as(leilani).call('PUT /api/orders/:id/quote/accept', { params })
  expect(await paper()).toMatch(/Deposit \$675\.00 due November 30/)

  const pay = (amount: number, seenOpen: number) =>
    shop.as(noa).call('POST /api/payables/:ref/payments', {
      params: { ref: quote._id },
      body: { amount, method: 'cheque', seenOpen },
    })
  await pay(675, 2250)
  expect(await paper()).toContain('$1,575.00')
  const { payable } = await pay(1575, 1575)
  expect(payable.papers.map(({ number, amount }) => [number, amount])).toEqual([
    ['RC-1001', 675],
    ['RC-1002', 1575],
    ['INV-1001', 2250],
  ])
  expect(await pdf('/api/documents/RC-1001.pdf')).toContain('$675.00')
  expect(await pdf('/api/documents/INV-1001.pdf')).toContain('$2,250.00')
  expect(await paper()).toContain('INV-1001')
})
