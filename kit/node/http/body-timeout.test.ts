import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { openDoors } from '#tests/operations/doors.ts'
import { readReply } from '#tests/operations/raw-exchange.ts'
import { readRefusal } from '#tests/operations/refusals.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const doors = openDoors(shop)

afterEach(() => vi.useRealTimers())

const head = [
  'POST /api/users/login HTTP/1.1',
  'host: lanai.example',
  'content-type: application/json',
  'content-length: 40',
  '\r\n',
].join('\r\n')

test('a body that has not come whole after 30 seconds is refused, and its connection ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = connect(doors.port, '127.0.0.1')
  const reply = readReply(socket)
  let heard = 0
  socket.on('data', () => heard++)
  socket.write(`${head}{"email":`)
  await once(socket, 'connect')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  vi.advanceTimersByTime(29_999)
  expect(heard).toBe(0)
  vi.advanceTimersByTime(1)
  await once(socket, 'data')
  vi.advanceTimersByTime(1_000)
  const { status, body } = await reply
  expect([status, readRefusal(body)]).toMatchObject([408, { code: 'too_slow' }])
})

test('a body that comes in time is read, however late it begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = connect(doors.port, '127.0.0.1')
  const reply = readReply(socket)
  socket.write(`${head.replace('host:', 'connection: close\r\nhost:')}{"email":`)
  await once(socket, 'connect')
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  vi.advanceTimersByTime(29_000)
  socket.write('"nobody@example.com"         }'.padEnd(31))
  const { status } = await reply
  expect(status).toBe(400)
})
