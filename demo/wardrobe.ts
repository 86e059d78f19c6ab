import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document, Material, Texture, TextureInfo, vec2 } from '@gltf-transform/core'
import { KHRMaterialsSheen, KHRMaterialsSpecular, KHRTextureTransform } from '@gltf-transform/extensions'

/** How a material looks; colours are linear, `tile` is what its maps cover in metres, maps go by their file's name. */
export type Look = {
  color: [number, number, number]
  roughness: number
  specular: number
  tile: vec2
  metallic?: number
  sheen?: [number, number, number]
  opacity?: number
  alpha?: 'MASK' | 'BLEND'
  map?: string
  normal?: string
}

/** Where maps lie on a part: at offset + scale · (u, v). */
export type Layout = { scale: vec2; offset: vec2 }

/** The materials of one model, each made once for every layout. */
export class Wardrobe {
  readonly #document: Document
  readonly #folder: string
  readonly #looks: Record<string, Look>
  readonly #materials = new Map<string, Material>()
  readonly #textures = new Map<string, Texture>()

  constructor(document: Document, folder: string, looks: Record<string, Look>) {
    this.#document = document
    this.#folder = folder
    this.#looks = looks
  }

  look(key: string): Look {
    const look = this.#looks[key]
    if (!look) throw new Error(`Nothing is said of the material ${key}`)
    return look
  }

  /** The material `key` for a part whose layout is in metres. */
  async material(key: string, layout: Layout): Promise<Material> {
    const look = this.look(key)
    const inTiles = look.map || look.normal ? tilesOf(layout, look) : undefined
    const id = JSON.stringify([key, inTiles])
    const material = this.#materials.get(id) ?? (await this.#make(key, look))
    if (inTiles && !this.#materials.has(id)) layOut(this.#document, material, inTiles)
    this.#materials.set(id, material)
    return material
  }

  async #make(key: string, look: Look): Promise<Material> {
    const material = this.#document
      .createMaterial(key)
      .setBaseColorFactor([...look.color, look.opacity ?? 1])
      .setRoughnessFactor(look.roughness)
      .setMetallicFactor(look.metallic ?? 0)
      .setAlphaMode(look.alpha ?? 'OPAQUE')
      .setDoubleSided(true)
    if (look.specular !== 1) {
      const specular = this.#document.createExtension(KHRMaterialsSpecular).createSpecular()
      material.setExtension('KHR_materials_specular', specular.setSpecularFactor(look.specular))
    }
    if (look.map) material.setBaseColorTexture(await this.#texture(look.map))
    if (look.normal) material.setNormalTexture(await this.#texture(look.normal))
    if (look.sheen) {
      const sheen = this.#document.createExtension(KHRMaterialsSheen).createSheen()
      sheen.setSheenColorFactor(look.sheen).setSheenRoughnessFactor(0.5)
      material.setExtension('KHR_materials_sheen', sheen)
    }
    return material
  }

  async #texture(name: string): Promise<Texture> {
    const existing = this.#textures.get(name)
    if (existing) return existing
    const image = await readFile(join(this.#folder, `${name}.png`))
    const texture = this.#document.createTexture(name).setImage(image).setMimeType('image/png')
    this.#textures.set(name, texture)
    return texture
  }
}

function tilesOf({ scale, offset }: Layout, { tile }: Look): Layout {
  return {
    scale: [scale[0] / tile[0], scale[1] / tile[1]],
    offset: [offset[0] / tile[0], offset[1] / tile[1]],
  }
}

function layOut(document: Document, material: Material, { scale, offset }: Layout): void {
  if (scale[0] === 1 && scale[1] === 1 && offset[0] === 0 && offset[1] === 0) return
  const transform = document.createExtension(KHRTextureTransform).createTransform()
  transform.setScale(scale).setOffset(offset)
  for (const map of mapsOf(material)) map.setExtension('KHR_texture_transform', transform)
}

function mapsOf(material: Material): TextureInfo[] {
  return [material.getBaseColorTextureInfo(), material.getNormalTextureInfo()].filter((map) => map !== null)
}
