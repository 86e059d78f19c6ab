// As much of three as a board is drawn with: the package brings no types.
declare module 'three' {
  export class Vector2 {
    constructor(x?: number, y?: number)
    x: number
    y: number
  }
  export class Vector3 {
    constructor(x?: number, y?: number, z?: number)
    x: number
    y: number
    z: number
    set(x: number, y: number, z: number): this
  }
  export class Color {
    constructor(color: string)
    set(color: string): this
  }
  export class Box3 {
    min: Vector3
    max: Vector3
    setFromObject(object: Object3D, isPrecise: boolean): this
    getSize(target: Vector3): Vector3
  }
  export class Object3D {
    name: string
    visible: boolean
    castShadow: boolean
    receiveShadow: boolean
    children: Object3D[]
    parent: Object3D | null
    position: Vector3
    rotation: Vector3
    scale: Vector3
    userData: Record<string, unknown>
    add(...objects: Object3D[]): this
    remove(...objects: Object3D[]): this
    clear(): this
    clone(): this
    lookAt(x: number, y: number, z: number): void
    traverse(visit: (object: Object3D) => void): void
  }
  export class Group extends Object3D {}
  export class Scene extends Object3D {
    background: Color | null
  }
  export class BufferGeometry {
    index: { count: number } | null
    attributes: Record<string, { count: number }>
    rotateX(angle: number): this
    translate(x: number, y: number, z: number): this
    dispose(): void
  }
  export class Shape {
    constructor(points: Vector2[])
    autoClose: boolean
  }
  export class ExtrudeGeometry extends BufferGeometry {
    constructor(shape: Shape, options: { depth: number; bevelEnabled: boolean })
  }
  export class ShapeGeometry extends BufferGeometry {
    constructor(shape: Shape)
  }
  export class BoxGeometry extends BufferGeometry {
    constructor(width: number, height: number, depth: number)
  }
  export class EdgesGeometry extends BufferGeometry {
    constructor(geometry: BufferGeometry)
  }
  export class Material {
    dispose(): void
  }
  export class MeshStandardMaterial extends Material {
    constructor(options: {
      color: string
      roughness?: number
      transparent?: boolean
      opacity?: number
      side?: number
    })
  }
  export class LineBasicMaterial extends Material {
    constructor(options: { color: string })
  }
  export class Mesh extends Object3D {
    constructor(geometry: BufferGeometry, material: Material)
    isMesh: true
    geometry: BufferGeometry
    material: Material
  }
  export class LineSegments extends Object3D {
    constructor(geometry: BufferGeometry, material: Material)
    geometry: BufferGeometry
    material: Material
  }
  export class HemisphereLight extends Object3D {
    constructor(sky: string, ground: string, intensity: number)
  }
  export class DirectionalLight extends Object3D {
    constructor(color: string, intensity: number)
    target: Object3D
    shadow: {
      mapSize: { set(x: number, y: number): void }
      bias: number
      normalBias: number
      camera: { left: number; right: number; top: number; bottom: number; near: number; far: number }
    }
  }
  export class PerspectiveCamera extends Object3D {
    constructor(fov: number, aspect: number, near: number, far: number)
    aspect: number
    fov: number
    setViewOffset(
      fullWidth: number,
      fullHeight: number,
      x: number,
      y: number,
      width: number,
      height: number,
    ): void
    updateProjectionMatrix(): void
  }
  export class Raycaster {
    setFromCamera(point: Vector2, camera: PerspectiveCamera): void
    intersectObjects(objects: Object3D[], isDeep: boolean): { object: Object3D }[]
  }
  export class WebGLRenderer {
    constructor(options: { canvas: HTMLCanvasElement; antialias: boolean })
    shadowMap: { enabled: boolean }
    setPixelRatio(ratio: number): void
    setSize(width: number, height: number, isStyled: boolean): void
    render(scene: Scene, camera: PerspectiveCamera): void
    forceContextLoss(): void
    dispose(): void
  }
  export const BackSide: number
}

declare module 'three/addons/loaders/GLTFLoader.js' {
  import type { Group, Material, Mesh } from 'three'

  type Parser = {
    json: { extensions?: { KHR_materials_variants?: { variants: { name: string }[] } } }
    getDependency(kind: 'material', index: number): Promise<Material>
    assignFinalMaterial(mesh: Mesh): void
  }
  export class GLTFLoader {
    setMeshoptDecoder(decoder: unknown): this
    parseAsync(bytes: ArrayBuffer, path: string): Promise<{ scene: Group; parser: Parser }>
  }
}

/** The decoder that needs no WebAssembly, which the policy of most pages does not let run. */
declare module '*/meshopt_decoder_reference.js' {
  export const MeshoptDecoder: unknown
}
