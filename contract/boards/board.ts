import { z } from 'zod'
import {
  floorLooks,
  openingKinds,
  paints,
  thingLooks,
  wallKinds,
  type Board,
  type Edit,
} from '#domain/boards/board.ts'
import {
  FARTHEST_MM,
  LAST_POSITION,
  MAX_NAME,
  MAX_NOTE,
  ROOM_HEIGHT_MM,
  WALL_MM,
} from '#domain/boards/board-limits.ts'
import { limitsOf, measures } from '#domain/fit/way-in.ts'
import { roomTypes } from '#domain/users/questionnaire.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { line, paragraphs } from '#kit/core/operation/text.ts'
import { Id } from '../board-id.ts'

const Coordinate = z.int().min(-FARTHEST_MM).max(FARTHEST_MM)
const Length = z.int().min(1).max(FARTHEST_MM)
const Height = z.int().min(0).max(10_000)
const Angle = z.number().min(0).lt(360).multipleOf(0.5)
const Part = z.number().min(0).max(1)

const point = { x: Coordinate, y: Coordinate }
const place = { ...point, turn: Angle, up: Height }

const Node = z.object(point)

const Wall = z.object({
  a: Id,
  b: Id,
  mm: z.int().min(WALL_MM.thinnest).max(WALL_MM.thickest),
  kind: z.enum(wallKinds),
})

const Opening = z.object({
  wall: Id,
  at: z
    .int()
    .min(0)
    .max(2 * FARTHEST_MM),
  width: Length,
  height: Height.min(1),
  sill: Height,
  kind: z.enum(openingKinds),
  hinge: z.enum(['a', 'b']),
  side: z.enum(['left', 'right']),
  isEntry: z.boolean(),
})

const Room = z.object({
  name: line(MAX_NAME),
  kind: z.enum([...roomTypes, '']),
  ...point,
  floor: z.enum(floorLooks),
  paint: z.enum(paints),
})

export const MAX_KEY = 200

export const Piece = z.object({
  product: z.uuid(),
  key: line(MAX_KEY),
  ...place,
  isLocked: z.boolean(),
  note: paragraphs(MAX_NOTE),
})

/** What a piece was called and cost when it was published, and how large it was. */
export const PublishedLine = z.object({
  product: z.uuid(),
  key: z.string(),
  name: z.string(),
  /** Of one; `null` in quote mode for everyone but admins. */
  price: Dollars.nullable(),
  size: z.object({ widthCm: z.number(), depthCm: z.number(), heightCm: z.number() }).optional(),
})

const Thing = z.object({
  look: z.enum(thingLooks),
  name: line(MAX_NAME),
  w: Length,
  d: Length,
  h: Height,
  ...place,
  isTheirs: z.boolean(),
})

const Viewpoint = z.object({
  name: line(MAX_NAME),
  ...point,
  // A whole home is seen from far above its rooms.
  up: z.int().min(0).max(FARTHEST_MM),
  yaw: Angle,
  pitch: z.number().min(-90).max(90),
  fov: z.number().min(10).max(120),
  position: z.int().min(0).max(LAST_POSITION),
})

const Underlay = z.object({
  page: z.int().min(1).max(1_000),
  mmPerUnit: z.number().positive().max(1_000_000),
  ...point,
  turn: Angle,
  opacity: Part,
  hiddenLayers: z.array(line(255)).max(500),
})

const Light = z.object({
  hour: z.number().min(6).max(20),
  north: Angle,
  lamps: Part,
  isNorthSet: z.boolean().optional(),
})

const WayIn = z
  .partialRecord(z.enum(measures), z.number())
  .refine((way) => measures.every((measure) => isWithin(way[measure], limitsOf(measure))), {
    message: 'Nothing on the way to a room measures so much, or so little',
  })

function isWithin(value: number | undefined, [least, most]: readonly [number, number]): boolean {
  return value === undefined || (value >= least && value <= most)
}

const HeightOfRooms = z.int().min(ROOM_HEIGHT_MM.lowest).max(ROOM_HEIGHT_MM.highest)

/** What stands on a board; whether its records fit together is told by `faultsOf`. */
export const BoardContent = z.object({
  format: z.literal(1),
  heightMm: HeightOfRooms,
  underlay: Underlay.nullable(),
  nodes: z.record(Id, Node),
  walls: z.record(Id, Wall),
  openings: z.record(Id, Opening),
  rooms: z.record(Id, Room),
  pieces: z.record(Id, Piece),
  things: z.record(Id, Thing),
  viewpoints: z.record(Id, Viewpoint),
  light: Light,
  wayIn: WayIn,
}) satisfies z.ZodType<Board>

export const BoardEdit = z.discriminatedUnion('of', [
  z.object({ of: z.literal('nodes'), id: Id, value: Node.nullable() }),
  z.object({ of: z.literal('walls'), id: Id, value: Wall.nullable() }),
  z.object({ of: z.literal('openings'), id: Id, value: Opening.nullable() }),
  z.object({ of: z.literal('rooms'), id: Id, value: Room.nullable() }),
  z.object({ of: z.literal('pieces'), id: Id, value: Piece.nullable() }),
  z.object({ of: z.literal('things'), id: Id, value: Thing.nullable() }),
  z.object({ of: z.literal('viewpoints'), id: Id, value: Viewpoint.nullable() }),
  z.object({ of: z.literal('light'), value: Light }),
  z.object({ of: z.literal('underlay'), value: Underlay.nullable() }),
  z.object({ of: z.literal('heightMm'), value: HeightOfRooms }),
  z.object({ of: z.literal('wayIn'), value: WayIn }),
]) satisfies z.ZodType<Edit>
