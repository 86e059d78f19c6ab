import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { exchange } from './raw-exchange.ts'

const shop = testShop()
const doors = openDoors(shop)

const post = (path: string) =>
  doors.ask(path, {
    method: 'POST',
    headers: { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=leilani%40example.com&password=papaya+on+the+lanai',
  })

test.each(['/login', '/register', '/forgot-password', '/reset-password', '/admin/login'])(
  'the form of %s never writes what was typed into an address',
  async (path) => {
    const html = await (await doors.ask(path)).text()
    expect(html.match(/<form [^>]*>/g)?.filter((form) => !form.includes('action='))).toEqual([
      expect.stringContaining('method="post"'),
    ])
  },
)

test('a form that is sent before its page is ready comes back to the page, and nothing of it is kept', async () => {
  const reply = await post('/login?redirect=%2Fcart')
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe('/login?redirect=%2Fcart')
  expect(doors.logLines.join('\n')).not.toContain('papaya')
})

test.each(['//other.example/login', '/%2f/other.example', '/\\\\other.example'])(
  'no such form leads to another site: %s',
  async (path) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nAccept: text/html\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`
    const { status, headers } = await exchange(doors.port, head)
    expect([status, headers['location']]).toEqual([303, expect.stringMatching(/^\/(?![/\\]|%2f)/i)])
  },
)
