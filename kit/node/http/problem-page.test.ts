import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { HttpProblem, type httpProblems } from '#kit/core/operation/problem.ts'
import { answerProblems } from './problems.ts'

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Asks a shop in which everything is refused with `code`. */
function ask(code: keyof typeof httpProblems, url: string, headers: Record<string, string> = asBrowser) {
  const http = Fastify()
  answerProblems(http)
  http.get('/*', () => {
    throw new HttpProblem(code, { retryAfter: 2 })
  })
  return http.inject({ url, headers })
}

test('whoever looks for a page while the shop is busy reads words, and the page tries again', async () => {
  const reply = await ask('overloaded', '/category/sofa')
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    refresh: '10',
  })
  expect(reply.body).toContain('The shop is very busy. Please try again in a moment.')
  const style = /<style>(.*)<\/style>/s.exec(reply.body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(reply.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
})

test.each([
  ['a call of the API', '/api/products', asBrowser],
  ['a script', '/assets/page.js', { accept: '*/*' }],
  ['a picture', '/files/pictures/1.webp', { accept: 'image/avif,image/webp,*/*' }],
])('%s is refused in the one error shape', async (_what, url, headers) => {
  const reply = await ask('unavailable', url, headers)
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).not.toHaveProperty('refresh')
  expect(reply.json()).toMatchObject({ success: false, code: 'unavailable' })
})

test('what cannot get better by waiting is no page that tries again', async () => {
  const reply = await ask('not_found', '/anything')
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ code: 'not_found' })
})
