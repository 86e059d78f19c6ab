type Point = { x: number; y: number; z: number }

/** Where the camera stands: around `target` at `radius` metres, turned by `theta` and tilted by `phi` from straight above. */
export type Camera = {
  target: Point
  orbit: { theta: number; phi: number; radius: number }
  /** From top to bottom, in degrees. */
  fieldOfView: number
}

/** What a model fills, in metres. */
export type Box = { center: Point; size: Point }

export type Side = 'width' | 'depth' | 'height'
/** A line along one side of the piece, in pixels of the frame. */
export type SideLine = { side: Side; from: [number, number]; to: [number, number] }

type Frame = { width: number; height: number }

/** The lines stand this far from the piece, by its longest side. */
const GAP = 0.08

/** A line for each side of the box, along the edges that are nearest to the camera; height at the outline. */
export function sideLines(box: Box, camera: Camera, frame: Frame): SideLine[] {
  const { center, size } = box
  const gap = GAP * Math.max(size.x, size.y, size.z)
  const toRight = Math.sin(camera.orbit.theta) >= 0 ? 1 : -1
  const toFront = Math.cos(camera.orbit.theta) >= 0 ? 1 : -1
  const [x, y, z] = [size.x / 2, size.y / 2, size.z / 2]
  const at = (dx: number, dy: number, dz: number) =>
    onFrame({ x: center.x + dx, y: center.y + dy, z: center.z + dz }, camera, frame)
  return [
    { side: 'width', from: at(-x, -y, toFront * (z + gap)), to: at(x, -y, toFront * (z + gap)) },
    { side: 'depth', from: at(toRight * (x + gap), -y, -z), to: at(toRight * (x + gap), -y, z) },
    {
      side: 'height',
      from: at(-toRight * (x + gap), -y, toFront * z),
      to: at(-toRight * (x + gap), y, toFront * z),
    },
  ]
}

/** Where the camera sees a point, in pixels of its frame. */
export function onFrame(
  point: Point,
  { target, orbit, fieldOfView }: Camera,
  frame: Frame,
): [number, number] {
  const { theta, phi, radius } = orbit
  const [sin, cos] = [Math.sin(theta), Math.cos(theta)]
  const d = { x: point.x - target.x, y: point.y - target.y, z: point.z - target.z }
  const outward = d.x * sin + d.z * cos
  const right = d.x * cos - d.z * sin
  const up = d.y * Math.sin(phi) - outward * Math.cos(phi)
  const away = radius - d.y * Math.cos(phi) - outward * Math.sin(phi)
  const scale = frame.height / 2 / Math.tan((fieldOfView / 2) * (Math.PI / 180)) / Math.max(away, 0.01)
  return [frame.width / 2 + right * scale, frame.height / 2 - up * scale]
}
