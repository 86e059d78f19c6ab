import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { leilani } from '#tests/support/people.ts'
import { seedBoard } from '#tests/support/seed/board.ts'
import { openDoors } from './doors.ts'

const shop = testShop()
/** Two searches a minute, ten of anything else. */
const doors = openDoors(shop, { rateLimitScale: 1 / 60 })

async function ask(path: string) {
  const { status, headers, text } = await doors
    .ask(path, { headers: { accept: 'text/html' } })
    .then(async (reply) => ({ status: reply.status, headers: reply.headers, text: await reply.text() }))
  return { status, wait: Number(headers.get('retry-after')), text }
}

const share = (id: string, shared: boolean) =>
  shop.as(leilani).call('PUT /api/boards/:id/share', { params: { id }, body: { shared } })

async function sharedPlan(id?: string) {
  const { board } = await share(id ?? (await seedBoard(shop, leilani))._id, true)
  return `/plan-your-room/shared/${board.shareKey}`
}

test('pages and sitemaps count as what they ask', async () => {
  const rows = [
    [await sharedPlan(), 2],
    ['/category/all?search=sofa', 2],
    ['/category/all?page=1&search=sofa', 2],
    ['/category/all?page=1&of=nothing', 2],
    ['/category/all?page=1&page=1', 2],
    ['/category/all?sort=price-low&sort=price-low', 2],
    ['/our-story?page=1', 2],
    ['/designer-packages?sort=name&page=9999', 2],
    ['/%63ategory/all', 2],
    ['/sitemap.xml', 2],
    ['/category/all?sort=price-low&page=1', 10],
    ['/category/all', 10],
    ['/our-story', 10],
  ] as [string, number][]
  for (const [path, max] of rows) {
    for (let time = 0; time < max; time++) expect([path, (await ask(path)).status]).toEqual([path, 200])
    const refused = await ask(path)
    expect([path, refused.status]).toEqual([path, 429])
    expect(refused.wait).toBeGreaterThan(0)
    expect(refused.text).toContain('<h1>One moment, please</h1>')
    expect(refused.text).toContain('Too many requests. Please try again in 1 minute.')
    shop.wait(60_000)
  }
})

test('nobody waits for all the pages of one address', async () => {
  const done: string[] = []
  const open = async (path: string, localAddress: string) => {
    const [reply] = (await once(get({ port: doors.port, path, localAddress }), 'response')) as [
      IncomingMessage,
    ]
    await once(reply.resume(), 'end')
    done.push(localAddress)
  }
  const many = Array.from({ length: 10 }, (_, index) => open(`/designer-packages/none-${index}`, '127.0.0.7'))
  await Promise.all([...many, open('/designer-packages/none', '127.0.0.8')])
  expect(done.indexOf('127.0.0.8')).toBeLessThan(8)
})

test('files of the build and pictures are not counted', async () => {
  for (let time = 0; time < 15; time++) expect((await ask('/pictures/none.webp')).status).toBe(404)
})

test('a plan that is shared no more is no page any more, however its address is written', async () => {
  const { _id: id } = await seedBoard(shop, leilani)
  const path = await sharedPlan(id)
  // Past what the tests before have used up.
  shop.wait(60 * 60_000)
  const paths = [path, path.replace('shared', '%73hared'), path.replace('shared', 'Shared')]
  for (const each of paths) {
    expect((await ask(each)).status).toBe(200)
    shop.wait(60_000)
  }
  await share(id, false)
  for (const each of paths) {
    expect([each, (await ask(each)).status]).toEqual([each, 404])
    shop.wait(60_000)
  }
})

test('other ways to write the address of a page count as searches', async () => {
  // Past what the tests before have used up.
  shop.wait(2 * 60 * 60_000)
  // `fetch` writes such an address as it should be.
  const statusOf = async (path: string) => {
    const [reply] = (await once(get({ port: doors.port, path }), 'response')) as [IncomingMessage]
    return reply.resume().statusCode
  }
  const statuses = []
  for (const path of ['/a/../category/all', '/b/../category/all', '/./category/all'])
    statuses.push(await statusOf(path))
  expect(statuses).toEqual([200, 200, 429])
})
