import { arranged } from '#domain/boards/arranged.ts'
import type { Id, Piece } from '#domain/boards/board.ts'
import { boardOfRoom } from '#domain/boards/room-shapes.ts'
import { createBoard } from '#server/boards/create-board.ts'
import { shareBoard } from '#server/boards/share-board.ts'
import { idOf, letter } from './homes/home.ts'
import { shapesOf } from './homes/shapes.ts'
import { pieceOf, type PieceWords } from './pieces.ts'
import type { PersonName } from './people.ts'
import type { Happening } from './scene.ts'

/** The room behind a lānai, around the corner of a kitchen; in millimetres. */
const lanaiRoom = {
  shape: 'l',
  width: 6_400,
  depth: 5_200,
  cutWidth: 2_100,
  cutDepth: 1_500,
  openings: [
    { kind: 'door', wall: 0, from: 300, width: 914 },
    { kind: 'sliding', wall: 4, from: 1_800, width: 2_400 },
    { kind: 'window', wall: 5, from: 1_600, width: 1_500 },
  ],
} as const

/** Somebody plans that room with these pieces, saves it and shares it by a link. */
export function sharedPlan(by: PersonName, ...pieces: PieceWords[]): Happening {
  return async ({ shop, cast, products }) => {
    let count = 0
    const newId = (): Id => idOf('part', letter(count++))
    const room = boardOfRoom({ ...lanaiRoom, openings: [...lanaiRoom.openings] }, newId)
    const wanted = pieces.flatMap((words) => {
      const { productId: product, option: key, quantity } = pieceOf(products, words)
      return Array.from({ length: quantity }, () => ({ product, key }))
    })
    const placed = arranged(room, shapesOf(products), wanted).map((value): [Id, Piece] => [newId(), value])
    const content = { ...room, pieces: Object.fromEntries(placed) }
    const plan = { name: 'Room behind the lānai', content }
    const { _id } = await shop.db.inTransaction((tx) => createBoard(tx, shop, cast[by].id, plan))
    await shareBoard(shop, cast[by].id, _id, { shared: true, renew: false })
  }
}
