import { NodeIO, type Document, type Transform } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, meshopt, prune, simplify, textureCompress, weld } from '@gltf-transform/functions'
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'

/** How much of the mesh may go: the share of points to keep, unless the shape would move by more than `error` of its size. */
const SIMPLER = { browsers: { ratio: 0.5, error: 0.0004 }, phones: { ratio: 0.22, error: 0.001 } }
/** The longer side of a map, in pixels. */
const PIXELS = { browsers: { colours: 1024, reliefs: 384 }, phones: { colours: 512, reliefs: 256 } }
const QUALITY = { colours: 72, reliefs: 66, holes: 60 }

await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready])

const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })

/** A model as the shop's own viewer reads it, as small as it gets. */
export async function packedForBrowsers(document: Document): Promise<Uint8Array> {
  await document.transform(
    ...simpler(SIMPLER.browsers),
    ...lighterMaps('webp', PIXELS.browsers),
    meshopt({ encoder: MeshoptEncoder, level: 'high', quantizeTexcoord: 14 }),
  )
  return io.writeBinary(document)
}

/** A model in nothing but plain glTF 2.0, as Android's Scene Viewer reads it. */
export async function packedForPhones(document: Document): Promise<Uint8Array> {
  await document.transform(...simpler(SIMPLER.phones), ...lighterMaps('jpeg', PIXELS.phones))
  return io.writeBinary(document)
}

function simpler(to: { ratio: number; error: number }): Transform[] {
  return [weld(), simplify({ simplifier: MeshoptSimplifier, ...to }), dedup(), prune()]
}

/** A map with holes has to stay a PNG where the others become JPEGs. */
function lighterMaps(
  targetFormat: 'webp' | 'jpeg',
  pixels: { colours: number; reliefs: number },
): Transform[] {
  const maps = (slots: RegExp, side: number, quality: number) =>
    textureCompress({ encoder: sharp, targetFormat, slots, resize: [side, side], quality })
  return [
    maps(/^baseColor/, pixels.colours, QUALITY.colours),
    maps(/^normal/, pixels.reliefs, QUALITY.reliefs),
    textureCompress({ encoder: sharp, formats: /png/, quality: QUALITY.holes }),
  ]
}
