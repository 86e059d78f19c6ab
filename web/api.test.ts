import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'

const fetched = vi.fn<typeof fetch>()
let page: EventTarget
let authErrors: number
let missingTokens: number
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map([['token', 'secret']])
  page = Object.assign(new EventTarget(), {
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
  })
  authErrors = 0
  missingTokens = 0
  page.addEventListener('auth-error', () => authErrors++)
  page.addEventListener('no-token', () => missingTokens++)
  vi.stubGlobal('window', page)
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const isFile = body instanceof Blob
  fetched.mockResolvedValueOnce(
    new Response(isFile ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': isFile ? body.type : 'application/json', ...headers },
    }),
  )
}

test('asks as whoever is signed in and gives the reply', async () => {
  answer(200, { success: true, cart: { totalItems: 3 } })
  const { cart } = await call('GET /api/cart')
  expect(cart.totalItems).toBe(3)
  const [url, request] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/api/cart')
  expect(request?.headers).toMatchObject({ authorization: 'Bearer secret' })
})

test('gives a refusal with its words, its fields and its figures', async () => {
  const reply = {
    success: false,
    code: 'validation_failed',
    message: 'Email is invalid',
    fields: { email: 'Email is invalid' },
    totalPrice: 20,
  }
  answer(400, reply)
  const refusal = await call('GET /api/cart').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CallError)
  expect(refusal).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Email is invalid',
    fields: { email: 'Email is invalid' },
    reply,
  })
  expect(authErrors).toBe(0)
})

test('tells the page when the session is over', async () => {
  answer(401, { message: 'Session expired. Please login again.', code: 'not_signed_in' })
  await expect(call('GET /api/cart')).rejects.toMatchObject({ status: 401 })
  expect(authErrors).toBe(1)
})

test('a refusal that comes after a new sign-in leaves the new session alone', async () => {
  answer(401, { message: 'Session expired. Please login again.', code: 'not_signed_in' })
  const requested = call('GET /api/cart').catch((error: unknown) => error)
  stored.set('token', 'fresh')
  expect(await requested).toMatchObject({ status: 401 })
  expect(authErrors).toBe(0)
})

test('a wrong password is no ended session', async () => {
  vi.stubGlobal('window', Object.assign(page, { localStorage: { getItem: () => null } }))
  answer(401, { message: 'Invalid credentials', code: 'invalid_credentials' })
  await expect(call('GET /api/cart')).rejects.toMatchObject({ message: 'Invalid credentials' })
  expect(authErrors).toBe(0)
})

test('tells the page when there is no token although one is needed', async () => {
  stored.clear()
  answer(401, { message: 'No token found', code: 'not_signed_in' })
  await expect(call('GET /api/cart')).rejects.toMatchObject({ status: 401 })
  expect({ authErrors, missingTokens }).toEqual({ authErrors: 0, missingTokens: 1 })
})

test('no answer is a CallError too', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
  await expect(call('GET /api/cart')).rejects.toMatchObject({ status: 0, code: 'network' })
})

test('an answer that is not ours is told in our words', async () => {
  answer(502, new Blob(['<h1>Bad gateway</h1>'], { type: 'text/html' }))
  await expect(call('GET /api/cart')).rejects.toMatchObject({ status: 502, code: 'unavailable' })
})

test('a file comes with the name the shop gave it', async () => {
  const disposition = `attachment; filename="L_nai.pdf"; filename*=UTF-8''L%C4%81nai.pdf`
  answer(200, new Blob(['%PDF'], { type: 'application/pdf' }), { 'content-disposition': disposition })
  const file = await call('GET /api/files/:id', { params: { id: 'f' } })
  expect([file.name, file.type, await file.text()]).toEqual(['Lānai.pdf', 'application/pdf', '%PDF'])
})

test.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'image/png; charset=utf-8', ''])(
  'a file that calls itself %j is bytes and nothing that a tab would run',
  async (type) => {
    answer(200, new Blob(['<script>1</script>']), { 'content-type': type })
    const file = await call('GET /api/files/:id', { params: { id: 'f' } })
    expect(file.type).toBe('application/octet-stream')
  },
)
