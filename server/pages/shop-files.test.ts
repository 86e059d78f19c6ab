import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { rawGet } from '#tests/support/load/raw-get.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const picture = Buffer.from('not really a picture, but bytes are bytes')

async function seedFile(key: string, bytes = picture) {
  await shop.shop.files.put(key, bytes)
}

const get = (url: string, headers: Record<string, string> = {}) => shop.http.inject({ url, headers })

test.each([
  ['pictures/3f2a-640.webp', 'image/webp'],
  ['pictures/3f2a-640.avif', 'image/avif'],
  ['pictures/logo.png', 'image/png'],
  ['pictures/favicon-3f2a.ico', 'image/x-icon'],
  ['models/harbor-sofa-3f2a.glb', 'model/gltf-binary'],
])('%s is sent as %s, for ever and for everyone', async (key, contentType) => {
  await seedFile(key)
  const reply = await get(`/${key}`, { 'accept-encoding': 'br, gzip' })
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload).toEqual(picture)
  expect(reply.headers).toMatchObject({
    'content-type': contentType,
    'content-length': String(picture.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(reply.headers).not.toHaveProperty('content-encoding')
})

test('an AVIF that is not there yet is made of the WebP once, and kept', async () => {
  const webp = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#8c4a24' } })
    .webp()
    .toBuffer()
  await seedFile('pictures/late-320.webp', webp)
  const put = vi.spyOn(shop.shop.files, 'put')
  const replies = await Promise.all([1, 2, 3].map(() => get('/pictures/late-320.avif')))
  const stored = await shop.shop.files.read('pictures/late-320.avif')
  for (const { rawPayload, headers } of replies) {
    expect(rawPayload).toHaveLength(stored?.size ?? 0)
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    })
    const { format, width, height } = await sharp(rawPayload).metadata()
    expect([format, width, height]).toEqual(['heif', 320, 200])
  }
  stored?.stream.destroy()
  expect(put).toHaveBeenCalledTimes(1)
  put.mockRestore()
  const again = await get('/pictures/late-320.avif')
  expect(again.rawPayload).toEqual(replies[0]?.rawPayload)
})

test('where no AVIF can be made, the WebP is sent for this once', async () => {
  await seedFile('pictures/bad-320.webp')
  const reply = await get('/pictures/bad-320.avif')
  expect([reply.statusCode, reply.rawPayload]).toEqual([200, picture])
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  expect(await shop.shop.files.read('pictures/bad-320.avif')).toBeUndefined()
})

test('who has a picture already is told so, without its bytes', async () => {
  await seedFile('pictures/aa-320.webp')
  const { headers } = await get('/pictures/aa-320.webp')
  const again = await get('/pictures/aa-320.webp', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers.etag).toBe(headers.etag)
})

test('HEAD answers as GET does, without the bytes', async () => {
  await seedFile('pictures/aa-320.webp')
  const reply = await shop.http.inject({ method: 'HEAD', url: '/pictures/aa-320.webp' })
  expect([reply.statusCode, reply.body]).toEqual([200, ''])
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(picture.length),
  })
})

test('a 3D page is sent without any right on this site, for frames of our pages alone', async () => {
  await seedFile('models/sofa-3f2a.html')
  const { statusCode, headers } = await get('/models/sofa-3f2a.html')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers).not.toHaveProperty('x-frame-options')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).toContain("frame-ancestors 'self'")
})

test.each([
  '/pictures/unknown-320.webp',
  '/pictures/unknown-320.avif',
  '/models/unknown.avif',
  '/pictures/',
  '/pictures/aa-320',
  '/pictures/page.html',
  '/pictures/drawing.svg',
  '/models/unknown.glb',
  '/models/aa-320.webp',
  '/pictures/../private/evidence.png',
  '/pictures/..%2fprivate%2fevidence.png',
  '/pictures/%2e%2e%2fprivate%2fevidence.png',
  '/pictures/..%5cprivate%5cevidence.png',
  '/pictures//private/evidence.png',
  '/pictures/%2fprivate%2fevidence.png',
  '/pictures/..%252fprivate%252fevidence.png',
  '/pictures/evidence.png%00.webp',
  '/pictures/private/evidence.png',
])('%s is not found', async (url) => {
  await seedFile('private/evidence.png')
  await seedFile('pictures/page.html')
  await seedFile('pictures/drawing.svg')
  await seedFile('pictures/private/evidence.png')
  const reply = await rawGet(shop.http, url)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).not.toContain(picture.toString())
  expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
})
