import { afterAll, describe, expect, test } from 'vitest'
import { api, type ApiKey } from '#contract/api.ts'
import { countAudit } from '#tests/support/books/audit-rows.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { studioWrites, unrecorded } from '#tests/access/studio-asks.ts'

const shop = testShop()
staysSound(shop)
const writes = studioWrites(shop)

afterAll(() =>
  printPromise(
    'P49',
    writes.length,
    'each write of the studio leaves exactly one row in the audit log, its refusal none',
    true,
  ),
)

test('every call by which the studio writes is in the table below, or changes nothing', () => {
  const keys = Object.keys(api) as ApiKey[]
  const ofStudio = keys.filter(
    (key) => !key.startsWith('GET') && ['admin', 'seller'].includes(api[key].access),
  )
  const listed = writes.map(({ key }) => key)
  const shared = listed.filter((key) => !ofStudio.includes(key))
  expect([...listed, ...unrecorded].toSorted()).toEqual([...ofStudio, ...shared].toSorted())
})

describe.each(writes)('$key', ({ key, input }) => {
  test('leaves one row', async () => {
    const ask = await input(leilani)
    const before = await countAudit(shop.shop.db)
    await shop.as(noa).call(key, ask as never)
    // Credit moves between two, and stands in the history of both.
    expect((await countAudit(shop.shop.db)) - before).toBe(key.endsWith('/move') ? 2 : 1)
  })
})

describe.each(writes.filter(({ key }) => key.includes('/:')))('$key refused', ({ key, input }) => {
  test('leaves none', async () => {
    const { params, ...ask } = await input(leilani)
    const before = await countAudit(shop.shop.db)
    const unknown = Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, crypto.randomUUID()]))
    const refused = shop.as(noa).call(key, { ...ask, params: unknown } as never)
    await expect(refused).rejects.toMatchObject({ status: 404 })
    expect(await countAudit(shop.shop.db)).toBe(before)
  })
})
