import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packReplies } from './packed-replies.ts'

const LONG = { word: 'koa '.repeat(1_000) }
const http = fastify()
beforeAll(async () => {
  packReplies(http)
  http.get('/long', async () => LONG)
  http.get('/short', async () => ({ word: 'koa' }))
  http.get('/bytes', async () => Buffer.alloc(4_000))
  await http.ready()
})
afterAll(() => http.close())

async function replyTo(url: string, encodings?: string) {
  const headers = encodings === undefined ? {} : { 'accept-encoding': encodings }
  const { headers: sent, rawPayload } = await http.inject({ url, headers })
  const { 'content-encoding': encoding, 'content-length': length, vary } = sent
  expect(Number(length)).toBe(rawPayload.length)
  return { encoding, vary, bytes: rawPayload }
}

test('a reply of text is packed in the best way that its reader takes', async () => {
  const { bytes, ...best } = await replyTo('/long', 'gzip, br')
  expect(best).toEqual({ encoding: 'br', vary: 'accept-encoding' })
  expect(JSON.parse(String(brotliDecompressSync(bytes)))).toEqual(LONG)
  const { bytes: zipped, encoding } = await replyTo('/long', 'br;q=0, gzip')
  expect([encoding, JSON.parse(String(gunzipSync(zipped)))]).toEqual(['gzip', LONG])
})

test('where packing is not taken, or saves nothing, the reply leaves as it is', async () => {
  const { bytes, ...plain } = await replyTo('/long')
  expect([JSON.parse(String(bytes)), plain]).toEqual([LONG, { encoding: undefined, vary: undefined }])
  expect(await replyTo('/short', 'br')).toMatchObject({ encoding: undefined, vary: undefined })
  expect(await replyTo('/bytes', 'br')).toMatchObject({ encoding: undefined, vary: undefined })
})
