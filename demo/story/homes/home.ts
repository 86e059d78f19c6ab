import {
  emptyBoard,
  type Board,
  type Edit,
  type Opening,
  type Room,
  type Thing,
} from '#domain/boards/board.ts'
import { applied } from '#domain/boards/edits.ts'
import type { DemoProducts } from '../../demo-products.ts'
import { pieceOf } from '../pieces.ts'
import { underlayOf } from './plan-picture.ts'

type Place = [x: number, y: number, turn: number]

/** A home as the studio draws it on its board: corners by a letter, walls by the letters of their ends. */
export type Home = {
  corners: Record<string, [x: number, y: number]>
  outerWalls: string
  innerWalls: string
  openings: OpeningWords[]
  rooms: [name: string, kind: Room['kind'], x: number, y: number, floor: Room['floor']][]
  things: [look: Thing['look'], name: string, w: number, d: number, h: number, ...Place, up?: number][]
  /** Pieces of the catalogue in their finish. */
  pieces: [words: `${string} ${string}`, ...Place][]
  /** What the studio kept to look from, at the height of one's eyes. */
  views: [name: string, x: number, y: number, yaw: number][]
  /** Where some of them stood in the first concept, by their place in the list. */
  stoodFirst: Record<number, Place>
}

/** `at` is counted from the first letter of its wall. */
type OpeningWords = {
  wall: string
  at: number
  width: number
  kind: Opening['kind']
  sill?: number
  height?: number
  hinge?: Opening['hinge']
  side?: Opening['side']
  isEntry?: boolean
}

const WALL_MM = { outer: 150, inner: 110 }
const DOOR_HIGH_MM = 2032
export const letter = (at: number) => String.fromCharCode('a'.charCodeAt(0) + at)
export const idOf = (what: string, name: string) => `${what}${name.repeat(4).slice(0, 4)}`

/** The edits that draw a home as its first or its last concept shows it, over its plan. */
export function homeEdits(home: Home, products: DemoProducts, concept: 'first' | 'last'): Edit[] {
  return [
    ...builtEdits(home),
    { of: 'underlay', value: underlayOf(emptyHome(home)) },
    ...home.pieces.map((_piece, at) =>
      pieceEdit(home, products, at, concept === 'first' ? home.stoodFirst[at] : undefined),
    ),
    ...home.views.map(([name, x, y, yaw], position): Edit => ({
      of: 'viewpoints',
      id: idOf('view', letter(position)),
      value: { name, x, y, up: 1600, yaw, pitch: 0, fov: 68, position },
    })),
  ]
}

/** A home with what is built in or not sold. */
export function builtEdits(home: Home): Edit[] {
  return [
    ...shellEdits(home),
    ...home.things.map(([look, name, w, d, h, x, y, turn, up = 0], at): Edit => ({
      of: 'things',
      id: idOf('thin', letter(at)),
      value: { look, name, w, d, h, x, y, turn, up, isTheirs: false },
    })),
  ]
}

/** A home before it is furnished. */
export function emptyHome(home: Home): Board {
  return applied(emptyBoard(), shellEdits(home))
}

function shellEdits(home: Home): Edit[] {
  return [
    ...Object.entries(home.corners).map(([name, [x, y]]): Edit => ({
      of: 'nodes',
      id: idOf('node', name),
      value: { x, y },
    })),
    ...wallEdits(home.outerWalls, WALL_MM.outer),
    ...wallEdits(home.innerWalls, WALL_MM.inner),
    ...home.openings.map((words, at): Edit => ({
      of: 'openings',
      id: idOf('open', letter(at)),
      value: openingOf(words),
    })),
    ...home.rooms.map(([name, kind, x, y, floor], at): Edit => ({
      of: 'rooms',
      id: idOf('room', letter(at)),
      value: { name, kind, x, y, floor, paint: 'paper' },
    })),
  ]
}

/** A home as its last concept shows it. */
export function boardOf(home: Home, products: DemoProducts): Board {
  return applied(emptyBoard(), homeEdits(home, products, 'last'))
}

function wallEdits(walls: string, mm: number): Edit[] {
  return walls.split(' ').map((ends) => {
    const [a = '', b = ''] = ends
    const value = { a: idOf('node', a), b: idOf('node', b), mm, kind: 'wall' } as const
    return { of: 'walls', id: idOf('wall', ends), value }
  })
}

function openingOf({ wall, at, width, kind, ...rest }: OpeningWords): Opening {
  const usual = { height: DOOR_HIGH_MM, sill: 0, hinge: 'a', side: 'left', isEntry: false } as const
  return { ...usual, wall: idOf('wall', wall), at, width, kind, ...rest }
}

function pieceEdit({ pieces }: Home, products: DemoProducts, at: number, moved?: Place): Edit {
  const [words, ...place] = pieces[at] ?? ['', 0, 0, 0]
  const { productId: product, option: key } = pieceOf(products, `1 ${words}` as `1 ${string} ${string}`)
  const [x, y, turn] = moved ?? place
  const value = { product, key, x, y, turn, up: 0, isLocked: false, note: '' }
  return { of: 'pieces', id: idOf('piec', letter(at)), value }
}
