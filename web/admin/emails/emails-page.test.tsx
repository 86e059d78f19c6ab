import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import EmailsPage from './emails-page.tsx'

const email = {
  _id: '66666666-6666-4666-8666-666666666666',
  letter: 'quote-ready',
  to: 'leilani@example.com',
  subject: 'Your quote LN-1042 is ready',
  state: 'failed',
  attempts: 3,
  lastError: 'Connection refused',
  createdAt: '2026-11-20T22:00:00.000Z',
  sentAt: null,
}

function draw(answer: object | Error, { search = '', query = {} } = {}): string {
  const question = ask('GET /api/emails', { query: { page: 1, ...query } })
  return drawPrivatePage(<EmailsPage />, { path: `/admin/emails${search}`, answers: [[question, answer]] })
}

function listing(emails: object[], canSend = true) {
  return { emails, canSend, pagination: { page: 1, limit: 10, total: emails.length, pages: 1 } }
}

test('a mail shows its subject, to whom it goes, and why it is not there yet', () => {
  const html = draw(listing([email]))
  for (const words of [
    'Your quote LN-1042 is ready',
    'leilani<wbr/>@example.com',
    'Failed',
    'Connection refused',
  ])
    expect(html).toContain(words)
  expect(html).toContain(`href="/admin/emails?email=${email._id}"`)
  expect(html).not.toContain('No mail server is set up')
})

test('without a mail server the page says that mails wait', () => {
  const html = draw(listing([{ ...email, state: 'waiting', attempts: 0, lastError: '' }], false))
  expect(html).toContain('No mail server is set up')
  expect(html).toContain('Waiting')
})

test('nothing to show: by the filter, or because nothing was written', () => {
  expect(draw(listing([]), { search: '?state=sent', query: { state: 'sent' } })).toContain('Clear filters')
  expect(draw(listing([]))).toContain('No emails yet')
})

test('a list that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Not now' }))
  expect(html).toContain('Failed to fetch emails')
  expect(html).toContain('Try Again')
})
