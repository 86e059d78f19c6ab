import { describe, expect, test } from 'vitest'
import { dice, type Dice } from '#tests/sim/dice.ts'
import { lShape, newIds, products as few } from '#tests/support/planned-room.ts'
import { arranged, type UnplacedPiece } from './arranged.ts'
import { emptyBoard, type Board, type Piece } from './board.ts'
import { holds, overlaps } from './boxes.ts'
import { footprintOf } from './footprint.ts'
import type { Products } from './note.ts'
import { layoutFaults, notesOf } from './notes.ts'
import { holdsPoint } from './polygons.ts'
import { boardOfRoom } from './room-shapes.ts'
import { sampleHome } from './sample-home.ts'
import { roomsOf } from './wall-graph.ts'

const products: Products = new Map([
  ...few,
  ['nightstand', { size: { w: 520, d: 440, h: 550 }, category: 'dresser' }],
  ['desk', { size: { w: 1300, d: 660, h: 750 }, category: 'desk' }],
  ['armchair', { size: { w: 800, d: 800, h: 800 }, category: 'chair' }],
  ['lounger', { size: { w: 800, d: 800, h: 800 }, category: 'settee', categories: ['outdoor'] }],
  ['stool', { size: { w: 400, d: 400, h: 450 }, category: 'stool' }],
])
const names = [...products.keys()]
const wanted = (...all: string[]): UnplacedPiece[] => all.map((product) => ({ product, key: 'default' }))
const several = (count: number, product: string) => Array.from({ length: count }, () => product)

function withPieces(board: Board, pieces: readonly Piece[]): Board {
  const added = pieces.map((piece, at) => [
    `piece${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}a`,
    piece,
  ])
  return { ...board, pieces: { ...board.pieces, ...Object.fromEntries(added) } }
}

const quadOf = (piece: Piece) => footprintOf(piece, products.get(piece.product)!.size)
const roomAt = (board: Board, piece: Piece) =>
  roomsOf(board).find(({ outline }) => holdsPoint(outline, piece))?.name

/** A home or a room, turned so that its walls may be skew. */
function homeOf(throws: Dice): Board {
  const homes = [sampleHome(), boardOfRoom(lShape, newIds())]
  const board = homes[throws.below(homes.length)]!
  const turn = ((throws.below(4) * 15) / 180) * Math.PI
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const turned = <T extends { x: number; y: number }>(all: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(all).map(([id, one]) => [
        id,
        { ...one, x: Math.round(one.x * cos - one.y * sin), y: Math.round(one.x * sin + one.y * cos) },
      ]),
    )
  return { ...board, nodes: turned(board.nodes), rooms: turned(board.rooms) }
}

describe('pieces that are placed all at once', () => {
  test('each lies in a room or below the plan, over nothing, before no door, and always in the same place', () => {
    for (let seed = 0; seed < 6; seed++) {
      const throws = dice(seed)
      const home = homeOf(throws)
      const unplaced = wanted(
        ...Array.from({ length: 1 + throws.below(30) }, () => names[throws.below(names.length)]!),
      )
      const [first, ...others] = unplaced
      const board = withPieces(home, arranged(home, products, [first!]))
      const pieces = arranged(board, products, others)
      expect(pieces).toEqual(arranged(board, products, others))
      expect(pieces.map(({ product }) => product)).toEqual(others.map(({ product }) => product))
      const outlines = roomsOf(board).map(({ outline }) => outline)
      const lowest = Math.max(...Object.values(board.nodes).map(({ y }) => y))
      for (const piece of pieces) {
        const isInside = outlines.some((outline) => holds(outline, quadOf(piece)))
        const isBelow = quadOf(piece).every(({ y }) => y > lowest)
        expect(isInside || isBelow, `seed ${seed}: ${piece.product}`).toBe(true)
      }
      const faults = layoutFaults(withPieces(board, pieces), products)
      expect(
        faults.filter(({ kind }) => kind !== 'outside'),
        `seed ${seed}`,
      ).toEqual([])
    }
  })

  test('beds come into bedrooms, seats round a table, what is for outdoors onto the lānai', () => {
    const home = sampleHome()
    home.rooms['roomcccc'] = { ...home.rooms['roomcccc']!, name: 'Lānai' }
    const unplaced = wanted('chair', 'bed', 'lounger', 'nightstand', 'sofa', 'dining', ...several(3, 'chair'))
    const pieces = arranged(home, products, unplaced)
    expect(pieces.map((piece) => [piece.product, roomAt(home, piece)])).toEqual([
      ['chair', 'Living and dining'],
      ['bed', 'Bedroom'],
      ['lounger', 'Lānai'],
      ['nightstand', 'Bedroom'],
      ['sofa', 'Living and dining'],
      ['dining', 'Living and dining'],
      ...several(3, 'chair').map((chair) => [chair, 'Living and dining']),
    ])
    const table = pieces.find(({ product }) => product === 'dining')
    for (const chair of pieces.filter(({ product }) => product === 'chair'))
      expect(overlaps(quadOf(chair), quadOf(table!))).toBe(true)
    expect(notesOf(withPieces(home, pieces), products).filter(({ level }) => level === 'red')).toEqual([])
  })

  test('rooms that a package names stand for those of the home, a second bedroom for a room of no kind', () => {
    const home = sampleHome()
    const beds = ['Primary bedroom', 'Second bedroom and study'].map((room) => ({
      room,
      product: 'bed',
      key: 'oak',
    }))
    const stand = { room: 'Second bedroom and study', product: 'nightstand', key: 'oak' }
    const rooms = arranged(home, products, [...beds, stand]).map((piece) => roomAt(home, piece))
    expect(rooms).toEqual(['Bedroom', 'Second room', 'Second room'])
  })

  test('what finds no place stands in rows below the plan, and beside what stands there already', () => {
    const home = boardOfRoom(
      { ...lShape, width: 4000, depth: 3500, cutWidth: 1000, cutDepth: 1000 },
      newIds(),
    )
    const first = withPieces(home, arranged(home, products, wanted(...several(6, 'bed'))))
    const all = withPieces(
      first,
      arranged(first, products, wanted(...several(3, 'sofa')).concat(wanted('stool'))),
    )
    const outside = notesOf(all, products).filter(({ kind }) => kind === 'outside')
    expect(outside.length).toBeGreaterThan(1)
    expect(notesOf(all, products).filter(({ kind }) => kind === 'overlap')).toEqual([])
  })

  test('on a sheet without walls nothing lies on one spot, and what has no size is left out', () => {
    const pieces = arranged(emptyBoard(), products, wanted('sofa', 'nothing', 'bed', 'sofa'))
    expect(pieces.map(({ product }) => product)).toEqual(['sofa', 'bed', 'sofa'])
    expect(layoutFaults(withPieces(emptyBoard(), pieces), products)).toEqual([])
    expect(
      Math.min(...pieces.flatMap((piece) => quadOf(piece).flatMap(({ x, y }) => [x, y]))),
    ).toBeGreaterThanOrEqual(0)
  })
})
