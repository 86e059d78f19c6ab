import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Edit } from '#domain/boards/board.ts'
import { JOURNAL_REVISIONS } from '#domain/boards/board-limits.ts'
import { boardEdits, boards } from '#server/db/schema/boards.ts'
import { dice } from '#tests/sim/dice.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { randomEdits } from '#tests/support/random-edits.ts'
import { rugAt, sampleRoom, seedBoard } from '#tests/support/seed/board.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { unsoundBoards } from './unsound-boards.ts'

const shop = testShop()
let id = ''
/** What `seedBoard` leaves. */
const SEEDED = 1

beforeEach(async () => void (id = (await seedBoard(shop, leilani))._id))

const save = (edits: Edit[], revision = SEEDED, attempt = randomUUID(), person: Person = leilani) =>
  shop.as(person).call('PUT /api/boards/:id', { params: { id }, body: { revision, attempt, edits } })
const read = async (since?: number) =>
  shop
    .as(leilani)
    .call('GET /api/boards/:id', { params: { id }, query: since === undefined ? {} : { since } })
const rows = async () => ({
  boards: await shop.shop.db.select().from(boards),
  edits: await shop.shop.db.select().from(boardEdits),
})
const rug = (x: number): Edit => ({ of: 'things', id: 'rugaaaaa', value: rugAt(x) })
const height = (value: number): Edit => ({ of: 'heightMm', value })
const corner = (x: number): Edit => ({ of: 'nodes', id: 'nodebbbb', value: { x, y: 0 } })

async function refused(saving: () => Promise<unknown>, refusal: object): Promise<void> {
  const before = await rows()
  await expect(saving()).rejects.toMatchObject(refusal)
  expect(await rows()).toEqual(before)
}

test('what is saved stands there when it is read again', async () => {
  const reply = await save([rug(1000), height(2600)])
  expect(reply).toMatchObject({ board: { _id: id, name: 'Living room', revision: 2 }, edits: [] })
  const { board } = await read()
  const content = { ...sampleRoom(), heightMm: 2600, things: { rugaaaaa: rugAt(1000) } }
  expect(board).toEqual({ _id: id, name: 'Living room', revision: 2, shareKey: null, content })
})

test('the same attempt again is answered alike and saved once', async () => {
  await save([height(2500)])
  const attempt = randomUUID()
  const first = await save([rug(1000)], SEEDED, attempt)
  await save([height(2700)], 3)
  const before = await rows()
  expect(await save([rug(1000)], SEEDED, attempt)).toEqual(first)
  expect(await rows()).toEqual(before)
})

describe('edits of an older revision', () => {
  test('are laid upon what others saved, which comes back', async () => {
    await save([rug(1000)])
    const { board, edits } = await save([corner(5500)], SEEDED)
    expect(board.revision).toBe(3)
    expect(edits).toEqual([{ revision: 2, edits: [rug(1000)], by: 'Leilani Akana', at: expect.any(String) }])
    expect((await read()).board.content).toMatchObject({
      nodes: { nodebbbb: { x: 5500 } },
      things: { rugaaaaa: { x: 1000 } },
    })
  })

  test.each<[string, Edit, Edit]>([
    ['the same thing', rug(1000), rug(2000)],
    ['a corner and a wall that ends there', corner(5500), { of: 'walls', id: 'wallbbbb', value: null }],
    [
      'a door and its wall',
      { of: 'openings', id: 'dooraaaa', value: null },
      { of: 'walls', id: 'wallaaaa', value: { ...sampleRoom().walls.wallaaaa!, mm: 200 } },
    ],
  ])('are refused with theirs where both touch %s', async (_what, theirs, mine) => {
    await save([height(2600)])
    await save([theirs], 2)
    const clash = { revision: 3, edits: [theirs], by: 'Leilani Akana', at: expect.any(String) }
    await refused(() => save([mine], SEEDED), {
      status: 409,
      code: 'board_changed',
      body: { edits: [clash] },
    })
  })

  test('are refused once the journal reaches back no further', async () => {
    const at = shop.shop.clock()
    await shop.shop.db.delete(boardEdits)
    await shop.shop.db.update(boards).set({ revision: JOURNAL_REVISIONS })
    const entry = { boardId: id, edits: [height(2500)], touched: ['heightMm'], byId: leilani.id, at }
    const entries = Array.from({ length: JOURNAL_REVISIONS }, (_, place) => ({
      ...entry,
      revision: place + 1,
      attempt: randomUUID(),
    }))
    await shop.shop.db.insert(boardEdits).values(entries)
    expect((await save([rug(1000)], 0)).board.revision).toBe(JOURNAL_REVISIONS + 1)
    expect(await shop.shop.db.$count(boardEdits)).toBe(JOURNAL_REVISIONS)
    await refused(() => save([corner(5500)], 0), { code: 'board_changed', body: { edits: [] } })
    expect((await read(0)).board.content).toBeDefined()
    expect((await read(1)).edits).toHaveLength(JOURNAL_REVISIONS)
  })
})

describe('what could not be opened again is refused, with the record', () => {
  const door = sampleRoom().openings.dooraaaa!
  const piece = { key: 'default', x: 0, y: 0, turn: 0, up: 0, isLocked: false, note: '' }
  test.each<[string, Edit, object]>([
    ['a wall of no length', { of: 'nodes', id: 'nodebbbb', value: { x: 0, y: 0 } }, { id: 'wallaaaa' }],
    ['a corner that walls still need', { of: 'nodes', id: 'nodebbbb', value: null }, { id: 'wallaaaa' }],
    [
      'a door past its wall',
      { of: 'openings', id: 'dooraaaa', value: { ...door, at: 4900 } },
      { id: 'dooraaaa' },
    ],
    [
      'a door in no wall',
      { of: 'openings', id: 'dooraaaa', value: { ...door, wall: 'wallnone' } },
      { id: 'dooraaaa' },
    ],
    [
      'a piece that nobody sells',
      { of: 'pieces', id: 'sofaaaaa', value: { product: randomUUID(), ...piece } },
      { of: 'pieces', id: 'sofaaaaa' },
    ],
  ])('%s', async (_what, edit, fault) => {
    await refused(() => save([height(2500), edit]), {
      status: 400,
      code: 'board_unsound',
      body: { fault },
    })
  })

  test('a revision that there is not yet', async () => {
    await refused(() => save([height(2500)], 2), { status: 400, code: 'board_unsound' })
  })

  test.each<[string, unknown]>([
    ['nothing', []],
    ['no number', [{ of: 'nodes', id: 'nodeaaaa', value: { x: null, y: 0 } }]],
    ['a fraction of a millimeter', [corner(0.5)]],
    ['a corner farther than 100 m', [corner(100_001)]],
    ['a part that there is not', [{ of: 'roofs', id: 'roofaaaa', value: null }]],
    ['an id that every object answers to', [{ of: 'nodes', id: 'toString', value: null }]],
    ['1,501 edits', Array.from({ length: 1_501 }, () => height(2500))],
  ])('%s', async (_what, edits) => {
    await refused(() => save(edits as Edit[]), { status: 400, code: 'validation_failed' })
  })

  test('but a piece that is sold is put, and stays when it no longer is', async () => {
    const product = await seedProduct(shop.shop.db)
    await save([{ of: 'pieces', id: 'sofaaaaa', value: { product, ...piece } }])
    await shop.shop.db.update(boards).set({ name: 'Lounge' })
    expect((await shop.as(leilani).call('GET /api/boards')).boards).toMatchObject([
      { _id: id, name: 'Lounge', revision: 2, pieces: 1 },
    ])
  })
})

test('what was saved after a revision is answered in place of the whole', async () => {
  await save([rug(1000)])
  await save([height(2600)], 2)
  const { board, edits } = await read(2)
  expect(board).toEqual({ _id: id, name: 'Living room', revision: 3, shareKey: null })
  expect(edits).toMatchObject([{ revision: 3, edits: [height(2600)] }])
  expect((await read(3)).edits).toEqual([])
  expect((await read(9)).board.content).toMatchObject({ heightMm: 2600 })
})

test.each<[string, Person, string]>([
  ['somebody else', kai, 'board_not_found'],
  ['the studio', noa, 'board_not_found'],
  ['nobody', nobody, 'not_signed_in'],
])('%s saves nothing on a plan of one’s own', async (_who, person, code) => {
  await refused(() => save([height(2500)], SEEDED, randomUUID(), person), { code })
})

test('whatever is sent, what stands there can be opened', async () => {
  let saved = 0
  for (let seed = 0; seed < 24; seed++) {
    const throws = dice(seed)
    const { board } = await read()
    const edits = randomEdits(throws, 1 + throws.below(3))
    await save(edits, Math.max(0, board.revision - throws.below(3))).then(
      () => saved++,
      (refusal: unknown) =>
        expect(refusal).toMatchObject({ code: expect.stringMatching(/^board_(changed|unsound)$/) }),
    )
    expect(await Array.fromAsync(unsoundBoards(shop.shop.db)), `seed ${seed}`).toEqual([])
  }
  expect(saved).toBeGreaterThan(4)
})
