import {
  ExtrudeGeometry,
  Mesh,
  Shape,
  ShapeGeometry,
  Vector2,
  type BufferGeometry,
  type Material,
} from 'three'
import type { Polygon } from '#domain/boards/polygons.ts'
import type { Solid } from '#domain/boards/wall-solids.ts'

const shapeOf = (corners: Polygon) => new Shape(corners.map(({ x, y }) => new Vector2(x / 1000, y / 1000)))

/** What stands on the sheet, in metres: x to the right, z down the sheet, y up. */
export function solidGeometry({ corners, from, to }: Solid): BufferGeometry {
  // It grows along z, which becomes downwards once the sheet is laid flat.
  return new ExtrudeGeometry(shapeOf(corners), { depth: (to - from) / 1000, bevelEnabled: false })
    .rotateX(Math.PI / 2)
    .translate(0, to / 1000, 0)
}

export function solidMesh(solid: Solid, material: Material): Mesh {
  const mesh = new Mesh(solidGeometry(solid), material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** Lies on the ground; seen from above only with a material of its back. */
export function floorMesh(corners: Polygon, material: Material): Mesh {
  const mesh = new Mesh(new ShapeGeometry(shapeOf(corners)).rotateX(Math.PI / 2), material)
  mesh.receiveShadow = true
  return mesh
}
