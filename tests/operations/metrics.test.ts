import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'
import { refusalOf } from './refusals.ts'

const shop = testShop()
const doors = openDoors(shop)
const behindProxy = openDoors(shop, { trustProxy: ['127.0.0.1'] })

const figure = (text: string, line: RegExp) => Number(line.exec(text)?.[1] ?? 0)

test('a caller on this machine reads how many requests there were, how long they took and how the process is', async () => {
  const counted =
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/products",status="200"\} (\d+)$/m
  const before = await (await doors.ask('/api/metrics')).text()
  for (let times = 0; times < 3; times++) await (await doors.ask('/api/products?page=1')).text()
  const reply = await doors.ask('/api/metrics')
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await reply.text()
  expect(figure(text, counted) - figure(before, counted)).toBe(3)
  expect(figure(text, /^process_resident_memory_bytes (\d+)$/m)).toBeGreaterThan(1_000_000)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(figure(text, /^lanai_table_bytes\{table="order_history"\} (\d+)$/m)).toBeGreaterThan(8_000)
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^(#.*|[a-z\d_]+(\{.*\})? \S+|)$/)
})

test('addresses that anybody invents make no new figures', async () => {
  const linesOf = async () => (await (await doors.ask('/api/metrics')).text()).split('\n').length
  await doors.ask('/nowhere/0')
  await doors.ask('/api/products/0')
  const before = await linesOf()
  for (let n = 1; n < 20; n++)
    await Promise.all([doors.ask(`/nowhere/${n}`), doors.ask(`/api/products/${n}`)])
  expect((await linesOf()) - before).toBeLessThan(30)
})

test.each([
  ['x-forwarded-for', '10.0.0.7'],
  ['x-forwarded-host', 'shop.example'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
  ['via', '1.1 proxy'],
])('whoever comes through a proxy (%s) learns of no figures', async (name, value) => {
  for (const door of [doors, behindProxy]) {
    const refused = await door.ask('/api/metrics', { headers: { [name]: value } })
    const nothing = await door.ask('/api/nothing', { headers: { [name]: value } })
    expect(await refusalOf(refused)).toEqual({ status: 404, ...((await nothing.json()) as object) })
  }
})
