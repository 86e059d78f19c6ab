import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { acceptJson } from './json-bodies.ts'

test('large bodies of one address are read in turns, and what stands twice in one is refused', async () => {
  const http = fastify()
  acceptJson(http)
  let read = 0
  http.post('/', async () => void read++)
  const send = (payload: string) =>
    http.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload })
  const large = JSON.stringify({ text: 'x'.repeat(20_000) })
  const all = Promise.all(Array.from({ length: 10 }, () => send(large)))
  let [last, most] = [0, 0]
  while (last < 10) {
    await turn()
    most = Math.max(most, read - last)
    last = read
  }
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(most).toBe(1)
  expect((await send(`{"a":1,"a":2,"text":"${'x'.repeat(20_000)}"}`)).statusCode).toBe(400)
  await http.close()
})
