import type { Board, Piece } from '#domain/boards/board.ts'
import { emptyBoard } from '#domain/boards/board.ts'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import { newIds } from '#tests/support/planned-room.ts'

export const PIECES = 60
/** Rooms of a home, across and down: 5 × 4 + 4 × 5 walls. */
const ROOMS = { across: 4, down: 4 } as const
const ROOM_MM = 4_000

type Product = { _id: string; details: { size?: unknown }; variants: { options: { id: string }[] }[] }

type Ask = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>

export type Home = {
  id: string
  board: Board
  /** What lies on the device of whoever has it open. */
  stored: Record<string, string>
  ask: Ask
}

/** Somebody with an account, and a home of 40 walls and 60 pieces of 25 products that they keep. */
export async function furnishedHome(shop: string): Promise<Home> {
  let token = ''
  async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await fetch(shop + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Reply
  }
  const address = homeAddress
  const { token: own, user } = await ask<{ token: string; user: unknown }>('POST', '/api/users/register', {
    firstName: 'Leilani',
    lastName: 'Akana',
    email: 'leilani@bench.example',
    password: 'a-quiet-morning-at-sea',
    phone: '',
    address,
  })
  token = own
  const { products } = await ask<{ products: Product[] }>('GET', '/api/products?limit=100')
  const board = homeWith(products.filter(({ details }) => details.size).slice(0, 25))
  const name = 'Home'
  const { board: saved } = await ask<{ board: { _id: string } }>('POST', '/api/boards', {
    name,
    content: board,
  })
  const plan = { name, board, saved: { id: saved._id, revision: 0, unsent: [] } }
  const stored = { token, user: JSON.stringify(user), roomPlan: JSON.stringify(plan) }
  return { id: saved._id, board, stored, ask }
}

function homeWith(products: readonly Product[]): Board {
  const newId = newIds()
  const board = emptyBoard()
  const { across, down } = ROOMS
  const node = (x: number, y: number) => `node${String.fromCharCode(97 + x, 97 + y)}aa`
  for (let y = 0; y <= down; y++)
    for (let x = 0; x <= across; x++) {
      board.nodes[node(x, y)] = { x: x * ROOM_MM, y: y * ROOM_MM }
      if (x < across) board.walls[newId()] = { a: node(x, y), b: node(x + 1, y), mm: 114, kind: 'wall' }
      if (y < down) board.walls[newId()] = { a: node(x, y), b: node(x, y + 1), mm: 114, kind: 'wall' }
    }
  for (let at = 0; at < PIECES; at++) {
    const { _id: product, variants } = products[at % products.length]!
    const key = variants.map(({ options }) => options[0]?.id).join('-') || 'default'
    const [room, place] = [at % (across * down), Math.floor(at / (across * down))]
    const x = ((room % across) + 0.25 + 0.5 * (place % 2)) * ROOM_MM
    const y = (Math.floor(room / across) + 0.25 + 0.5 * Math.floor(place / 2)) * ROOM_MM
    const piece: Piece = { product, key, x, y, turn: 0, up: 0, isLocked: false, note: '' }
    board.pieces[newId()] = piece
  }
  return board
}
