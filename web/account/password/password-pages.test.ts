import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/pages/draw-page.ts'

test('whoever forgot the password is asked for the email, and led back to the login', async () => {
  const { status, text, html } = await drawPage('/forgot-password', {})
  expect(status).toBe(200)
  expect(text).toContain('Forgot your password?')
  expect(text).toContain('Send temporary password')
  expect(html).toContain('href="/login"')
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test('the login page leads there', async () => {
  expect((await drawPage('/login', {})).html).toContain('href="/forgot-password"')
})

test('whoever closed an account is not welcomed back to its cart', async () => {
  const { text } = await drawPage('/login?account=closed', {})
  expect(text).toContain('Your account is closed.')
  expect(text).not.toMatch(/Welcome back|Your cart, your quotes/)
})

test('the reset page asks for the temporary password and for a new one twice', async () => {
  const { status, text, html } = await drawPage('/reset-password', {})
  expect(status).toBe(200)
  for (const words of ['Temporary password', 'New password', 'Confirm new password', 'At least 6 characters'])
    expect(text).toContain(words)
  expect(html).toContain('href="/forgot-password"')
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test.each(['/login', '/reset-password'])(
  'the email on %s comes along to ask for a password',
  async (path) => {
    const { html } = await drawPage(`${path}?email=leilani@example.com`, {})
    expect(html).toContain('href="/forgot-password?email=leilani%40example.com"')
  },
)

test('who resets a password of the studio asks for another as one of it', async () => {
  const { html } = await drawPage('/reset-password?email=noa@example.com&from=admin', {})
  expect(html).toContain('href="/forgot-password?email=noa%40example.com&amp;from=admin"')
})

test.each([
  ['/forgot-password?email=leilani@example.com', '/login'],
  ['/reset-password?email=leilani@example.com', '/login'],
  ['/forgot-password?email=leilani@example.com&from=admin', '/admin/login'],
  ['/reset-password?email=leilani@example.com&from=admin', '/admin/login'],
])('the email on %s comes along back to %s', async (path, login) => {
  const { html } = await drawPage(path, {})
  expect(html).toContain(`href="${login}?email=leilani%40example.com"`)
})

test.each(['/forgot-password', '/reset-password'])(
  'nobody comes back to %s after signing in',
  async (path) => {
    const { html } = await drawPage(path, {})
    expect(html).toContain('href="/login"')
    expect(html).not.toContain(`redirect=${encodeURIComponent(path)}`)
  },
)
