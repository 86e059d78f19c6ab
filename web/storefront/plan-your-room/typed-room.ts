import { roomShapes, type RoomByNumbers, type RoomShape } from '#domain/boards/room-shapes.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { typedMm } from '#web/boards/plan-words.ts'

export type TypedOpening = {
  id: number
  kind: 'door' | 'double' | 'sliding' | 'gap' | 'window'
  wall: number
  from: string
  width: string
}
export type TypedRoom = Record<'width' | 'depth' | 'cutWidth' | 'cutDepth', string> & {
  shape: RoomShape
  openings: TypedOpening[]
}

export const lengthNames = [
  { name: 'width', label: 'Width' },
  { name: 'depth', label: 'Depth' },
  { name: 'cutWidth', label: 'Missing corner, width' },
  { name: 'cutDepth', label: 'Missing corner, depth' },
] as const

/** What the form opens with: a living room. */
export function usualRoom(unit: LengthUnit): TypedRoom {
  const text = (feet: string, meters: string) => (unit === 'in' ? feet : `${meters} m`)
  return {
    shape: roomShapes[0],
    width: text(`18'`, '5.5'),
    depth: text(`14'`, '4.3'),
    cutWidth: text(`7'`, '2.1'),
    cutDepth: text(`5'`, '1.5'),
    openings: [
      { id: 1, kind: 'door', wall: 0, from: text(`1' 6"`, '0.45'), width: text(`3'`, '0.9') },
      { id: 2, kind: 'window', wall: 3, from: text(`2'`, '0.6'), width: text(`5'`, '1.5') },
    ],
  }
}

/** What is typed, in millimetres; what is no length is not a number. */
export function roomOf({ shape, openings, ...sides }: TypedRoom, unit: LengthUnit): RoomByNumbers {
  const mm = (text: string) => typedMm(text, unit === 'in' ? 'ft' : 'm') ?? Number.NaN
  return {
    shape,
    width: mm(sides.width),
    depth: mm(sides.depth),
    cutWidth: mm(sides.cutWidth),
    cutDepth: mm(sides.cutDepth),
    openings: openings.map(({ kind, wall, from, width }) => ({
      kind,
      wall,
      from: mm(from),
      width: mm(width),
    })),
  }
}
