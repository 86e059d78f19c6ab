import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { filePartsOf, holdsFiles } from '#kit/core/operation/files.ts'
import type { Operation } from '#contract/endpoint.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { exchange } from './raw-exchange.ts'
import { refusalOf, readRefusal } from './refusals.ts'

const shop = testShop()
const doors = openDoors(shop)

const operations = Object.entries<Operation>(api).map(([key, operation]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, path, operation }
})
const paths = [...new Set(operations.map(({ path }) => path))]
const withId = operations.filter(({ path }) => /:(id|itemId)\b/.test(path))
const filled = (path: string, id: string) => path.replaceAll(/:\w+/g, id)
const patternOf = (path: string) => new RegExp(`^${filled(path, '[^/]+')}$`)
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

test.each(paths)('%s answers the methods of the contract and refuses all others', async (path) => {
  const address = filled(path, crypto.randomUUID())
  const here = operations.filter(({ path }) => patternOf(path).test(address))
  const answered = new Set(here.map(({ method }) => method))
  for (const method of methods.filter((method) => !answered.has(method))) {
    expect(await refusalOf(await doors.ask(address, { method }, noa))).toMatchObject({
      status: 405,
      code: 'method_not_allowed',
    })
  }
})

test.each(['/api/nothing', '/api/', '/api/orders/1/2/3', '/api/users', '/api/.env', '/api/../api/nothing'])(
  'there is nothing at %s',
  async (path) => {
    expect(await refusalOf(await doors.ask(path))).toMatchObject({ status: 404, code: 'not_found' })
  },
)

const malformed = [
  '1',
  '507f1f77bcf86cd799439011',
  'a'.repeat(300),
  '..%2f..%2fetc',
  '%00',
  '%zz',
  '%ff',
  '%27%20or%201=1',
  '🌺',
]

test.each(withId)(
  '$key: a malformed id is answered exactly as an unknown one',
  async ({ method, path, operation }) => {
    const person = operation.access === 'admin' || operation.access === 'seller' ? noa : kai
    const ask = async (id: string) => {
      const reply = await doors.ask(filled(path, id), { method, ...bodyOf(operation) }, person)
      return { status: reply.status, body: await reply.text() }
    }
    const unknown = await ask(crypto.randomUUID())
    expect(unknown.status).toBe(404)
    readRefusal(unknown.body)
    for (const id of malformed) expect({ id, ...(await ask(id)) }).toEqual({ id, ...unknown })
  },
)

/** What the form of a product needs. */
const piece = {
  productCode: 'REED-1',
  name: 'Reed chair',
  description: 'Woven by hand.',
  price: '600',
  category: 'chair',
  stock: '3',
}

/** What the form of a package needs. */
const home = {
  name: 'A home',
  tab: 'full-home',
  price: '600',
  summary: 'One chair.',
  description: 'One woven chair.',
  rooms: JSON.stringify([{ name: 'Hall', items: [{ name: 'Reed chair', quantity: 1 }] }]),
}

/** What passes the check of each operation's body, so that its id is what is refused. */
function bodyOf({ body }: Operation): RequestInit {
  if (!body) return {}
  if (holdsFiles(body)) {
    const picture = new File([Buffer.from(sampleFiles.png)], 'picture.png')
    const counts = new File(['productCode,counted\nREED-1,3\n'], 'counts.csv')
    const [part = ''] = Object.keys(filePartsOf(body))
    const alone = { [part]: part === 'countsFile' ? counts : picture }
    const forms: Record<string, string | File>[] = [alone, piece, home, { text: 'Here' }, { revision: '0' }]
    const fitting = forms.find((parts) => body.safeParse(parts).success)
    return { body: formOf(fitting ?? {}) }
  }
  const quote = { items: [{ _id: crypto.randomUUID(), price: 1 }], shippingPrice: 0, taxPrice: 0 }
  const words = { reason: 'None', paymentMethod: 'cheque', rating: 5, hidden: false }
  const person = { firstName: 'Kai', lastName: 'Akana', email: 'kai@example.com', role: 'customer' }
  const stock = { change: 1, name: 'Lanterns', move: 'up' }
  const pin = { x: 0.5, y: 0.5, text: 'Here', isResolved: true, scale: null }
  const design = { ...pin, details: 'Lighter', paymentStatus: 'paid', products: [], answer: null }
  const shown = { shared: true, swap: null, line: crypto.randomUUID() }
  const edited = { revision: 0, attempt: crypto.randomUUID(), edits: [{ of: 'heightMm', value: 2600 }] }
  const money = { kind: 'reversed', state: 'sent', method: 'cheque', amount: 1, act: 'reopen' }
  const anything = {
    quantity: 1,
    ...words,
    ...quote,
    ...person,
    ...stock,
    ...design,
    validUntil: '2027-01-01',
    day: '2027-01-01',
    pieces: 1,
    ...edited,
    ...shown,
    lines: [{ text: 'Stairs', quantity: 1 }],
    seenRevision: 0,
    upTo: 1,
    counts: [{ productCode: piece.productCode, counted: 1 }],
  }
  const statuses = ['paid', 'shipped', 'completed'].map((status) => ({ ...anything, status }))
  const fitting = [...statuses, { ...anything, ...money }, { state: 'live' }, { answer: 'Yes' }].find(
    (form) => body.safeParse(form).success,
  )
  return { body: JSON.stringify(fitting), headers: { 'content-type': 'application/json' } }
}

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.set(name, part)
  return form
}

const raw = (line: string, headers = '') =>
  exchange(doors.port, `${line}\r\nHost: lanai.example\r\nConnection: close\r\n${headers}\r\n`)

test.each([
  ['garbage', 'not HTTP at all', '', 400, 'malformed_request'],
  [
    'two lengths',
    'POST /api/users/login HTTP/1.1',
    'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n',
    400,
    'malformed_request',
  ],
  ['an address of 5,000 letters', `GET /${'a'.repeat(5000)} HTTP/1.1`, '', 414, 'too_large'],
  ['an API address of 5,000 letters', `GET /api/orders/${'a'.repeat(5000)} HTTP/1.1`, '', 414, 'too_large'],
  ['a long header', 'GET /api/products HTTP/1.1', `X-A: ${'a'.repeat(20_000)}\r\n`, 431, 'too_large'],
  ['an unknown expectation', 'GET /api/products HTTP/1.1', 'Expect: banana\r\n', 417, 'malformed_request'],
  ['two hosts', 'GET /api/products HTTP/1.1', 'Host: evil.example\r\n', 400, 'malformed_request'],
  ['3,000 headers', 'GET /api/products HTTP/1.1', 'X-Aa: 1\r\n'.repeat(3000), 431, 'too_large'],
])('%s gets a refusal in the one shape', async (_what, line, headers, status, code) => {
  const reply = await raw(line, headers)
  expect([reply.status, readRefusal(reply.body).code]).toEqual([status, code])
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('a request that names no host is refused in words, one of HTTP/1.0 is not', async () => {
  const hostless = (version: string) =>
    exchange(doors.port, `GET /api/health/live HTTP/${version}\r\nConnection: close\r\n\r\n`)
  expect(readRefusal((await hostless('1.1')).body).code).toBe('malformed_request')
  expect((await hostless('1.0')).status).toBe(200)
})

test.each([
  ['several slashes', 'GET // HTTP/1.1', 200],
  ['a name of another site', 'GET //evil.example/x HTTP/1.1', 404],
  ['backslashes', String.raw`GET /\evil.example HTTP/1.1`, 404],
  ['a whole URL', 'GET http://evil.example/api/health/live HTTP/1.1', 200],
  ['nothing but a query', 'GET http://evil.example?page=1 HTTP/1.1', 200],
  ['a NUL byte', 'GET /product/%00 HTTP/1.1', 404],
  ['dots', 'GET /../../etc/passwd HTTP/1.1', 404],
])('an address of %s is one of ours or none', async (_what, line, status) => {
  const reply = await raw(line)
  expect(reply.status === 301 || reply.status === 302 ? 200 : reply.status).toBe(status)
  expect(reply.body + reply.headers.location).not.toMatch(/(\/\/|\/\\\\)evil/)
  if (line.includes('/api/')) expect(reply.headers['cache-control']).toBe('no-store')
})

test('who is refused learns nothing of another’s order', async () => {
  const path = `/api/orders/${crypto.randomUUID()}`
  const [mine, theirs] = [await doors.ask(path, {}, leilani), await doors.ask(path, {}, kai)]
  expect(await mine.text()).toBe(await theirs.text())
})
