import { Box3, Mesh, Vector3, type Group, type Object3D } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from '../../../node_modules/meshoptimizer/meshopt_decoder_reference.js'
import type { SizeMm } from '#domain/boards/footprint.ts'

type Gltf = Awaited<ReturnType<GLTFLoader['parseAsync']>>
type Mapping = { material: number; variants: number[] }

/** What is larger stands as a box: a model of ours has 400 kB. */
const MOST_BYTES = 4_000_000
const MOST_TRIANGLES = 60_000
/** A model that is off by no more is drawn in the size that is sold, by part. */
const HARDLY = 0.03

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)

/**
 * The model at `address` in a finish, which clones of it share; an error where it does not come, or is too large.
 */
export async function loadModel(address: string, finish: string): Promise<Group> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} answers ${reply.status}`)
  const bytes = await reply.arrayBuffer()
  if (bytes.byteLength > MOST_BYTES) throw new Error(`${address} is too large`)
  const gltf = await loader.parseAsync(bytes, '')
  if (trianglesOf(gltf.scene) > MOST_TRIANGLES) throw new Error(`${address} has too many triangles`)
  await dress(gltf, finish)
  return gltf.scene
}

function trianglesOf(scene: Object3D): number {
  let corners = 0
  scene.traverse((object) => {
    if (object instanceof Mesh) {
      const { index, attributes } = object.geometry
      corners += (index ?? attributes['position'])?.count ?? 0
    }
  })
  return corners / 3
}

/** Puts on the materials of a finish (KHR_materials_variants); what has none keeps its own. */
async function dress({ scene, parser }: Gltf, finish: string): Promise<void> {
  const finishes = parser.json.extensions?.KHR_materials_variants?.variants ?? []
  const variant = finishes.findIndex(({ name }) => name === finish)
  const meshes: Mesh[] = []
  scene.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  await Promise.all(
    meshes.map(async (mesh) => {
      mesh.castShadow = true
      mesh.receiveShadow = true
      const material = mappingsOf(mesh).find(({ variants }) => variants.includes(variant))?.material
      if (material === undefined) return
      mesh.material = await parser.getDependency('material', material)
      parser.assignFinalMaterial(mesh)
    }),
  )
}

function mappingsOf({ userData }: Mesh): Mapping[] {
  const extensions = userData['gltfExtensions'] as
    | { KHR_materials_variants?: { mappings: Mapping[] } }
    | undefined
  return extensions?.KHR_materials_variants?.mappings ?? []
}

/** In the size of its piece, where the model is off by hardly anything from that, or from what is sold by now. */
export function scaleTo(model: Object3D, size: SizeMm, sold = size): void {
  const measured = new Box3().setFromObject(model, true).getSize(new Vector3())
  const factors = ({ w, d, h }: SizeMm) =>
    [w / 1000 / measured.x, h / 1000 / measured.y, d / 1000 / measured.z] as const
  const isNear = (one: SizeMm) => factors(one).every((factor) => Math.abs(factor - 1) <= HARDLY)
  if (isNear(size) || isNear(sold)) model.scale.set(...factors(size))
}
