import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { files } from '#server/db/schema/files.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { deadToken, kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const MINUTE = 60_000
const shop = testShop()

async function seedEvidence(name = 'receipt.png'): Promise<{ id: string; link: string }> {
  const { _id: id } = await seedOrder(shop)
  const { order } = await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', {
    params: { id },
    body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], name) },
  })
  const link = order.paymentEvidence?.url ?? ''
  return { id: /files\/([^?]+)/.exec(link)?.[1] ?? '', link }
}

const get = (url: string, person: Person = nobody) =>
  shop.http.inject({ url, headers: person.token ? { authorization: `Bearer ${person.token}` } : {} })

test.each([
  ['its owner', leilani],
  ['the studio', noa],
])('%s reads it with their token', async (_who, person) => {
  const { id } = await seedEvidence()
  const reply = await get(`/api/files/${id}`, person)
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload.equals(sampleFiles.png)).toBe(true)
})

test('can never run in our origin', async () => {
  const { link } = await seedEvidence('réçu 1.png')
  const { headers } = await get(link)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(sampleFiles.png.length),
    'content-disposition': `attachment; filename="r__u 1.png"; filename*=UTF-8''r%C3%A9%C3%A7u%201.png`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('a type that could run is told to nobody, even where it stands beside the bytes', async () => {
  const { id, link } = await seedEvidence()
  await shop.shop.db.update(files).set({ contentType: 'text/javascript' }).where(eq(files.id, id))
  expect((await get(link)).headers['content-type']).toBe('application/octet-stream')
})

test('a signed link opens it for ten minutes, without a token', async () => {
  const { link } = await seedEvidence()
  shop.wait(10 * MINUTE - 1)
  expect((await get(link)).statusCode).toBe(200)
  shop.wait(1)
  expect((await get(link)).statusCode).toBe(401)
})

test('a link opens nothing but its own file, and only as it was signed', async () => {
  const one = await seedEvidence()
  const other = await seedEvidence()
  const changed = [
    one.link.replace(one.id, other.id),
    one.link.replace(/expires=\d+/, 'expires=9999999999999'),
    one.link.replace(/expires=\d+/, 'expires=Infinity'),
    one.link.replace(/signature=.*/, 'signature='),
    `${one.link}x`,
    one.link.replace(/\?.*/, ''),
  ]
  for (const link of changed) {
    expect([link, (await get(link)).statusCode]).toEqual([link, 401])
    expect([link, (await get(link, kai)).statusCode]).toEqual([link, 404])
  }
})

test('a visitor is told to sign in, whether the file is there or not', async () => {
  const { id } = await seedEvidence()
  const replies = await Promise.all(
    [id, crypto.randomUUID()].map((requested) => get(`/api/files/${requested}`)),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  expect(replies[0]?.body).toBe(replies[1]?.body)
})

test('a foreign, an unknown and a malformed id answer alike', async () => {
  const { id } = await seedEvidence()
  const foreign = await get(`/api/files/${id}`, kai)
  const unknown = await get('/api/files/99999999-9999-4999-8999-999999999999', kai)
  const malformed = await get('/api/files/..%2f..%2fetc', kai)
  expect(foreign.statusCode).toBe(404)
  expect([unknown.body, malformed.body]).toEqual([foreign.body, foreign.body])
  expect((await get(`/api/files/${id}`, deadToken)).body).not.toContain('png')
})
