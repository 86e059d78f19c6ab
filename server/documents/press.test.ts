import { expect, test } from 'vitest'
import { type Board, emptyBoard } from '#domain/boards/board.ts'
import { letterOrder, letterShop as shop } from '#tests/support/letters/sample-letters.ts'
import type { PressWork } from './document-worker.ts'
import { print } from './press.ts'

const SIDE = 14
const number = (at: number) => `id${at.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[+digit]!)}`

/** A grid of rooms with 300 pieces. */
function crowded(): Board {
  const board = emptyBoard()
  const wall = (a: number, b: number) => {
    const kind = 'wall'
    board.walls[number(1_000 * a + b)] = { a: number(a), b: number(b), mm: 100, kind }
  }
  for (let at = 0; at < SIDE * SIDE; at++) {
    board.nodes[number(at)] = { x: (at % SIDE) * 1_000, y: Math.floor(at / SIDE) * 1_000 }
    if (at % SIDE) wall(at - 1, at)
    if (at >= SIDE) wall(at - SIDE, at)
  }
  const rest = { product: 'sofa', key: 'default', turn: 0, up: 0, isLocked: false, note: '' }
  for (let at = 0; at < 300; at++)
    board.pieces[number(at)] = { ...rest, x: (at % 20) * 1_000, y: Math.floor(at / 20) * 1_000 }
  return board
}

test('the largest board that the studio prints keeps no paper of a customer waiting', async () => {
  const board = crowded()
  const large: PressWork = {
    paper: 'board',
    printed: {
      title: 'Concept 1',
      board,
      shapes: { sofa: { category: 'sofa', size: { w: 2_000, d: 900, h: 800 } } },
      pieces: Object.values(board.pieces).map(() => {
        return { name: 'Sofa', finish: '', size: '', room: '', picture: '' }
      }),
      pictures: [],
      thumbs: new Map(),
      unit: 'in',
    },
    shop,
  }
  const { number, createdAt, shippingAddress } = letterOrder
  const words = { pickupAddress: '', shippingMethod: '', delivery: [], trackingNumber: '' }
  const slip = { number, createdAt, shippingAddress, lines: [], isPickup: false, ...words }
  const small: PressWork = { paper: 'packing-slip', slip, shop }
  // Before, so that the time in which the threads begin is not counted.
  await Promise.all([print(small), print(small)])
  const done: string[] = []
  const ofStudio = print(large).then(() => done.push('large'))
  await print(small, 'leilani').then(() => done.push('small'))
  expect(done).toEqual(['small'])
  await ofStudio
})
