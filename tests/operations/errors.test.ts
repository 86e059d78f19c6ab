import { expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { refusalOf } from './refusals.ts'

const KB = 1024
const shop = testShop()
const doors = openDoors(shop)

const json = { 'content-type': 'application/json' }
const login = (body: BodyInit, headers: Record<string, string> = json) =>
  doors.ask('/api/users/login', { method: 'POST', body, headers })

const nested = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`
const sized = (bytes: number) => `{"email":"${'a'.repeat(bytes - 12)}"}`

test.each([
  ['cut off', '{"email":"a'],
  ['no JSON', 'email=a@b.co'],
  ['empty', ''],
  ['a list', '[{"email":"a@b.co"}]'],
  ['a word', '"a@b.co"'],
  ['nested 200 deep', nested(200)],
  ['nested 100,000 deep', nested(100_000)],
  ['holding a NUL byte', JSON.stringify({ email: 'a\0@b.co', password: 'x' })],
  ['holding half a surrogate pair', String.raw`{"email":"\ud83d@b.co","password":"x"}`],
  ['holding a name with a NUL byte', JSON.stringify({ email: 'a@b.co', password: 'x', 'a\0': 1 })],
])('a body that is %s is malformed', async (_what, body) => {
  expect(await refusalOf(await login(body))).toMatchObject({ status: 400, code: 'malformed_request' })
})

test.each([
  ['text', { 'content-type': 'text/plain' }],
  ['a web form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['XML', { 'content-type': 'application/xml' }],
  ['something like JSON', { 'content-type': 'application/jsonp' }],
  ['JSON in another alphabet', { 'content-type': 'application/json; charset=utf-16' }],
  ['compressed JSON', { ...json, 'content-encoding': 'gzip' }],
])('%s is no content that a call reads', async (_what, headers) => {
  const body = JSON.stringify({ email: 'a@b.co', password: 'x' })
  expect(await refusalOf(await login(body, headers))).toMatchObject({ status: 415, code: 'unsupported_type' })
})

test.each([
  ['/api/nowhere', 404, 'not_found'],
  ['/api/products/search', 405, 'method_not_allowed'],
  ['/our-story', 405, 'method_not_allowed'],
])('what is sent to %s, where nothing takes it, is not read', async (path, status, code) => {
  const reply = await doors.ask(path, { method: 'PATCH', headers: json, body: '{"cut":"o' })
  expect(await refusalOf(reply)).toMatchObject({ status, code })
})

test('a form is read where files are, and nowhere else', async () => {
  const form = new FormData()
  form.set('email', 'a@b.co')
  form.set('password', 'x')
  expect(await refusalOf(await login(form, {}))).toMatchObject({ status: 415, code: 'unsupported_type' })
  const evidence = { method: 'POST', headers: json, body: '{}' }
  const path = `/api/orders/${crypto.randomUUID()}/payment-evidence`
  expect(await refusalOf(await doors.ask(path, evidence, leilani))).toMatchObject({
    status: 415,
    code: 'unsupported_type',
  })
})

test('JSON may have 256 KB and not a byte more', async () => {
  expect(await refusalOf(await login(sized(256 * KB)))).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  expect(await refusalOf(await login(sized(256 * KB + 1)))).toMatchObject({ status: 413, code: 'too_large' })
  expect(await refusalOf(await login(sized(3000 * KB)))).toMatchObject({ status: 413, code: 'too_large' })
})

test.each([
  ['__proto__', '{"email":"a@b.co","password":"x","__proto__":{"polluted":1}}'],
  ['constructor.prototype', '{"email":"a@b.co","password":"x","constructor":{"prototype":{"polluted":1}}}'],
  ['a deep __proto__', '{"email":"a@b.co","password":"x","more":{"__proto__":{"polluted":1}}}'],
])('%s in a body reaches no prototype', async (_what, body) => {
  expect(await refusalOf(await login(body))).toMatchObject({ status: 400, code: 'malformed_request' })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('each field that is wrong is named, and the first is the message', async () => {
  const body = await refusalOf(await login('{"email":"nobody"}'))
  expect(body).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Email is invalid',
    fields: { email: 'Email is invalid', password: 'Password is required' },
  })
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'page=1e1',
  'page=0x10',
  'page=abc',
  'page=',
  'page=NaN',
  'page=Infinity',
  'limit=0',
  'limit=101',
  'limit=-1',
  'limit=0x10',
  'sort=price',
  'inStock=maybe',
  'minPrice=-1',
  'minPrice=1e3',
  'maxPrice=0x10',
  'page=1&page=2',
  'search=a&search=b',
  'unheard=a&unheard=b',
  'search=%00',
  `search=${'a'.repeat(201)}`,
])('a list does not take ?%s', async (query) => {
  for (const path of ['/api/products', '/api/products/category/all']) {
    const { status, code, fields } = await refusalOf(await doors.ask(`${path}?${query}`))
    const [field = ''] = query.split('=')
    const named = { status: 400, code: 'validation_failed', fields: { [field]: expect.any(String) } }
    const unreadable = { status: 400, code: 'malformed_request', fields: undefined }
    expect({ status, code, fields }).toEqual(/&|%00/.test(query) ? unreadable : named)
  }
})

test('nothing of all this was written or signed in', async () => {
  const before = await shop.shop.db.$count(users)
  const register = { method: 'POST', headers: json, body: '{"email":"new@example.com","__proto__":{}}' }
  expect(await refusalOf(await doors.ask('/api/users/register', register))).toMatchObject({
    status: 400,
    code: 'malformed_request',
  })
  const query = await doors.ask('/api/orders?page=1&page=1', {}, noa)
  expect(await refusalOf(query)).toMatchObject({ status: 400, code: 'malformed_request' })
  expect(await shop.shop.db.$count(users)).toBe(before)
})
