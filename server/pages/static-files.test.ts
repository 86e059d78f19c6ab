import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProblems } from '#kit/node/http/problems.ts'
import { rawGet } from '#tests/support/load/raw-get.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { staticFiles } from './static-files.ts'

const shop = testShop()
const script = 'export const sofa = 1\n'.repeat(100)
let assets: string
let http: FastifyInstance

beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'lanai-assets-'))
  await writeFile(join(assets, 'browser-3f2a.js'), script)
  await writeFile(join(assets, 'browser-3f2a.js.br'), brotliCompressSync(script))
  await writeFile(join(assets, 'sans-3f2a.woff2'), 'letters')
  http = fastify()
  answerProblems(http)
  await staticFiles({ http, shop: shop.shop, count: async () => {} }, assets)
})

afterAll(async () => {
  await http.close()
  await rm(assets, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

test.each([
  ['browser-3f2a.js', 'application/javascript; charset=utf-8'],
  ['sans-3f2a.woff2', 'font/woff2'],
])('%s of the page build is sent as %s, for ever', async (name, contentType) => {
  const reply = await get(`/assets/${name}`)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': contentType,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = await get(`/assets/${name}`, { 'if-none-match': String(reply.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('what was compressed beforehand is sent so, to those who take it', async () => {
  const reply = await get('/assets/browser-3f2a.js', { 'accept-encoding': 'gzip, br' })
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  })
  expect(reply.headers.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script)
  expect((await get('/assets/browser-3f2a.js')).body).toBe(script)
})

test.each([
  '/assets/unknown.js',
  '/assets/',
  '/assets',
  '/assets/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/package.json',
  '/assets//browser-3f2a.js',
  '/assets/./browser-3f2a.js',
  '/assets/x/../browser-3f2a.js',
  '/assets/..%5cpackage.json',
])('%s is not found', async (url) => {
  const reply = await rawGet(http, url)
  expect(reply.statusCode).toBe(404)
  expect(reply.body).not.toContain('sofa')
  expect(reply.headers['cache-control'] ?? '').not.toContain('immutable')
})

test('the favicon is the mark of the shop, until the owner chooses another', async () => {
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon')
  expect((await get('/favicon.svg')).body).toContain('<svg')
  await shop.set('general', { faviconUrl: '/pictures/favicon-3f2a.ico' })
  const reply = await get('/favicon.ico')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/pictures/favicon-3f2a.ico'])
  await shop.set('general', { faviconUrl: 'https://lanai.example/Lānai%20mark.ico' })
  expect((await get('/favicon.ico')).headers.location).toBe('https://lanai.example/L%C4%81nai%20mark.ico')
})
