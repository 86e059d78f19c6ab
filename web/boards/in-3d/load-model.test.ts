import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadModel } from './load-model.ts'

const MOST_BYTES = 4_000_000
const server = createServer(({ url = '' }, reply) => {
  const [, kind, count] = url.split('/')
  reply.end(kind === 'triangles' ? modelWith(Number(count)) : Buffer.alloc(Number(count)))
})

/** One triangle, so many times. */
function modelWith(triangles: number): Buffer {
  const corners = triangles * 3
  const positions = Buffer.alloc(36)
  positions.writeFloatLE(1, 12)
  positions.writeFloatLE(1, 28)
  const indices = Buffer.alloc(Math.ceil((corners * 2) / 4) * 4)
  for (let at = 0; at < corners; at++) indices.writeUInt16LE(at % 3, at * 2)
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
      { bufferView: 1, componentType: 5123, count: corners, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 36 },
      { buffer: 0, byteOffset: 36, byteLength: corners * 2 },
    ],
    buffers: [{ byteLength: 36 + indices.length }],
  })
  const chunk = (type: string, bytes: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(bytes.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, bytes])
  }
  const chunks = [
    chunk('JSON', Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4))),
    chunk('BIN\0', Buffer.concat([positions, indices])),
  ]
  const head = Buffer.alloc(12)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + Buffer.concat(chunks).length, 8)
  return Buffer.concat([head, ...chunks])
}
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

const modelOf = (count: number, kind = 'bytes') => {
  const { port } = server.address() as AddressInfo
  return loadModel(`http://127.0.0.1:${port}/${kind}/${count}`, 'oak')
}

test('a model of more than 4 MB is not drawn, so that its piece stays a box', async () => {
  await expect(modelOf(MOST_BYTES + 1)).rejects.toThrow('is too large')
  // Read, and no model at all.
  await expect(modelOf(MOST_BYTES)).rejects.toThrow('is not valid JSON')
})

test('nor is one of more than 60,000 triangles, however well it is packed', async () => {
  await expect(modelOf(60_001, 'triangles')).rejects.toThrow('too many triangles')
  expect((await modelOf(60_000, 'triangles')).children).toHaveLength(1)
})
