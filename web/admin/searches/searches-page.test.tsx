import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { CallError } from '#kit/browser/api/call-error.ts'
import { ask } from '#web/api.ts'
import SearchesPage from './searches-page.tsx'

const report = ask('GET /api/search/report', { query: { page: 1 } })
const draw = (answer?: object | Error) =>
  drawPrivatePage(<SearchesPage />, { path: '/admin/searches', answers: answer ? [[report, answer]] : [] })

const listing = (questions: object[]) => ({
  questions,
  pagination: { page: 1, limit: 50, total: questions.length, pages: Math.min(questions.length, 1) },
})

test('each question leads to its search, and what found nothing to the synonyms', () => {
  const html = draw(
    listing([
      { question: 'zabuton & co', asked: 1234, found: 0, opened: 0, carted: 0 },
      { question: 'sofa', asked: 3, found: 9, opened: 2, carted: 1 },
    ]),
  )
  expect(html).toContain('href="/category/all?search=zabuton+%26+co"')
  expect(html).toContain('1,234')
  expect(html.match(/aria-label="Add a synonym for [^"]+"/g)).toEqual([
    'aria-label="Add a synonym for zabuton &amp; co"',
  ])
  expect(html).toContain('href="/admin/settings?tab=search"')
})

test('a shop where nobody has searched says so', () => {
  expect(draw(listing([]))).toContain('Nobody has searched yet')
})

test('while it is loaded rows stand in its place, and where it cannot be it says so', () => {
  expect(draw()).toContain('aria-busy="true"')
  const failed = new CallError({ status: 500, code: 'internal_error', message: 'Ours' })
  expect(draw(failed)).toContain('Failed to fetch searches')
})
