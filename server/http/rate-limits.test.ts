import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LimitName } from '#contract/endpoint.ts'
import type { Role } from '#domain/users/roles.ts'
import { rateLimits } from './rate-limits.ts'

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  const count = await rateLimits(app, 1)
  app.get('/:name', async (request) => {
    const { name } = request.params as { name: LimitName }
    const { id, role } = request.query as { id?: string; role?: Role }
    await count(name, request, id && role ? { id, role, email: '', tokenHash: '' } : undefined)
    return 'counted'
  })
})
afterEach(() => app.close())

/** How many of `times` requests are let through. */
async function letThrough(times: number, address: string, from = '203.0.113.7') {
  let passed = 0
  for (let time = 0; time < times; time++) {
    const reply = await app.inject({ url: address, remoteAddress: from })
    if (reply.statusCode === 200) passed++
  }
  return passed
}

test.each([
  ['sign-in', '', 20],
  ['register', '', 10],
  ['search', '', 120],
  ['order', '?id=leilani&role=customer', 10],
  ['upload', '?id=leilani&role=customer', 20],
  ['export', '?id=leilani&role=customer', 10],
])('%s%s is let through %i times from one address', async (name, who, max) => {
  expect(await letThrough(max + 5, `/${name}${who}`)).toBe(max)
  expect(await letThrough(1, `/${name}${who.replace('leilani', 'kai')}`, '203.0.113.8')).toBe(1)
})

test('who is signed in as another each time still registers only so often from one address', async () => {
  let passed = 0
  for (let person = 0; person < 12; person++) {
    passed += await letThrough(1, `/register?id=person-${person}&role=customer`)
  }
  expect(passed).toBe(10)
})

test('the studio uploads more than a member', async () => {
  expect(await letThrough(40, '/upload?id=noa&role=admin')).toBe(40)
})

test('who has had enough is told when to come back', async () => {
  await letThrough(10, '/register')
  const reply = await app.inject({ url: '/register', remoteAddress: '203.0.113.7' })
  expect(reply.json()).toMatchObject({ message: 'Too many requests. Please wait a moment and try again.' })
})
