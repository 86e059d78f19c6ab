/** Points, and what moves, turns and stretches them. */
export type Point = readonly [x: number, y: number]

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

export function moved(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y]
}

export function scaled(x: number, y: number): Matrix {
  return [x, 0, 0, y, 0, 0]
}

/** Counterclockwise where y points up. */
export function turned(radians: number): Matrix {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return [cos, sin, -sin, cos, 0, 0]
}

/** The last of them acts first. */
export function chained(...matrices: Matrix[]): Matrix {
  return matrices.reduce(([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ])
}

export function placed([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** By how much lengths grow, on average. */
export function growth([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/**
 * Where an element's own coordinates lie in the drawing's, from the direction that it faces (DXF's arbitrary axis
 * rule). Facing down, (0, 0, -1), is a mirror: x runs to the left.
 */
export function facing(x: number, y: number, z: number): Matrix {
  const length = Math.hypot(x, y, z)
  if (!(length > 0) || (x === 0 && y === 0 && z > 0)) return unmoved
  const [nx, ny, nz] = [x / length, y / length, z / length]
  const isNearZ = Math.abs(nx) < 1 / 64 && Math.abs(ny) < 1 / 64
  const across: readonly [number, number, number] = isNearZ ? [nz, 0, -nx] : [-ny, nx, 0]
  const size = Math.hypot(...across)
  const [ax, ay, az] = [across[0] / size, across[1] / size, across[2] / size]
  return [ax, ay, ny * az - nz * ay, nz * ax - nx * az, 0, 0]
}
