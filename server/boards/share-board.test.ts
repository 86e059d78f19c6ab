import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { boards } from '#server/db/schema/boards.ts'
import { cartItems } from '#server/db/schema/cart.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { sampleRoom, seedBoard } from '#tests/support/seed/board.ts'
import { inTwoFinishes, seedProduct } from '#tests/support/seed/product.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
let id = ''

beforeEach(async () => void (id = (await seedBoard(shop, leilani))._id))

const share = async (body: { shared: boolean; renew?: boolean }, person: Person = leilani) =>
  (await shop.as(person).call('PUT /api/boards/:id/share', { params: { id }, body })).board.shareKey
const shared = (key: string | null, person: Person = nobody) =>
  shop.as(person).call('GET /api/boards/shared/:key', { params: { key: key ?? '' } })
const rows = () => shop.shop.db.select().from(boards)

describe('a plan that is shared', () => {
  test('is read by whoever has its key, without its owner', async () => {
    const key = await share({ shared: true })
    expect(key).toMatch(/^[\w-]{22}$/)
    const { board } = await shared(key)
    expect(Object.keys(board)).toEqual(['name', 'content'])
    expect(board).toMatchObject({ name: 'Living room', content: { walls: sampleRoom().walls } })
    expect(await share({ shared: true })).toBe(key)
    const read = await shop.as(leilani).call('GET /api/boards/:id', { params: { id } })
    expect(read.board.shareKey).toBe(key)
  })

  test('is read by a new key once it is renewed, and by none once that is ended', async () => {
    const first = await share({ shared: true })
    const second = await share({ shared: true, renew: true })
    expect(second).not.toBe(first)
    await expect(shared(first)).rejects.toMatchObject({ status: 404, code: 'board_not_found' })
    await shared(second)
    expect(await share({ shared: false })).toBeNull()
    await expect(shared(second)).rejects.toMatchObject({ status: 404, code: 'board_not_found' })
  })

  test('becomes a plan of one who copies it', async () => {
    const copyOf = (await share({ shared: true })) ?? ''
    const { board } = await shop.as(kai).call('POST /api/boards', { body: { name: 'My copy', copyOf } })
    const copied = await shop.as(kai).call('GET /api/boards/:id', { params: { id: board._id } })
    const own = await shop.as(leilani).call('GET /api/boards/:id', { params: { id } })
    expect(copied.board).toMatchObject({ name: 'My copy', shareKey: null, content: own.board.content })
  })

  test.each([
    ['a key of nobody', { copyOf: 'a'.repeat(22) }, 404],
    ['a key that is none', { copyOf: 'short' }, 400],
    ['a copy and a plan at once', { copyOf: 'a'.repeat(22), content: sampleRoom() }, 400],
  ])('%s copies nothing', async (_what, body, status) => {
    const before = await rows()
    await expect(
      shop.as(kai).call('POST /api/boards', { body: { name: 'Copy', ...body } }),
    ).rejects.toMatchObject({ status })
    expect(await rows()).toEqual(before)
  })

  test.each<[string, Person, number]>([
    ['somebody else', kai, 404],
    ['a visitor', nobody, 401],
  ])('is not shared by %s', async (_who, person, status) => {
    await expect(share({ shared: true }, person)).rejects.toMatchObject({ status })
    expect(await rows()).toMatchObject([{ shareKey: null }])
  })
})

describe('the pieces of a plan', () => {
  const lines = () => shop.shop.db.select().from(cartItems)
  const addAll = (person: Person = leilani, key = randomUUID()) =>
    shop
      .as(person)
      .call('POST /api/boards/:id/add-to-cart', { params: { id }, headers: { 'idempotency-key': key } })

  /** A piece that stands so many times in the room. */
  async function stand(product: string, key: string, times: number, prefix: string) {
    const piece = { product, key, x: 1000, y: 1000, turn: 0, up: 0, isLocked: false, note: '' }
    const edits = Array.from({ length: times }, (_, at) => ({
      of: 'pieces' as const,
      id: `${prefix}${'abcdef'[at]}`,
      value: piece,
    }))
    const { board } = await shop.as(leilani).call('GET /api/boards/:id', { params: { id } })
    const body = { revision: board.revision, attempt: randomUUID(), edits }
    await shop.as(leilani).call('PUT /api/boards/:id', { params: { id }, body })
  }

  test('come into the cart, counted by their finish, once for one key', async () => {
    const chair = await seedProduct(shop.shop.db, { name: 'Sedge chair', stock: 3 })
    const lamp = await seedProduct(shop.shop.db, {
      name: 'Reef lamp',
      variants: inTwoFinishes,
      stock: { ash: 3, oak: 1 },
    })
    await stand(chair, 'default', 2, 'chairaa')
    await stand(lamp, 'oak', 2, 'lampaaa')
    const key = randomUUID()
    const first = await addAll(leilani, key)
    expect(first.added).toHaveLength(2)
    expect(first.added).toEqual(
      expect.arrayContaining([
        { name: 'Sedge chair', quantity: 2 },
        { name: 'Reef lamp (Smoked oak)', quantity: 1 },
      ]),
    )
    expect(first.leftOut).toEqual([{ name: 'Reef lamp (Smoked oak)', reason: 'fewer' }])
    expect(first.cart.totalItems).toBe(3)
    expect(await addAll(leilani, key)).toEqual(first)
    expect(await lines()).toHaveLength(2)
  })

  test('that are gone or of a finish there is not are left out', async () => {
    const lamp = await seedProduct(shop.shop.db, {
      name: 'Reef lamp',
      variants: inTwoFinishes,
      stock: { ash: 3 },
    })
    const gone = await seedProduct(shop.shop.db, { name: 'Old stool', state: 'archived' })
    await stand(lamp, 'plum', 1, 'lampaaa')
    await stand(gone, 'default', 1, 'goneaaa')
    const { added, leftOut } = await addAll()
    expect(added).toEqual([])
    expect(leftOut.map(({ reason }) => reason)).toEqual(['gone', 'gone'])
    expect(await lines()).toEqual([])
  })

  test('of an empty plan change nothing', async () => {
    expect(await addAll()).toMatchObject({ added: [], leftOut: [], cart: { items: [] } })
  })

  test.each<[string, Person, number]>([
    ['somebody else', kai, 404],
    ['an admin', noa, 403],
    ['a visitor', nobody, 401],
  ])('are not for %s', async (_who, person, status) => {
    const chair = await seedProduct(shop.shop.db, { name: 'Sedge chair', stock: 3 })
    await stand(chair, 'default', 1, 'chairaa')
    await expect(addAll(person)).rejects.toMatchObject({ status })
    expect(await lines()).toEqual([])
  })
})
