import { expect, test } from 'vitest'
import { MAX_PASSWORD_LENGTH } from '#domain/users/password-rules.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { bearerOf } from '#tests/support/operations/json-operations.ts'
import { registerForm } from '#tests/access/member-asks.ts'
import { leilani, noa, nobody } from '#tests/support/people.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'

/** On a busy machine; nothing here is about time. */
const PATIENCE_MS = 300_000

const shop = testShop()

/** A status and, where the words are given, the message. */
type Reported = readonly [value: unknown, status: number, message?: string]

const longEmail = `${'a'.repeat(250)}@b.co`
const emails: Reported[] = [
  ...[
    'leilani',
    'a@b@c.co',
    'a b@c.co',
    'a@b',
    'a@b.co.',
    '@b.co',
    'a@',
    'a@b.co\r\nBcc: c@d.co',
    'a@.co',
  ].map((email) => [email, 400, 'Email is invalid'] as const),
  [longEmail, 400],
  ['', 400, 'Email is required'],
  ['NEW@Example.COM', 200],
  // A look-alike of an address is another address.
  ['leilаni@example.com', 200],
]
const tooShort = 'Password must be at least 6 characters'
const passwords: Reported[] = [
  ['mango', 400, tooShort],
  ['6 koas', 200],
  ['mango 7', 200],
  ['  6 koas  ', 200],
  ['🌺🌺🌺🌺🌺🌺', 200],
  ['pw 5'.padEnd(MAX_PASSWORD_LENGTH, 'x'), 200],
  ['pw 5'.padEnd(MAX_PASSWORD_LENGTH + 1, 'x'), 400],
  ['password', 400],
]
const wrongPhone = 'Please enter a valid phone number'
const phones: Reported[] = [
  ['+123456789', 400, wrongPhone],
  ['+1234567890', 200],
  ['+123456789012345', 200],
  ['+1234567890123456', 400, wrongPhone],
  ['+1 808 KALANI', 400, wrongPhone],
]

test.each([
  ['email', emails],
  ['password', passwords],
  ['phone', phones],
] as const)(
  '%s is taken or refused as the table says',
  async (field, table) => {
    const faults: string[] = []
    for (const [at, [value, status, message]] of table.entries()) {
      const body = { ...registerForm(`visitor-${field}-${at}@example.com`), [field]: value }
      const reply = await injectedReply(shop.http, nobody, 'POST /api/users/register', { body })
      const said = reply.json<{ message?: string; user?: { email: string } }>()
      const isRight = reply.statusCode === status && (message === undefined || said.message === message)
      if (!isRight) faults.push(`${JSON.stringify(value)}: ${reply.statusCode} ${said.message}`)
      if (status === 200 && field === 'email') expect(said.user?.email).toBe(String(value).toLowerCase())
    }
    expectNone(
      'P34',
      table.length,
      `${field}: not as the table of section 4.1 says: ${faults.length}`,
      faults,
    )
  },
  PATIENCE_MS,
)

test(
  'a quantity is a whole number from 1, and more than there is is capped in the cart and refused in an order',
  async () => {
    const productId = await seedProduct(shop.shop.db, { stock: 3 })
    const faults: string[] = []
    const wrong = [
      '0',
      '-1',
      '1.5',
      '"1"',
      '1e9',
      '9007199254740992',
      'NaN',
      'Infinity',
      '1e400',
      'null',
      '[]',
    ]
    for (const quantity of wrong) {
      const payload = `{"productId":"${productId}","quantity":${quantity}}`
      const headers = { ...bearerOf(leilani), 'content-type': 'application/json' }
      const reply = await shop.http.inject({ method: 'POST', url: '/api/cart/add', headers, payload })
      if (reply.statusCode !== 400) faults.push(`${quantity}: ${reply.statusCode}`)
    }
    expectNone('P34', wrong.length, `quantities that are none: not refused: ${faults.length}`, faults)
    const { cart } = await shop.as(leilani).call('POST /api/cart/add', { body: { productId, quantity: 4 } })
    expect(cart.totalItems).toBe(3)
  },
  PATIENCE_MS,
)

test(
  'lists take whole pages, known sorts and known filters alone',
  async () => {
    const numbers = ['0', '-1', '1000000000', 'abc', '1.5', '', '1e9', 'NaN'].flatMap((value) => [
      ['limit', value],
      ['page', value],
    ])
    const words = ['sort', 'inStock', 'onSale', 'owner'].flatMap((name) =>
      ['unknown', 'NAME', '__proto__', '1'].map((value) => [name, value]),
    )
    const ranges = [
      ['dateRange', 'never'],
      ['dateRange', 'custom'],
      ['startDate', 'soon'],
    ]
    const faults: string[] = []
    const asks = [
      ...[...numbers, ...words].map((query) => ['GET /api/products', nobody, query] as const),
      ...numbers.map((query) => ['GET /api/orders', noa, query] as const),
      ...[
        ['status', 'lost'],
        ['paymentStatus', 'PAID'],
        ['sort', 'user'],
        ['direction', 'up'],
      ].map((query) => ['GET /api/orders', noa, query] as const),
      ...ranges.map((query) => ['GET /api/sales/report', noa, query] as const),
    ]
    for (const [key, person, [name = '', value = '']] of asks) {
      const reply = await injectedReply(shop.http, person, key, { query: { [name]: value } })
      const isEmptyPage = value === '' && reply.statusCode === 200
      if (reply.statusCode !== 400 && !isEmptyPage)
        faults.push(`${key} ${name}=${value}: ${reply.statusCode}`)
    }
    expectNone(
      'P34',
      asks.length,
      `pages, sorts, filters and ranges that are none: not refused: ${faults.length}`,
      faults,
    )
  },
  PATIENCE_MS,
)
