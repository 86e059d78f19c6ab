import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getBounds, NodeIO, type bbox, type Document } from '@gltf-transform/core'
import { ALL_EXTENSIONS, type MappingList } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'
import { beforeAll, expect, test } from 'vitest'
import { MODELS } from './demo-models.ts'
import { finishesOf, oneFinish } from './one-finish.ts'

type Size = { widthCm: number; depthCm: number; heightCm: number }
type Piece = { slug: string; details: { size: Size }; variants: { options: Option[] }[] }
type Option = { id: string; default: boolean }
type Model = { piece: Piece; bytes: Buffer; document: Document }

const MOST_BYTES = 400_000
/** A model stands on the floor and above the origin if it is off by no more than this, in metres. */
const HARDLY = 0.002

const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
const catalogue = join(import.meta.dirname, 'catalogue/products.json')

let pieces: Piece[]
let models: Model[]
let phoneModels: Model[]

beforeAll(async () => {
  await MeshoptDecoder.ready
  pieces = JSON.parse(await readFile(catalogue, 'utf8'))
  models = await Promise.all(pieces.map((piece) => modelOf(piece, `${piece.slug}.glb`)))
  phoneModels = await Promise.all(pieces.map((piece) => modelOf(piece, `${piece.slug}-ar.glb`)))
})

async function modelOf(piece: Piece, file: string): Promise<Model> {
  const bytes = await readFile(join(MODELS, file))
  return { piece, bytes, document: await io.readBinary(bytes) }
}

test('every piece has a model for browsers and one for phones, each of at most 400 kB, and there are no others', async () => {
  const tooLarge = [...models, ...phoneModels].filter(({ bytes }) => bytes.length > MOST_BYTES)
  expect(tooLarge.map(({ piece }) => piece.slug)).toEqual([])
  expect(await readdir(MODELS)).toHaveLength(pieces.length * 2)
})

test('a model can wear the finishes that the piece is sold in, and wears the default one', () => {
  for (const { piece, bytes, document } of [...models, ...phoneModels]) {
    const { slug } = piece
    const options = optionsOf(piece)
    const ids = options.map(({ id }) => id)
    expect({ slug, finishes: finishesOf(bytes).toSorted() }).toEqual({ slug, finishes: ids.toSorted() })
    const usual = options.find((option) => option.default)?.id ?? ''
    expect({ slug, worn: materialsOf(document) }).toEqual({ slug, worn: materialsIn(document, usual) })
  }
})

test('each finish looks different', () => {
  const alike = models.filter(({ piece, document }) => {
    const looks = optionsOf(piece).map(({ id }) => materialsIn(document, id).join(' '))
    return new Set(looks).size < looks.length
  })
  expect(alike.map(({ piece }) => piece.slug)).toEqual([])
})

test('a model is as large as the catalogue says to 2 %, stands on the floor and above the origin', () => {
  const wrong = [...models, ...phoneModels].flatMap(({ piece, document }) =>
    faultsOf(boxOf(document), piece.details.size).map((fault) => `${piece.slug}: ${fault}`),
  )
  expect(wrong).toEqual([])
})

test('a model for phones in one finish is plain glTF, as large as the others, and wears it', async () => {
  for (const { piece, bytes, document } of phoneModels) {
    const { slug } = piece
    const finish = optionsOf(piece).at(-1)?.id ?? ''
    const worn = oneFinish(bytes, finish)
    const { json } = await io.binaryToJSON(worn)
    expect({ slug, needs: json.extensionsRequired ?? [], finishes: finishesOf(worn) }).toEqual({
      slug,
      needs: [],
      finishes: [],
    })
    const inFinish = await io.readBinary(worn)
    expect({ slug, worn: materialsOf(inFinish), box: boxOf(inFinish) }).toEqual({
      slug,
      worn: materialsIn(document, finish),
      box: boxOf(document),
    })
    expect(['image/jpeg', 'image/png']).toEqual(expect.arrayContaining(kindsOfMaps(inFinish)))
  }
})

test('what other finishes need does not come along', async () => {
  const table = phoneModels.find(({ piece }) => piece.slug === 'canoe-table')
  const worn = oneFinish(table?.bytes ?? Buffer.alloc(0), 'oak')
  const document = await io.readBinary(worn)
  expect(
    document
      .getRoot()
      .listTextures()
      .map((texture) => texture.getName()),
  ).toEqual(['wood_oak_col'])
  expect(worn.length).toBeLessThan((table?.bytes.length ?? 0) - 15_000)
})

test('a finish that a model does not have is refused', () => {
  expect(() => oneFinish(phoneModels[0]?.bytes ?? Buffer.alloc(0), 'gold')).toThrow('There is no finish gold')
})

function optionsOf({ variants }: Piece): Option[] {
  return variants.flatMap(({ options }) => options)
}

function boxOf(document: Document): bbox {
  const [scene] = document.getRoot().listScenes()
  if (!scene) throw new Error('There is no scene')
  return getBounds(scene)
}

function faultsOf({ min, max }: bbox, { widthCm, heightCm, depthCm }: Size): string[] {
  const [width, height, depth] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  return [
    ...sizeFault('wide', width * 100, widthCm),
    ...sizeFault('high', height * 100, heightCm),
    ...sizeFault('deep', depth * 100, depthCm),
    ...(Math.abs(min[1]) > HARDLY ? [`its lowest point is at ${min[1]} m`] : []),
    ...(Math.hypot(min[0] + max[0], min[2] + max[2]) / 2 > HARDLY
      ? ['its middle is not above the origin']
      : []),
  ]
}

/** Two in a hundred off is allowed, and a centimetre always. */
function sizeFault(what: string, is: number, should: number): string[] {
  return Math.abs(is - should) <= Math.max(1, should * 0.02)
    ? []
    : [`${is.toFixed(1)} cm ${what}, not ${should}`]
}

function kindsOfMaps(document: Document): string[] {
  return document
    .getRoot()
    .listTextures()
    .map((texture) => texture.getMimeType())
}

/** The materials that a model wears, part by part. */
function materialsOf(document: Document): string[] {
  return partsOf(document).map((part) => part.getMaterial()?.getName() ?? '')
}

/** The materials that it would wear in `finish`. */
function materialsIn(document: Document, finish: string): string[] {
  return partsOf(document).map((part) => {
    const mappings = part.getExtension<MappingList>('KHR_materials_variants')?.listMappings() ?? []
    const mapping = mappings.find((candidate) =>
      candidate.listVariants().some((variant) => variant.getName() === finish),
    )
    return (mapping ?? part).getMaterial()?.getName() ?? ''
  })
}

function partsOf(document: Document) {
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
}
