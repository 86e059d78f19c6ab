/** As much of a glTF file as choosing one of its finishes touches. */
type Gltf = {
  extensions?: { KHR_materials_variants?: { variants: { name: string }[] } }
  extensionsUsed?: string[]
  meshes: { primitives: Primitive[] }[]
  materials: Material[]
  textures?: { source: number }[]
  images?: { bufferView: number }[]
  accessors: { bufferView: number }[]
  bufferViews: { byteOffset?: number; byteLength: number }[]
  buffers: { byteLength: number }[]
}

type Primitive = {
  material: number
  extensions?: { KHR_materials_variants?: { mappings: { material: number; variants: number[] }[] } }
}

type TextureUse = { index: number }
type Material = { normalTexture?: TextureUse; pbrMetallicRoughness?: { baseColorTexture?: TextureUse } }

const FINISHES = 'KHR_materials_variants'
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942]

/** The names of the finishes that a GLB can wear. */
export function finishesOf(glb: Buffer): string[] {
  return read(glb).gltf.extensions?.[FINISHES]?.variants.map(({ name }) => name) ?? []
}

/** A plain GLB wearing one of its finishes, without what only the others need. */
export function oneFinish(glb: Buffer, finish: string): Buffer {
  const { gltf, binary } = read(glb)
  wear(gltf, finish)
  dropMaterials(gltf)
  return asGlb(gltf, dropBytes(gltf, binary))
}

function read(glb: Buffer): { gltf: Gltf; binary: Buffer } {
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES
  const end = start + glb.readUInt32LE(HEADER_BYTES)
  const gltf: Gltf = JSON.parse(glb.toString('utf8', start, end))
  return { gltf, binary: glb.subarray(end + CHUNK_HEADER_BYTES) }
}

function wear(gltf: Gltf, finish: string): void {
  const at = gltf.extensions?.[FINISHES]?.variants.findIndex(({ name }) => name === finish) ?? -1
  if (at === -1) throw new Error(`There is no finish ${finish}`)
  for (const primitive of gltf.meshes.flatMap(({ primitives }) => primitives)) {
    const worn = primitive.extensions?.[FINISHES]?.mappings.find(({ variants }) => variants.includes(at))
    if (worn) primitive.material = worn.material
    delete primitive.extensions
  }
  delete gltf.extensions
  const used = gltf.extensionsUsed?.filter((name) => name !== FINISHES) ?? []
  if (used.length > 0) gltf.extensionsUsed = used
  else delete gltf.extensionsUsed
}

function dropMaterials(gltf: Gltf): void {
  const primitives = gltf.meshes.flatMap((mesh) => mesh.primitives)
  gltf.materials = only(gltf.materials, primitives, 'material')
  const uses = gltf.materials.flatMap(({ normalTexture, pbrMetallicRoughness }) =>
    [normalTexture, pbrMetallicRoughness?.baseColorTexture].filter((use) => use !== undefined),
  )
  const textures = only(gltf.textures ?? [], uses, 'index')
  const images = only(gltf.images ?? [], textures, 'source')
  Object.assign(gltf, { textures, images })
  // An empty list is not allowed, none is.
  if (textures.length === 0) {
    delete gltf.textures
    delete gltf.images
  }
}

/** The bytes that are still spoken of, one piece after the other. */
function dropBytes(gltf: Gltf, binary: Buffer): Buffer {
  gltf.bufferViews = only(gltf.bufferViews, [...gltf.accessors, ...(gltf.images ?? [])], 'bufferView')
  const pieces = gltf.bufferViews.map(({ byteOffset = 0, byteLength }) =>
    padded(binary.subarray(byteOffset, byteOffset + byteLength), 0),
  )
  let offset = 0
  gltf.bufferViews.forEach((view, i) => {
    view.byteOffset = offset
    offset += pieces[i]?.length ?? 0
  })
  gltf.buffers = [{ byteLength: offset }]
  return Buffer.concat(pieces)
}

/** The items that `users` point at with `pointer`; the users point at their new places afterwards. */
function only<Item, Pointer extends string>(
  items: readonly Item[],
  users: readonly Record<Pointer, number>[],
  pointer: Pointer,
): Item[] {
  const used = [...new Set(users.map((user) => user[pointer]))].toSorted((a, b) => a - b)
  for (const user of users) user[pointer] = used.indexOf(user[pointer])
  return used.flatMap((at) => items[at] ?? [])
}

function asGlb(gltf: Gltf, binary: Buffer): Buffer {
  const chunks = [
    chunk(JSON_CHUNK, padded(Buffer.from(JSON.stringify(gltf)), 0x20)),
    chunk(BINARY_CHUNK, binary),
  ]
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('glTF')
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(HEADER_BYTES + chunks.reduce((sum, { length }) => sum + length, 0), 8)
  return Buffer.concat([header, ...chunks])
}

function chunk(type: number, bytes: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES)
  header.writeUInt32LE(bytes.length, 0)
  header.writeUInt32LE(type, 4)
  return Buffer.concat([header, bytes])
}

/** Filled up to a multiple of four, as every piece of a GLB has to be. */
function padded(bytes: Buffer, filling: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filling)])
}
