import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openLog } from '#kit/node/log.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { orderForm, shippingAddress } from '#tests/support/seed/order.ts'
import { leilani, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { evidence, formBytes, seedEvidenceDoor, sendForm } from './evidence-door.ts'
import { refusalOf, readRefusal } from './refusals.ts'

const shop = testShop()
const doors = openDoors(shop)

/** What no log may ever hold, each found nowhere else. */
const canary = {
  email: 'canary-4711@example.com',
  password: 'canary-Passw0rd-88213',
  wrongPassword: 'canary-Wrong-55120',
  phone: '+18085557731',
  street: '7731 Canary Street',
  city: 'Canary\nCity',
  fileName: 'canary-receipt.pdf',
  fileText: '%PDF-1.7\ncanary-file-content\ntrailer<<>>\nstartxref\n0\n%%EOF\n',
}

const address = {
  street: canary.street,
  city: 'Honolulu',
  state: 'HI',
  zipCode: '96815',
  country: 'United States',
}
const person = { firstName: 'Canary', lastName: 'Bird', phone: canary.phone, address }

function post(path: string, body: unknown, who?: Person): Promise<Response> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return doors.ask(path, init, who)
}

function expectNoCanaryIn(lines: string[], token = 'no token') {
  const all = lines.join('\n')
  for (const secret of [...Object.values(canary), 'canary', 'Canary', token, leilani.token ?? '']) {
    expect(all).not.toContain(secret)
    expect(all).not.toContain(JSON.stringify(secret).slice(1, -1))
  }
}

async function register(): Promise<Person> {
  const { email, password } = canary
  const reply = await post('/api/users/register', { ...person, email, password })
  const { token, user } = (await reply.json()) as { token: string; user: { _id: string } }
  expect(reply.status).toBe(200)
  return { ...leilani, id: user._id, email, token }
}

test('no word of a customer’s gets into the log, from registering to sending evidence', async () => {
  const bird = await register()
  const { email, password, wrongPassword } = canary
  expect(await refusalOf(await post('/api/users/login', { email, password: wrongPassword }))).toMatchObject({
    status: 401,
    code: 'invalid_credentials',
  })
  expect(await post('/api/users/login', { email, password })).toMatchObject({ status: 200 })
  expect(await refusalOf(await post('/api/users/register', { ...person, email, password }))).toMatchObject({
    status: 409,
    code: 'email_taken',
  })
  expect(await refusalOf(await post('/api/users/login', { email: `${email} x`, password }))).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })

  await shop.set('general', { quoteMode: false })
  const product = await seedProduct(shop.shop.db, { priceCents: 600_00 })
  const sent = { ...shippingAddress, address: canary.street, city: canary.city, phone: canary.phone }
  const placed = await post('/api/orders', orderForm(product, 1, { shippingAddress: sent }), bird)
  const { order } = (await placed.json()) as { order: { _id: string } }
  const form = formBytes([evidence(canary.fileText, canary.fileName)])
  expect(await sendForm(doors, `/api/orders/${order._id}/payment-evidence`, form, bird)).toMatchObject({
    status: 200,
  })
  expect(await doors.ask(`/login?email=${email}&token=${bird.token}`)).toMatchObject({ status: 200 })
  expect(await doors.ask(`/api/users/verify?email=${email}`, {}, bird)).toMatchObject({ status: 200 })
  const requested = doors.logLines.length
  expectNoCanaryIn(doors.logLines, bird.token)
  printPromise(
    'P48',
    requested,
    'lines of log from registering to sending evidence: 0 hold a password, token, address, phone, file or name',
    true,
  )
})

test('a query that fails is logged without what was asked, and the caller learns no more than that it failed', async () => {
  await shop.shop.db.execute(sql`alter table users rename to users_away`)
  try {
    const failed = await post('/api/users/login', { email: canary.email, password: canary.password })
    expect(await refusalOf(failed)).toMatchObject({ status: 500, code: 'internal_error' })
    const lines = doors.logLines.filter((line) => line.includes(failed.headers.get('x-request-id') ?? ''))
    const fault = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'unexpected error')
    expect(fault.err).toMatchObject({
      message: expect.stringContaining('Failed query: select'),
      cause: 'relation "users" does not exist',
      stack: expect.stringMatching(/\n\s+at .*sign-in\.ts/),
    })
  } finally {
    await shop.shop.db.execute(sql`alter table users_away rename to users`)
  }
  expectNoCanaryIn(doors.logLines)
})

test.each([
  ['several lines', `one\nparams: ${canary.city}\n    at ${canary.street}`],
  ['a value that PostgreSQL quotes', `"${canary.email}"`],
])('not even %s of a failed query get into the log', async (_what, value) => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const failure = await shop.shop.db
    .execute(sql`select ${value}::uuid, ${canary.phone}::text`)
    .catch((error) => error)
  log.error({ err: failure, email: canary.email, user: { phone: canary.phone } }, 'failed')
  expect(lines.join()).toContain('invalid input syntax for type uuid')
  expectNoCanaryIn(lines)
})

test('a fault of ours is a 500 that says nothing, and the log says what it was', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const files = { ...shop.shop.files, temporaryPath: () => JSON.parse('{') as string }
  const broken = await createApp({ ...shop.shop, files, log }, { loadLimits: null })
  const path = await seedEvidenceDoor(shop)
  const reply = await broken.inject({
    method: 'POST',
    url: path,
    payload: formBytes([evidence(canary.fileText, canary.fileName)]),
    headers: {
      'content-type': 'multipart/form-data; boundary=a-boundary-that-no-file-holds',
      authorization: `Bearer ${leilani.token}`,
    },
  })
  await broken.close()
  expect([reply.statusCode, readRefusal(reply.body).code]).toEqual([500, 'internal_error'])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: reply.headers['x-request-id'],
    msg: 'unexpected error',
    err: { type: 'SyntaxError', stack: expect.stringContaining('logs.test.ts') },
  })
  expectNoCanaryIn(lines)
})

test('each line of a request carries its id, which its reply carries too', async () => {
  const before = doors.logLines.length
  const ids = new Set<string | null>()
  for (const path of ['/api/products', '/category/all', '/api/nowhere', '/robots.txt']) {
    ids.add((await doors.ask(path)).headers.get('x-request-id'))
  }
  await expect
    .poll(() => doors.logLines.slice(before).filter((line) => line.includes('completed')).length)
    .toBe(4)
  const lines = doors.logLines.slice(before).map((line) => JSON.parse(line) as { reqId?: string })
  expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(ids)
})

test('what stands in an address or a header cannot begin a line of its own', async () => {
  const before = doors.logLines.length
  await doors.ask('/nowhere%0d%0a%7b%22level%22:60%7d', { headers: { 'user-agent': 'x {"level":60}' } })
  for (const line of doors.logLines.slice(before)) {
    expect(line.trimEnd()).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), reqId: expect.any(String) })
  }
})
