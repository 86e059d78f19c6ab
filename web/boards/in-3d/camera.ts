import type { Board } from '#domain/boards/board.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { forwards, stepped, walkStart, type Walker } from '#domain/boards/walk.ts'

/** From outside, round the middle of the home: `turn` clockwise from its foot, `tilt` above the floor, in degrees. */
export type Orbit = { how: 'orbit'; middle: Point; turn: number; tilt: number; far: number }
/** From within, at the height of somebody's eyes. */
export type Walk = { how: 'walk'; walker: Walker }
export type Camera = Orbit | Walk

type Place = { x: number; y: number; z: number }

export const EYES_MM = 1_600
/** From top to bottom, in degrees. */
export const FIELD_OF_VIEW = { orbit: 40, walk: 68 }
const PER_PIXEL = 0.35
export const TILT = { least: 8, most: 88, first: 50 }
const PITCH = 60
export const FAR = { least: 1_500, most: 120_000 }
const TURN = 15
const STEP_MM = 300

/** The whole home, seen from above its foot. */
export function orbitOf({ nodes }: Board): Orbit {
  const [xs, ys] = [Object.values(nodes).map(({ x }) => x), Object.values(nodes).map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  if (xs.length === 0) return { how: 'orbit', middle: { x: 0, y: 0 }, turn: 0, tilt: TILT.first, far: 8_000 }
  const far = Math.min(Math.hypot(right - left, foot - top) * 1.35 + 1_500, FAR.most)
  return {
    how: 'orbit',
    middle: { x: (left + right) / 2, y: (top + foot) / 2 },
    turn: 20,
    tilt: TILT.first,
    far,
  }
}

/** Through the home, from its largest room; from outside where there is none. */
export function walkThrough(board: Board): Camera {
  const walker = walkStart(board)
  return walker ? { how: 'walk', walker } : orbitOf(board)
}

/** Dragged so many pixels: what one sees follows the hand. */
export function dragged(camera: Camera, dx: number, dy: number): Camera {
  return turned(camera, -dx * PER_PIXEL, dy * PER_PIXEL)
}

function turned(camera: Camera, right: number, up: number): Camera {
  if (camera.how === 'walk') {
    const { walker } = camera
    const pitch = within(walker.pitch + up, -PITCH, PITCH)
    return { how: 'walk', walker: { ...walker, yaw: whole(walker.yaw + right), pitch } }
  }
  return {
    ...camera,
    turn: whole(camera.turn + right),
    tilt: within(camera.tilt + up, TILT.least, TILT.most),
  }
}

/** Nearer by a factor; who walks goes a step instead. */
export function nearer(camera: Camera, factor: number, board: Board): Camera {
  if (camera.how === 'walk')
    return { how: 'walk', walker: stepped(board, camera.walker, factor > 1 ? STEP_MM : -STEP_MM) }
  return { ...camera, far: within(camera.far / factor, FAR.least, FAR.most) }
}

/** What a key does, and the button of its name; undefined for keys that are the browser's. */
export function keyedCamera(camera: Camera, key: string, board: Board): Camera | undefined {
  const isWalk = camera.how === 'walk'
  switch (key) {
    case 'ArrowLeft':
      return turned(camera, -TURN, 0)
    case 'ArrowRight':
      return turned(camera, TURN, 0)
    case 'ArrowUp':
      return isWalk ? nearer(camera, 2, board) : turned(camera, 0, TURN)
    case 'ArrowDown':
      return isWalk ? nearer(camera, 0.5, board) : turned(camera, 0, -TURN)
    case '+':
    case '=':
      return nearer(camera, 1.2, board)
    case '-':
      return nearer(camera, 1 / 1.2, board)
    case '0':
      return isWalk ? walkThrough(board) : orbitOf(board)
    default:
      return undefined
  }
}

/** Where the camera stands and what it looks at, in metres with y upwards, as three has it. */
export function placesOf(camera: Camera): { at: Place; to: Place } {
  if (camera.how === 'walk') {
    const { x, y, yaw, pitch } = camera.walker
    const ahead = forwards(yaw)
    const at = { x: x / 1000, y: EYES_MM / 1000, z: y / 1000 }
    const level = Math.cos(radians(pitch))
    return {
      at,
      to: { x: at.x + ahead.x * level, y: at.y + Math.sin(radians(pitch)), z: at.z + ahead.y * level },
    }
  }
  const { middle, turn, tilt, far } = camera
  const [level, up] = [Math.cos(radians(tilt)) * far, Math.sin(radians(tilt)) * far]
  const to = { x: middle.x / 1000, y: 0, z: middle.y / 1000 }
  return {
    at: {
      x: to.x + (Math.sin(radians(turn)) * level) / 1000,
      y: up / 1000,
      z: to.z + (Math.cos(radians(turn)) * level) / 1000,
    },
    to,
  }
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180
const whole = (degrees: number) => (degrees + 360) % 360
export const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
