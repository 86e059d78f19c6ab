import { describe, expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { glbFault } from './glb.ts'

/** A binary glTF of `json`, with `binary` behind it. */
function glb(json: object, binary: Uint8Array = new Uint8Array()): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const padded = new Uint8Array([...text, ...new Uint8Array(-text.length & 3).fill(0x20)])
  const chunk = (type: string, data: Uint8Array) => [...numberBytes(data.length), ...latin(type), ...data]
  const chunks = [...chunk('JSON', padded), ...chunk('BIN\0', binary)]
  return new Uint8Array([...latin('glTF'), ...numberBytes(2), ...numberBytes(12 + chunks.length), ...chunks])
}

const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const numberBytes = (value: number) => new Uint8Array(new Uint32Array([value]).buffer)

const drawn = { meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] }
const points = (count: number, type = 'VEC3') => ({ accessors: [{ count, type, componentType: 5126 }] })
const many = (length: number, item: object) => Array.from({ length }, () => item)
const chain = (length: number) =>
  Array.from({ length }, (_, at) => (at + 1 < length ? { children: [at + 1] } : {}))

function textured(image: Uint8Array, textures: object[], view: object = {}): Uint8Array {
  const bufferViews = [{ buffer: 0, byteLength: image.length, ...view }]
  return glb({ bufferViews, images: [{ bufferView: 0, mimeType: 'image/png' }], textures }, image)
}

/** The same picture, whose header promises another size. */
function promising(width: number, height: number): Uint8Array {
  const jpeg = sampleFiles.jpeg.slice()
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0)
  jpeg.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5)
  return jpeg
}

test('a usual model has no fault', () => {
  const scene = { scenes: [{ nodes: [0] }], nodes: [{ children: [1, 2] }, { mesh: 0 }, { mesh: 0 }] }
  expect(glbFault(glb({ ...scene, ...drawn, ...points(30_000) }))).toBeUndefined()
  expect(glbFault(textured(promising(4096, 4096), [{ source: 0 }, { source: 0 }]))).toBeUndefined()
  expect(glbFault(glb({ nodes: chain(60) }))).toBeUndefined()
  expect(glbFault(sampleFiles.glb)).toBeUndefined()
})

const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`_${at}`, 0]))

test.each([
  ['attributes', (count: number) => ({ meshes: [{ primitives: [{ attributes: names(count) }] }] })],
  ['extensions of a texture', (count: number) => ({ textures: [{ extensions: names(count) }] })],
])('more %s than any model has are not read', (_what, having) => {
  expect(glbFault(glb(having(32)))).toBeUndefined()
  expect(glbFault(glb(having(33)))).toMatch(/^Please upload a 3D model/)
})

test.each([
  ['holds itself', { nodes: [{ children: [0] }] }],
  ['holds itself by another', { nodes: [{ children: [1] }, { children: [0] }] }],
  ['holds itself beside its scene', { scenes: [{ nodes: [0] }], nodes: [{}, { children: [1] }] }],
  ['lies in two places', { nodes: [{ children: [2] }, { children: [2] }, {}] }],
  ['lies in one place twice', { nodes: [{ children: [1, 1] }, {}] }],
  ['lies in its scene and in another', { scenes: [{ nodes: [0, 1] }], nodes: [{ children: [1] }, {}] }],
  ['lies too deep', { nodes: chain(66) }],
])('a part that %s', (_what, json) => {
  expect(glbFault(glb(json))).toMatch(/^Parts of this 3D model/)
})

describe('too heavy to draw', () => {
  test.each([
    ['values that lie nowhere', points(1e9)],
    ['more triangles', { nodes: [{ mesh: 0 }], ...drawn, ...points(6_000_001, 'SCALAR') }],
    ['one mesh in many places', { nodes: many(4_000, { mesh: 0 }), ...drawn, ...points(2_000) }],
    ['many nodes', { nodes: many(4_001, {}) }],
    [
      'a mesh in many parts',
      { nodes: [{ mesh: 0 }], meshes: [{ primitives: many(4_001, { attributes: {} }) }] },
    ],
    [
      'many shapes of one mesh',
      {
        nodes: [{ mesh: 0 }],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, targets: many(1_000, { POSITION: 0 }) }] }],
        ...points(6_000),
      },
    ],
    ['copies made while drawing', { nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: {} } }] }],
    [
      'a view that unpacks without end',
      {
        bufferViews: [
          {
            buffer: 0,
            byteLength: 4,
            extensions: { EXT_meshopt_compression: { count: 1e8, byteStride: 256 } },
          },
        ],
      },
    ],
  ])('%s', (_what, json) => {
    expect(glbFault(glb(json))).toMatch(/^This 3D model has too many/)
  })
})

describe('textures', () => {
  const samplers = Array.from({ length: 5 }, (_, sampler) => ({ source: 0, sampler }))
  const packed = { extensions: { EXT_meshopt_compression: { count: 1, byteStride: 4 } } }
  test.each([
    ['of more pixels than memory holds', textured(promising(30_000, 30_000), [{ source: 0 }])],
    ['laid on in many ways', textured(promising(4096, 4096), samplers)],
    [
      'named by an extension',
      textured(promising(9_000, 9_000), [{ extensions: { EXT_texture_webp: { source: 0 } } }]),
    ],
    ['that are packed', textured(sampleFiles.png, [{ source: 0 }], packed)],
    ['in a buffer that is not there', textured(sampleFiles.png, [{ source: 0 }], { buffer: 1 })],
    ['of another format', textured(sampleFiles.avif, [{ source: 0 }])],
  ])('%s', (_what, file) => {
    expect(glbFault(file)).toMatch(/^The textures/)
  })
})

test.each([
  ['a buffer', { buffers: [{ uri: 'https://evil.example/x.bin', byteLength: 4 }] }],
  ['a picture', { images: [{ uri: 'https://evil.example/pixel.png' }] }],
])('%s that lies elsewhere', (_what, json) => {
  expect(glbFault(glb(json))).toMatch(/^This 3D model names files/)
})

test.each([
  ['of another length', sampleFiles.glb.slice(0, 40)],
  ['without a beginning', new Uint8Array(4)],
  ['whose JSON is none', new Uint8Array([...sampleFiles.glb.slice(0, -2), 0x7b, 0x7b])],
  ['whose JSON is longer than the file', sampleFiles.glb.with(13, 0xff)],
  ['with more entries than anybody draws', glb({ nodes: many(20_001, {}) })],
  ['with more textures than any piece', textured(sampleFiles.png, many(201, { source: 0 }))],
  ['whose nodes are none', glb({ nodes: 'all' })],
  ['whose values are counted wrong', glb(points(-1))],
  ['whose values are not numbers', glb({ accessors: [{ count: 'all', type: 'VEC3' }] })],
])('a file %s', (_what, file) => {
  expect(glbFault(file)).toBe('Please upload a 3D model as a GLB file')
})
