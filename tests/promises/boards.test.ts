import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Edit } from '#domain/boards/board.ts'
import { MAX_BOARDS } from '#domain/boards/board-limits.ts'
import { unsoundBoards } from '#server/boards/unsound-boards.ts'
import { boards } from '#server/db/schema/boards.ts'
import { atOnce, times } from '#tests/support/at-once.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { shareOf } from '#tests/support/promise-line.ts'
import { rugAt, seedBoard, seedPublishedBoard, seedWorkingBoard } from '#tests/support/seed/board.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedProduct } from '#tests/support/seed/product.ts'

const RUNS = shareOf(20)
const ids = Array.from('abcdefghij', (letter) => `rugs${letter.repeat(4)}`)

await describeRaces('a board under many hands', (shop) => {
  const save = (id: string, edits: Edit[], attempt = randomUUID()) =>
    shop.as(leilani).call('PUT /api/boards/:id', { params: { id }, body: { revision: 1, attempt, edits } })
  const read = async (id: string) =>
    (await shop.as(leilani).call('GET /api/boards/:id', { params: { id } })).board
  const rug = (id: string, x: number): Edit => ({ of: 'things', id, value: rugAt(x) })

  test('ten who put a thing each at once lose none', async () => {
    for (let round = 0; round < RUNS; round++) {
      const { _id: id } = await seedBoard(shop, leilani)
      const saves = ids.map((thing, at) => () => save(id, [rug(thing, at * 100)]))
      expect((await atOnce(saves)).refused).toEqual([])
      const { revision, content } = await read(id)
      expect(revision).toBe(11)
      expect(ids.map((thing) => content?.things[thing]?.x)).toEqual(ids.map((_, at) => at * 100))
    }
  })

  test('of ten who move the same thing at once one does, and nine are told', async () => {
    for (let round = 0; round < RUNS; round++) {
      const { _id: id } = await seedBoard(shop, leilani)
      const saves = ids.map((_, at) => () => save(id, [rug('rugaaaaa', at * 100)]))
      const { done, refused } = await atOnce(saves)
      expect(done).toHaveLength(1)
      expect(refused).toEqual(times(9, 'board_changed'))
      expect((await read(id)).revision).toBe(2)
    }
  })

  test('one attempt that is sent ten times at once is saved once, and answered alike', async () => {
    for (let round = 0; round < RUNS; round++) {
      const { _id: id } = await seedBoard(shop, leilani)
      const attempt = randomUUID()
      const { done, refused } = await atOnce(ids.map(() => () => save(id, [rug('rugaaaaa', 900)], attempt)))
      expect(refused).toEqual([])
      expect(new Set(done.map(({ board }) => board.revision))).toEqual(new Set([2]))
      expect((await read(id)).revision).toBe(2)
    }
  })

  test('a corner and its walls in two hands leave a board that can be opened', async () => {
    for (let round = 0; round < RUNS; round++) {
      const { _id: id } = await seedBoard(shop, leilani)
      const gone: Edit[] = ['wallaaaa', 'wallbbbb'].map((wall) => ({ of: 'walls', id: wall, value: null }))
      const corner: Edit = { of: 'nodes', id: 'nodebbbb', value: null }
      const doorless: Edit = { of: 'openings', id: 'dooraaaa', value: null }
      const wider: Edit = { of: 'nodes', id: 'nodebbbb', value: { x: 5600, y: 0 } }
      const { done, refused } = await atOnce([
        () => save(id, [doorless, ...gone, corner]),
        () => save(id, [wider]),
      ])
      expect(done).toHaveLength(1)
      expect(refused).toEqual(['board_changed'])
      expect(await Array.fromAsync(unsoundBoards(shop.shop.db))).toEqual([])
    }
  })

  test('nobody gets more plans than there is room for by asking at once', async () => {
    const { call } = shop.as(leilani)
    const asks = Array.from({ length: MAX_BOARDS + 5 }, () => () => {
      return call('POST /api/boards', { body: { name: 'Plan' } })
    })
    const { refused } = await atOnce(asks)
    expect(refused).toEqual(times(5, 'too_many_boards'))
    expect(await shop.shop.db.$count(boards)).toBe(MAX_BOARDS)
  })

  const publish = (id: string) =>
    shop.as(noa).call('POST /api/design-requests/:id/board/publish', {
      params: { id },
      body: { revision: 1, notes: '' },
    })
  const swap = (place: { id: string; conceptId: string }, product: string) =>
    shop.as(leilani).call('PUT /api/design-requests/:id/concepts/:conceptId/board/pieces/:piece', {
      params: { ...place, piece: 'chairaaa' },
      body: { swap: { product, key: 'default' } },
    })
  const version = async (place: { id: string; conceptId: string }) =>
    (await shop.as(noa).call('GET /api/design-requests/:id/concepts/:conceptId/board', { params: place }))
      .board
  const another = (name: string) =>
    seedProduct(shop.shop.db, { name, details: { size: { widthCm: 60, depthCm: 60, heightCm: 80 } } })

  test('a board that is published while a colleague saves is what was printed, and the save stands', async () => {
    for (let round = 0; round < RUNS; round++) {
      const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
      await seedWorkingBoard(shop, id)
      const saved = () =>
        shop.as(noa).call('PUT /api/boards/:id', {
          params: { id },
          body: { revision: 1, attempt: randomUUID(), edits: [rug('rugaaaaa', 900)] },
        })
      const { refused } = await atOnce<unknown>([() => publish(id), saved])
      const { board } = await shop.as(noa).call('GET /api/boards/:id', { params: { id } })
      expect(board).toMatchObject({ revision: 2, content: { things: { rugaaaaa: { x: 900 } } } })
      const { request } = await shop.as(noa).call('GET /api/design-requests/:id', { params: { id } })
      expect(request.designConcepts).toHaveLength(refused.length === 0 ? 1 : 0)
      expect(refused).toEqual(refused.length === 0 ? [] : ['board_changed'])
      for (const { _id: conceptId } of request.designConcepts)
        expect((await version({ id, conceptId })).content.things).toEqual({})
    }
  })

  test('of two who publish one board at once one does, and nothing is listed twice', async () => {
    for (let round = 0; round < RUNS; round++) {
      const id = await seedRequest(shop, leilani, { status: 'in_progress', paymentStatus: 'paid' })
      await seedWorkingBoard(shop, id)
      const { done, refused } = await atOnce([() => publish(id), () => publish(id)])
      expect([done.length, refused]).toEqual([1, ['board_changed']])
      const { request } = await shop.as(noa).call('GET /api/design-requests/:id', { params: { id } })
      expect(request.designConcepts).toHaveLength(1)
      expect(request.suggestedProducts).toMatchObject([{ quantity: 1 }])
    }
  })

  test('two choices for one place at once leave one of them there and on the list', async () => {
    for (let round = 0; round < RUNS; round++) {
      const place = await seedPublishedBoard(shop, leilani)
      const others = [await another('Gable chair'), await another('Reed chair')]
      const { refused } = await atOnce(others.map((product) => () => swap(place, product)))
      expect(refused).toEqual([])
      const chosen = (await version(place)).swaps['chairaaa']!.product
      const { request } = await shop.as(leilani).call('GET /api/design-requests/:id', { params: place })
      expect(request.suggestedProducts).toMatchObject([{ productId: chosen, quantity: 1 }])
    }
  })

  test('a choice while the studio publishes stays on its version, or hears of a newer concept', async () => {
    for (let round = 0; round < RUNS; round++) {
      const place = await seedPublishedBoard(shop, leilani)
      const product = await another('Gable chair')
      const { refused } = await atOnce<unknown>([() => publish(place.id), () => swap(place, product)])
      expect(['', 'illegal_state']).toContain(refused.join())
      expect(Object.keys((await version(place)).swaps)).toEqual(refused.length === 0 ? ['chairaaa'] : [])
      const { request } = await shop.as(noa).call('GET /api/design-requests/:id', { params: place })
      expect(request.designConcepts).toHaveLength(2)
    }
  })
})
