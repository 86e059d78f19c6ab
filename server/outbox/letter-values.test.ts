import { expect, test } from 'vitest'
import {
  letterCustomer as customer,
  letterOrder as order,
  letterShop as shop,
} from '#tests/support/letters/sample-letters.ts'
import { orderLetter } from '#server/orders/letters.ts'
import { accountLetter } from '#server/users/letters.ts'

test('the plain quote letter reads as a whole', () => {
  expect(orderLetter('quote-ready', { customer, order, shop }).text).toBe(`Hello Leilani,

Here is your quote, also attached as a PDF. It is valid until March 26, 2026 and replaces any earlier one for this request.

1 × Shoreline sofa, Natural linen: $4,450.00
2 × Reef floor lamp: $998.00

Items $5,448.00
Discount −$200.00
Shipping Free
Tax $544.80
Total $5,792.80

The sofa fits the service lift.
The lamps are in stock.

Deposit $2,896.40 due March 16, 2026 · balance $2,896.40 before delivery

The non-refundable deposit confirms your purchase order; the balance is due before delivery or installation.

When you accept, we hold the pieces for you and your payment page opens. If you decline, a word about why helps us.

Our bank details are never in an email, and we never change them by email or phone. Use only the ones on your payment page after you sign in. If someone sends you others, don't pay; call us at (808) 555-0142.

Read and answer your quote:
https://lanai.example/account/orders/LN-1042

--\u0020
Lānai · 1200 Ala Moana Boulevard, Honolulu, HI 96814 · (808) 555-0142 · aloha@lanai.example
You get this mail because of your account or order with us. Reply to it and a person reads it.`)
})

test('the quote letter carries the quote as a document of its order', () => {
  expect(orderLetter('quote-ready', { customer, order, shop }).attachments).toEqual([
    { kind: 'order-document', orderId: order.id, name: 'quote-LN-1042.pdf' },
  ])
})

test('a line without a value is left out', () => {
  const plain = { ...order, discount: 0, note: '', trackingNumber: '', shippingMethod: '' }
  const quote = orderLetter('quote-ready', { customer, order: plain, shop })
  expect(quote.text).toContain('Items $5,448.00\nShipping Free')
  expect(quote.text).toContain('Total $5,792.80\n\nDeposit')
  const shipped = orderLetter('order-shipped', { customer, order: plain, shop })
  expect(shipped.text).toContain('Your order has left.\n\nTo: Leilani Akana')
  expect(shipped.html).not.toContain('Tracking number')
})

test('pieces have no amounts until every one has a price', () => {
  const [sofa, lamp] = order.items
  const half = { ...order, items: [{ ...sofa!, unitPrice: null }, lamp!] }
  const { html, text } = orderLetter('quote-request-received', { customer, order: half, shop })
  expect(html).not.toContain('Amount')
  expect(text).toContain('1 × Shoreline sofa, Natural linen\n')
})

test('the picture of a piece comes from the shop, and only where there is one', () => {
  const [sofa, lamp] = order.items
  const pictured = { ...order, items: [{ ...sofa!, picture: '/pictures/0a"1-320.webp' }, lamp!] }
  const { html } = orderLetter('order-received', {
    customer,
    order: pictured,
    shop: { ...shop, publicUrl: `${shop.publicUrl}/` },
  })
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain(
    '<img class="picture" src="https://lanai.example/pictures/0a&quot;1-320.webp" alt=""',
  )
  expect(orderLetter('order-received', { customer, order, shop }).html).not.toContain('<img')
})

test('the phone number and the address of the shop can be pressed wherever they stand', () => {
  const { html, text } = accountLetter('password-changed', { customer, shop })
  expect(html.match(/href="tel:8085550142"/g)).toHaveLength(2)
  expect(html.match(/href="mailto:aloha@lanai\.example"/g)).toHaveLength(2)
  expect(text).toContain('call us at (808) 555-0142 or write to aloha@lanai.example now.')
  const silent = accountLetter('password-changed', { customer, shop: { ...shop, phone: '', email: ' ' } })
  expect(silent.html).not.toMatch(/tel:|mailto:/)
})

test('a shop whose number is a digit, and whose address holds it, makes no link within a link', () => {
  const { html } = accountLetter('password-changed', {
    customer,
    shop: { ...shop, phone: '1', email: 'a1@lanai.example' },
  })
  expect(html).not.toMatch(/<a [^>]*<|<a [^>]*>[^<]*<a /)
})

test('what a customer collects is sent to no address, and its letters say where it is collected', () => {
  const collected = { ...order, isPickup: true, shippingMethod: 'Local pickup' }
  for (const name of ['studio-new-order', 'order-received', 'order-shipped'] as const) {
    const { text } = orderLetter(name, { customer, order: collected, shop })
    expect(text).not.toMatch(/^To:/m)
    expect(text).toMatch(/^Shipping method: Local pickup at 1200 Ala Moana Boulevard$/m)
  }
})

test('a customer answers to the shop, the studio to the customer', () => {
  expect(orderLetter('order-received', { customer, order, shop })).toMatchObject({
    to: customer.email,
    replyTo: shop.email,
  })
  expect(orderLetter('studio-new-order', { customer, order, shop })).toMatchObject({
    to: shop.adminEmail,
    replyTo: customer.email,
  })
})

test('the template of the settings takes the place of our words', () => {
  const ownBody =
    'Aloha {firstName}!\r\n\r\n{items}\r\nTotal {totalPrice}\r\n\r\n<b>{unknown} {constructor}</b>'
  const { text, html } = orderLetter('order-received', { customer, order, shop, ownBody })
  expect(text).toMatch(
    /^Aloha Leilani!\n\n1 × Shoreline sofa.*\n2 × Reef floor lamp.*\n\nTotal \$5,792\.80\n\n<b>\{unknown\} \{constructor\}<\/b>\n/,
  )
  expect(html).toContain('&lt;b&gt;{unknown} {constructor}&lt;/b&gt;')
  expect(accountLetter('welcome', { customer, shop, ownBody: '  ' }).text).toContain('Your account is ready.')
})

const script = '<script>alert(1)</script>'
const header = 'Leilani\r\nBcc: victim@example.com\r\n\r\n<b>Pay here</b>'

test('markup in values stays text', () => {
  const hostile = {
    customer: { ...customer, firstName: script, lastName: '"><img src=x onerror=alert(1)>' },
    order: {
      ...order,
      items: [{ ...order.items[0]!, name: script, finish: script }],
      note: `${script}\n{phone}`,
    },
    shop: { ...shop, storeName: script },
  }
  for (const letter of [
    orderLetter('quote-ready', hostile),
    orderLetter('studio-quote-declined', hostile, { reason: script }),
  ]) {
    expect(letter.html).not.toMatch(/<script|<img|<b>/)
    expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(letter.text).toContain(script)
  }
  expect(orderLetter('quote-ready', hostile).text).toContain(`${script}\n{phone}`)
})

test('line ends in values make no headers and no lines of their own', () => {
  const hostile = {
    customer: {
      firstName: header,
      lastName: header,
      email: `leilani@example.com\r\nBcc: victim@example.com`,
    },
    order: { ...order, items: [{ ...order.items[0]!, name: header }] },
    shop: { ...shop, storeName: header },
  }
  for (const letter of [
    orderLetter('studio-new-order', hostile),
    accountLetter('welcome', hostile),
    orderLetter('quote-ready', hostile),
  ]) {
    for (const value of [letter.to, letter.replyTo, letter.subject, letter.preheader])
      expect(value).not.toMatch(/[\r\n]/)
    expect(letter.text).not.toMatch(/\r|^Bcc:/m)
    expect(letter.html).not.toContain('\r')
  }
})

test('marks that turn the direction of reading are dropped', () => {
  const { text, subject } = orderLetter('studio-new-order', {
    customer: { ...customer, firstName: 'Lei\u202Elani' },
    order,
    shop,
  })
  expect(text).toContain('Leilani Akana')
  expect(text + subject).not.toMatch(/\u202E/)
})

test('every dark word turns light in dark mode', () => {
  const { html } = orderLetter('quote-ready', { customer, order, shop })
  const darkWords = html.match(/<[^>]+[";]color:#(?:211E1A|6B645A)[^>]*>/g) ?? []
  expect(darkWords.length).toBeGreaterThan(10)
  expect(darkWords.filter((tag) => !/class="[^"]*\b(?:ink|muted|title|notice)\b/.test(tag))).toEqual([])
})
