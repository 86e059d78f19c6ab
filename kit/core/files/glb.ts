/**
 * What a 3D model asks of whoever opens it, told before anybody does: in a few bytes it can hold itself, or promise
 * more than any machine can draw.
 */
import { z } from 'zod'
import { numbersIn } from './bytes.ts'
import { uploadRules } from './file-kind.ts'
import { imagePixels } from './image-pixels.ts'
import { kindAmong } from './kind-of-bytes.ts'

const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const JSON_AT = HEADER_BYTES + CHUNK_HEADER_BYTES
/** As much of a picture's end as tells that it has one. */
const END_BYTES = 1_024
const HEAD_BYTES = 65_536
const MAX_JSON_BYTES = 1024 * 1024
/** Entries of one list: each that does not fit costs words. Of attributes and extensions by name there are a few. */
const [MAX_LISTED, MAX_NAMED] = [20_000, 32]
const MAX_TEXTURES = 200
/** Nodes in nodes. */
const MAX_DEPTH = 64
const MAX_NODES = 4_000
/** Primitives, as often as they stand there. */
const MAX_DRAWN = 4_000
/** Two million triangles: of all that is drawn, once more for each of its other shapes. */
const MAX_CORNERS = 6_000_000
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024
/** Sixteen textures of 2048 by 2048. */
const MAX_TEXTURE_PIXELS = 64 * 1024 * 1024

const damaged = uploadRules.model.wrongType
const elsewhere =
  'This 3D model names files beside it. Please export it as one GLB file with everything inside'
const tangled =
  'Parts of this 3D model hold themselves, lie in two places, or lie too deep in one another. Please export it again'
const tooHeavy =
  'This 3D model has too many parts or triangles. Please simplify it to at most 2 million triangles'
const badTextures =
  'The textures of this 3D model cannot be shown. Please use PNG, JPEG or WebP of at most 64 megapixels in all'

const Index = z.int().min(0)
const list = <Item extends z.ZodType>(item: Item, most = MAX_LISTED) => z.array(item).max(most).default([])
const isShort = (value: object | null) => value !== null && Object.keys(value).length <= MAX_NAMED
const named = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && isShort(value))
const packing = z.looseObject({ count: Index, byteStride: Index })
const withSource = z.looseObject({ source: Index })

const Gltf = z.looseObject({
  scenes: list(z.looseObject({ nodes: list(Index) })),
  nodes: list(
    z.looseObject({
      children: list(Index),
      mesh: Index.optional(),
      extensions: z.looseObject({ EXT_mesh_gpu_instancing: z.unknown().optional() }).optional(),
    }),
  ),
  meshes: list(
    z.looseObject({
      primitives: list(
        z.looseObject({
          attributes: named.pipe(z.record(z.string(), Index)),
          indices: Index.optional(),
          targets: list(z.unknown()),
        }),
      ),
    }),
  ),
  accessors: list(z.looseObject({ count: Index, type: z.string() })),
  bufferViews: list(
    z.looseObject({
      buffer: Index,
      byteOffset: Index.default(0),
      byteLength: Index,
      extensions: z.looseObject({ EXT_meshopt_compression: packing.optional() }).optional(),
    }),
  ),
  buffers: list(z.looseObject({ uri: z.unknown().optional() })),
  images: list(z.looseObject({ uri: z.unknown().optional(), bufferView: Index.optional() }), MAX_TEXTURES),
  textures: list(
    z.looseObject({
      source: Index.optional(),
      sampler: Index.optional(),
      /** The same picture in other formats. */
      extensions: named.optional(),
    }),
    MAX_TEXTURES,
  ),
})
type Gltf = z.output<typeof Gltf>

/** Why the model in `bytes`, a whole file, is not taken, in words for whoever sends it. */
export function glbFault(bytes: Uint8Array): string | undefined {
  const gltf = gltfOf(bytes)
  if (!gltf) return damaged
  if ([...gltf.buffers, ...gltf.images].some(({ uri }) => uri !== undefined)) return elsewhere
  if (!isForest(gltf)) return tangled
  if (isHeavy(gltf)) return tooHeavy
  return texturePixels(gltf, binaryOf(bytes)) > MAX_TEXTURE_PIXELS ? badTextures : undefined
}

function gltfOf(bytes: Uint8Array): Gltf | undefined {
  const numbers = numbersIn(bytes)
  if (bytes.length < JSON_AT || numbers.getUint32(8, true) !== bytes.length) return undefined
  const length = numbers.getUint32(HEADER_BYTES, true)
  if (length > MAX_JSON_BYTES || JSON_AT + length > bytes.length) return undefined
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(JSON_AT, JSON_AT + length)))
    // Said of the first fault: in a megabyte there may be as many.
    return Gltf.validate(json) ? Gltf.parse(json) : undefined
  } catch {
    return undefined
  }
}

/** The second chunk: what buffer views lie in. */
function binaryOf(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(JSON_AT + numbersIn(bytes).getUint32(HEADER_BYTES, true) + CHUNK_HEADER_BYTES)
}

/** Whether every node lies in one place, and none too deep: what holds itself has no end upwards. */
function isForest({ nodes, scenes }: Gltf): boolean {
  const parents = new Map<number, number>()
  for (const [index, { children }] of nodes.entries()) {
    for (const child of children) {
      if (parents.has(child)) return false
      parents.set(child, index)
    }
  }
  if (scenes.some((scene) => scene.nodes.some((root) => parents.has(root)))) return false
  return nodes.every((_node, index) => isNear(index, parents))
}

function isNear(node: number, parents: ReadonlyMap<number, number>): boolean {
  let above = parents.get(node)
  for (let depth = 0; above !== undefined; depth++) {
    if (depth === MAX_DEPTH) return false
    above = parents.get(above)
  }
  return true
}

function isHeavy({ nodes, meshes, accessors, bufferViews }: Gltf): boolean {
  const drawn = nodes.slice(0, MAX_NODES).flatMap(({ mesh = -1 }) => meshes[mesh]?.primitives ?? [])
  const corners = sumOf(drawn, ({ attributes, indices, targets }) => {
    const points = accessors[attributes['POSITION'] ?? -1]?.count ?? 0
    return (accessors[indices ?? -1]?.count ?? points) + points * targets.length
  })
  const unpacked =
    sumOf(accessors, ({ count, type }) => count * bytesOf(type)) +
    sumOf(bufferViews, ({ extensions }) => {
      const { count = 0, byteStride = 0 } = extensions?.EXT_meshopt_compression ?? {}
      return count * byteStride
    })
  return (
    nodes.length > MAX_NODES ||
    nodes.some(({ extensions }) => extensions?.EXT_mesh_gpu_instancing !== undefined) ||
    drawn.length > MAX_DRAWN ||
    corners > MAX_CORNERS ||
    unpacked > MAX_UNPACKED_BYTES
  )
}

const components: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9 }

/** As a browser holds them at most: four bytes each. */
function bytesOf(type: string): number {
  return 4 * (components[type] ?? 16)
}

/** Each picture as often as it is laid on in another way. */
function texturePixels(gltf: Gltf, binary: Uint8Array): number {
  const laid = gltf.textures.flatMap(({ source, sampler, extensions }) =>
    [source, ...Object.values(extensions ?? {}).map(sourceOf)].map(
      (image) => [`${image} ${sampler}`, image] as const,
    ),
  )
  const sizes = gltf.images.map((_image, at) => pixelsOf(gltf, binary, at))
  return sumOf([...new Map(laid).values()], (image = -1) => sizes[image] ?? 0)
}

function pixelsOf({ images, bufferViews }: Gltf, binary: Uint8Array, image: number): number {
  const view = bufferViews[images[image]?.bufferView ?? -1]
  if (!view) return 0
  // What is packed shows no size before it is unpacked.
  if (view.buffer !== 0 || view.extensions?.EXT_meshopt_compression) return Infinity
  const bytes = binary.subarray(view.byteOffset, view.byteOffset + view.byteLength)
  const head = bytes.subarray(0, HEAD_BYTES)
  const kind = kindAmong(['png', 'jpeg', 'webp'] as const, head, bytes.subarray(-END_BYTES))
  const size = kind && imagePixels(kind, head)
  return size ? size.width * size.height : Infinity
}

const sourceOf = (extension: unknown) => withSource.safeParse(extension).data?.source

function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0)
}
