import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import ProfilePage from './profile-page.tsx'

const user = {
  _id: 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa',
  firstName: 'Leilani',
  lastName: 'Akana',
  email: 'leilani@example.com',
  phone: '+1 808 555 0199',
  role: 'customer',
  address: homeAddress,
  questionnaire: null,
  createdAt: '2026-11-20T22:00:00.000Z',
}

function draw(answer?: object, path = '/profile'): string {
  const answers = answer ? [[ask('GET /api/users/verify'), answer] as const] : []
  return drawPrivatePage(<ProfilePage />, { path, answers })
}

test('a profile shows who one is, where one lives, and three things to edit', () => {
  const html = draw({ user })
  for (const words of ['My Profile', 'Leilani', 'Akana', 'leilani@example.com', '+1 808 555 0199'])
    expect(html).toContain(words)
  for (const words of ['98 Kailua Road', 'Kailua, HI 96734', 'United States']) expect(html).toContain(words)
  for (const part of ['personal information', 'address', 'password'])
    expect(html).toContain(`Edit<span class="sr-only"> ${part}</span>`)
  expect(html).not.toContain('<form')
  expect(html).not.toContain('reset successfully')
})

test('what was never told says so', () => {
  const html = draw({ user: { ...user, phone: '', address: null } })
  expect(html).toContain('Not given')
  expect(html).toContain('No address yet.')
})

test('after a reset the page says that it was done', () => {
  expect(draw({ user }, '/profile?password-reset=success')).toContain(
    'Your password has been reset successfully.',
  )
  expect(draw({ user }, '/profile?password-reset=failed')).not.toContain('reset successfully')
})

test('a profile that cannot be loaded says so and can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Away' }))
  expect(html).toContain('Failed to load your profile. Please try again.')
  expect(html).toContain('Try Again')
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})
