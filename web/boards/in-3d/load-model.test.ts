import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadModel } from './load-model.ts'

const MOST_BYTES = 4_000_000
const server = createServer(({ url = '' }, reply) => reply.end(Buffer.alloc(Number(url.slice(1)))))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

const modelOf = (bytes: number) => {
  const { port } = server.address() as AddressInfo
  return loadModel(`http://127.0.0.1:${port}/${bytes}`, 'oak')
}

test('a model of more than 4 MB is not drawn, so that its piece stays a box', async () => {
  await expect(modelOf(MOST_BYTES + 1)).rejects.toThrow('is too large')
  // Read, and no model at all.
  await expect(modelOf(MOST_BYTES)).rejects.toThrow('is not valid JSON')
})
