import { expect, test } from 'vitest'
import { dice } from '#tests/sim/dice.ts'
import { newIds, piece, products, rectangle } from '#tests/support/planned-room.ts'
import type { Board, Piece } from './board.ts'
import { standingPieces } from './note.ts'
import { notesAbout } from './notes-about.ts'
import { notesOf } from './notes.ts'
import { boardOfRoom } from './room-shapes.ts'
import { roomsOf } from './wall-graph.ts'

const HELD = 'pieceaaa'
const [WIDE, DEEP] = [11_000, 8_000]

/** A hall with the piece that is held, and others that stand. */
function hall(held: Piece, ...others: Piece[]): Board {
  const named = [held, ...others].map((one, at) => [`piece${'abcdefghijklmnop'[at]}aa`, one])
  const room = boardOfRoom({ ...rectangle, width: WIDE, depth: DEEP }, newIds())
  return { ...room, pieces: Object.fromEntries(named) }
}

/** What is told of the held piece of a board while it is held at another place. */
function notesOfHeld(board: Board, held: Piece) {
  const outlines = roomsOf(board).map(({ outline }) => outline)
  const there = { ...board, pieces: { [HELD]: held } }
  const [moved] = standingPieces(there, products)
  return notesAbout(moved!, { board, pieces: standingPieces(board, products), outlines })
}

test('a held piece is told of what it would stand in, and of whom it takes the room from', () => {
  const board = hall(piece('sofa', 8000, 1000), piece('dresser', 5750, 4000, 90), piece('table', 3200, 3200))
  const notes = (x: number, y: number) => notesOfHeld(board, piece('sofa', x, y))
  expect(notes(8000, 1000)).toEqual([])
  expect(notes(3200, 2800)).toMatchObject([{ kind: 'overlap', pieces: [HELD, 'piececaa'] }])
  expect(notes(4000, 4400)).toMatchObject([{ kind: 'front', pieces: ['piecebaa'], wantedMm: 914 }])
  expect(notes(1900, 600)).toMatchObject([{ kind: 'swing', pieces: [HELD] }])
  expect(notes(3200, 20_000)).toMatchObject([{ kind: 'outside', pieces: [HELD] }])
})

test('what is told of a held piece is what the checks say of it once it stands there', () => {
  const names = [...products.keys()]
  let red = 0
  for (let seed = 0; seed < 150; seed++) {
    const throws = dice(seed)
    const any = () =>
      piece(names[throws.below(names.length)]!, throws.below(WIDE), throws.below(DEEP), throws.below(8) * 45)
    const board = hall(any(), ...Array.from({ length: 9 }, any))
    const held = { ...board.pieces[HELD]!, x: throws.below(WIDE), y: throws.below(DEEP) }
    const notes = notesOfHeld(board, held)
    const checks = notesOf({ ...board, pieces: { ...board.pieces, [HELD]: held } }, products).filter(
      ({ kind, level }) => level === 'red' && !['walkway', 'door', 'way-in'].includes(kind),
    )
    expect(checks, `seed ${seed}`).toEqual(expect.arrayContaining(notes))
    const named = checks.filter(({ pieces }) => pieces.includes(HELD))
    expect(notes, `seed ${seed}`).toEqual(expect.arrayContaining(named))
    red += named.length
  }
  expect(red).toBeGreaterThan(100)
})
