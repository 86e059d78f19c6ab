import type { WayIn } from '#domain/fit/way-in.ts'
import type { RoomType } from '#domain/users/questionnaire.ts'

/** Eight small letters, made by the page; unique on the board. */
export type Id = string

/**
 * A home furnished to scale. Lengths are whole millimetres, angles degrees from 0 to under 360 in halves; x runs to the
 * right and y down, as on a sheet, and angles turn clockwise seen from above.
 */
export type Board = {
  format: 1
  /** Of its rooms. */
  heightMm: number
  underlay: Underlay | null
  nodes: Record<Id, Node>
  walls: Record<Id, Wall>
  openings: Record<Id, Opening>
  rooms: Record<Id, Room>
  pieces: Record<Id, Piece>
  things: Record<Id, Thing>
  viewpoints: Record<Id, Viewpoint>
  light: Light
  /** In centimetres, as it is measured. */
  wayIn: WayIn
}

/** The client's plan, as it lies under the board. */
export type Underlay = {
  page: number
  mmPerUnit: number
  x: number
  y: number
  turn: number
  /** From 0 to 1. */
  opacity: number
  hiddenLayers: string[]
}

/** Where walls meet. */
export type Node = { x: number; y: number }

export const wallKinds = ['wall', 'low', 'line'] as const
/** From node `a` to node `b`. A `line` parts an open plan into rooms, and is not built. */
export type Wall = { a: Id; b: Id; mm: number; kind: (typeof wallKinds)[number] }

export const openingKinds = ['door', 'double', 'sliding', 'gap', 'window'] as const
export type Opening = {
  wall: Id
  /** From node `a` of its wall to its middle. */
  at: number
  width: number
  height: number
  /** From the floor. */
  sill: number
  kind: (typeof openingKinds)[number]
  /** The end of the wall that is nearer to its hinge. */
  hinge: 'a' | 'b'
  /** Where it opens to, seen from `a` to `b`. */
  side: 'left' | 'right'
  isEntry: boolean
}

export const floorLooks = ['oak', 'koa', 'tile', 'sisal', 'concrete'] as const
export const paints = ['white', 'paper', 'sand', 'linen', 'clay', 'sage', 'lagoon', 'ink'] as const
/** The face between walls in which its point lies. */
export type Room = {
  name: string
  kind: RoomType | ''
  x: number
  y: number
  floor: (typeof floorLooks)[number]
  paint: (typeof paints)[number]
}

/** Where something stands: its middle, and how far from the floor. At `turn` 0 its front faces +y. */
type Place = { x: number; y: number; turn: number; up: number }

export type Piece = Place & {
  product: string
  /** The variant key, and with it the finish. */
  key: string
  isLocked: boolean
  note: string
}

export const thingLooks = [
  'box',
  'rug',
  'plant',
  'piano',
  'counter',
  'stove',
  'fridge',
  'sink',
  'bath',
  'toilet',
] as const
export type Thing = Place & {
  look: (typeof thingLooks)[number]
  name: string
  w: number
  d: number
  h: number
  /** The client's own. */
  isTheirs: boolean
}

export type Viewpoint = {
  name: string
  x: number
  y: number
  up: number
  yaw: number
  pitch: number
  fov: number
  position: number
}

/** `hour` of the day, `lamps` from 0 to 1; `north` in degrees from the top of the sheet, nobody's word unless `isNorthSet`. */
export type Light = { hour: number; north: number; lamps: number; isNorthSet?: boolean | undefined }

/** What a board holds many of, by id. */
export const parts = ['nodes', 'walls', 'openings', 'rooms', 'pieces', 'things', 'viewpoints'] as const
export type Part = (typeof parts)[number]

/** What a board holds one of, beside its format. */
export type Single = Exclude<keyof Board, Part | 'format'>

/** The record `id` of a part put as it is, or taken away by `null`; or a value of which there is one. */
export type Edit =
  | { [P in Part]: { of: P; id: Id; value: Board[P][Id] | null } }[Part]
  | { [S in Single]: { of: S; value: Board[S] } }[Single]

/** With nothing on it. */
export function emptyBoard(): Board {
  return {
    format: 1,
    heightMm: USUAL_HEIGHT_MM,
    underlay: null,
    nodes: {},
    walls: {},
    openings: {},
    rooms: {},
    pieces: {},
    things: {},
    viewpoints: {},
    light: { hour: 14, north: 0, lamps: 0 },
    wayIn: {},
  }
}

/** 8 ft. */
const USUAL_HEIGHT_MM = 2440
