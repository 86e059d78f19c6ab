import { randomUUID } from 'node:crypto'
import { emptyBoard, type Board, type Edit } from '#domain/boards/board.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { seedRequest } from './design.ts'
import { seedProduct } from './product.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** A room of 5 by 4 meters with a door, a window and a rug; its corners are `nodeaaaa` to `nodedddd`. */
export function sampleRoom(): Board {
  const wall = { mm: 120, kind: 'wall' } as const
  const opening = { hinge: 'a', side: 'left' } as const
  return {
    ...emptyBoard(),
    nodes: {
      nodeaaaa: { x: 0, y: 0 },
      nodebbbb: { x: 5000, y: 0 },
      nodecccc: { x: 5000, y: 4000 },
      nodedddd: { x: 0, y: 4000 },
    },
    walls: {
      wallaaaa: { a: 'nodeaaaa', b: 'nodebbbb', ...wall },
      wallbbbb: { a: 'nodebbbb', b: 'nodecccc', ...wall },
      wallcccc: { a: 'nodecccc', b: 'nodedddd', ...wall },
      walldddd: { a: 'nodedddd', b: 'nodeaaaa', ...wall },
    },
    openings: {
      dooraaaa: {
        wall: 'wallaaaa',
        at: 1000,
        width: 914,
        height: 2032,
        sill: 0,
        kind: 'door',
        isEntry: true,
        ...opening,
      },
      winaaaaa: {
        wall: 'wallcccc',
        at: 2500,
        width: 1800,
        height: 1200,
        sill: 900,
        kind: 'window',
        isEntry: false,
        ...opening,
      },
    },
    rooms: {
      roomaaaa: { name: 'Living room', kind: 'living', x: 2500, y: 2000, floor: 'oak', paint: 'paper' },
    },
    things: { rugaaaaa: rugAt(2500) },
  }
}

export function rugAt(x: number): Board['things'][string] {
  return { look: 'rug', name: 'Rug', w: 2000, d: 1400, h: 10, x, y: 2000, turn: 0, up: 0, isTheirs: true }
}

/** A save of lower rooms, on the revision that `seedBoard` leaves. */
export function lowered(revision: number, heightMm = 2400) {
  const edits: Edit[] = [{ of: 'heightMm', value: heightMm }]
  return { revision, edits }
}

/** A sample room of `owner`, saved once after it was made. */
export async function seedBoard(testing: TestShop, owner: Person) {
  const { call } = testing.as(owner)
  const { board } = await call('POST /api/boards', { body: { name: 'Living room', content: sampleRoom() } })
  const edits: Edit[] = [{ of: 'things', id: 'rugaaaaa', value: rugAt(2600) }]
  const body = { revision: 0, attempt: randomUUID(), edits }
  return (await call('PUT /api/boards/:id', { params: { id: board._id }, body })).board
}

/** What puts the sample room on a board. */
export function roomEdits(): Edit[] {
  const { nodes, walls, openings, rooms } = sampleRoom()
  const put = (of: 'nodes' | 'walls' | 'openings' | 'rooms', records: object) =>
    Object.entries(records).map(([id, value]) => ({ of, id, value }))
  return [
    ...put('nodes', nodes),
    ...put('walls', walls),
    ...put('openings', openings),
    ...put('rooms', rooms),
  ]
}

/** The board of a design with the sample room and a piece in it, at revision 1; the id of the piece's product. */
export async function seedWorkingBoard(testing: TestShop, id: string, piece = 'chairaaa'): Promise<string> {
  const { call } = testing.as(noa)
  await call('POST /api/design-requests/:id/board', { params: { id } })
  const product = await seedProduct(testing.shop.db, {
    name: 'Sedge chair',
    details: { size: { widthCm: 60, depthCm: 60, heightCm: 80 } },
  })
  const edits: Edit[] = [...roomEdits(), { of: 'pieces', id: piece, value: standing(product) }]
  await call('PUT /api/boards/:id', { params: { id }, body: { revision: 0, attempt: randomUUID(), edits } })
  return product
}

/** A design in review whose concept was furnished on a board, with the id of the chair on it. */
export async function seedPublishedBoard(testing: TestShop, owner: Person, piece = 'chairaaa') {
  const id = await seedRequest(testing, owner, { status: 'in_progress', paymentStatus: 'paid' })
  const product = await seedWorkingBoard(testing, id, piece)
  const { request } = await testing.as(noa).call('POST /api/design-requests/:id/board/publish', {
    params: { id },
    body: { revision: 1, notes: '' },
  })
  return { id, conceptId: request.designConcepts[0]?._id ?? '', product }
}

export function standing(product: string, x = 1500): Board['pieces'][string] {
  return { product, key: 'default', x, y: 1500, turn: 0, up: 0, isLocked: false, note: '' }
}
