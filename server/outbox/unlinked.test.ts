import { expect, test } from 'vitest'
import {
  letterCustomer as customer,
  letterOrder as order,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { orderLetter } from '#server/orders/letters.ts'
import { accountLetter } from '#server/users/letters.ts'

test.each([
  ['Win at https://evil.example/x', 'Win at https evil example/x'],
  ['J.R. ʻIolani', 'J.R. ʻIolani'],
])('no mail program makes a link of the name %j', (firstName, read) => {
  const { text, html } = accountLetter('welcome', { customer: { ...customer, firstName }, shop })
  expect(text).toMatch(`Hello ${read},`)
  expect(html).not.toContain('evil.example')
  const address = { ...order.shippingAddress, fullName: firstName, city: firstName, address: '12/3 Pier St.' }
  for (const name of ['order-received', 'studio-new-order'] as const) {
    const letter = orderLetter(name, {
      customer: { ...customer, firstName, lastName: firstName },
      order: { ...order, shippingAddress: address },
      shop,
    })
    expect(letter.text).toContain(`To: ${read}, 12/3 Pier St., ${read}`)
    expect(letter.text + letter.html + letter.preheader).not.toContain('evil.example')
  }
})
