import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  getBounds,
  Logger,
  NodeIO,
  Verbosity,
  type Document,
  type Material,
  type Mesh,
  type Primitive,
  type vec2,
} from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRMaterialsVariants, type Variant } from '@gltf-transform/extensions'
import { transformMesh } from '@gltf-transform/functions'
import { Wardrobe, type Layout, type Look } from './wardrobe.ts'

/** What lies beside a raw model: its further finishes, and the material of each part in the usual finish and in those. */
type RawFacts = { variants: string[]; parts: Record<string, string[]>; materials: Record<string, Look> }

/** A model as Blender exported it. */
export type RawModel = { folder: string; slug: string; usualFinish: string }

/**
 * A raw model in all its finishes, the usual one worn; it stands on the floor, its middle at the origin.
 *
 * @param layouts  `tight`: where maps lie on a part is told between 0 and 1, so that it can be packed
 */
export async function dressedModel(raw: RawModel, layouts: 'plain' | 'tight'): Promise<Document> {
  const path = join(raw.folder, raw.slug)
  const document = await new NodeIO().registerExtensions(ALL_EXTENSIONS).read(`${path}.glb`)
  const facts: RawFacts = JSON.parse(await readFile(`${path}.json`, 'utf8'))
  document.setLogger(new Logger(Verbosity.ERROR))
  standOnFloor(document)
  const variants = document.createExtension(KHRMaterialsVariants)
  const finishes = [raw.usualFinish, ...facts.variants].map((id) => variants.createVariant(id))
  const wardrobe = new Wardrobe(document, join(raw.folder, 'textures'), facts.materials)
  for (const { name, primitive } of document.getRoot().listMeshes().flatMap(partsOf)) {
    const keys = facts.parts[name] ?? []
    const layout = layouts === 'tight' ? tightened(primitive) : untouched
    const materials: Material[] = []
    for (const key of keys)
      materials.push(await wardrobe.material(key, inMetres(layout, wardrobe.look(keys[0] ?? key))))
    primitive.setMaterial(materials[0] ?? null)
    if (new Set(materials).size > 1) wear(variants, primitive, finishes, materials)
  }
  return document
}

function partsOf(mesh: Mesh): { name: string; primitive: Primitive }[] {
  return mesh.listPrimitives().map((primitive) => ({ name: mesh.getName(), primitive }))
}

/** Moves a model so that its lowest point is at 0 and its middle above the origin. */
function standOnFloor(document: Document): void {
  const { min, max } = getBounds(document.getRoot().listScenes()[0]!)
  const [x, y, z] = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2]
  for (const mesh of document.getRoot().listMeshes()) {
    transformMesh(mesh, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
  }
}

const untouched: Layout = { scale: [1, 1], offset: [0, 0] }

/** Brings the texture coordinates of a part between 0 and 1; says how they were laid out before. */
function tightened(primitive: Primitive): Layout {
  const coordinates = primitive.getAttribute('TEXCOORD_0')
  if (!coordinates) return untouched
  const low: vec2 = [0, 0]
  const high: vec2 = [0, 0]
  coordinates.getMin(low)
  coordinates.getMax(high)
  const layout: Layout = { scale: [high[0] - low[0] || 1, high[1] - low[1] || 1], offset: low }
  const point: vec2 = [0, 0]
  for (let at = 0; at < coordinates.getCount(); at++) {
    coordinates.getElement(at, point)
    coordinates.setElement(at, [(point[0] - low[0]) / layout.scale[0], (point[1] - low[1]) / layout.scale[1]])
  }
  return layout
}

/** In metres, whatever the tile of the material is that a part was laid out for. */
function inMetres({ scale, offset }: Layout, { tile }: Look): Layout {
  return {
    scale: [scale[0] * tile[0], scale[1] * tile[1]],
    offset: [offset[0] * tile[0], offset[1] * tile[1]],
  }
}

/** Says which material a part has in which finish. */
function wear(
  extension: KHRMaterialsVariants,
  primitive: Primitive,
  finishes: readonly Variant[],
  materials: readonly Material[],
): void {
  const mappings = extension.createMappingList()
  finishes.forEach((finish, at) => {
    mappings.addMapping(
      extension
        .createMapping()
        .setMaterial(materials[at] ?? null)
        .addVariant(finish),
    )
  })
  primitive.setExtension('KHR_materials_variants', mappings)
}
