import { describe, expect, test } from 'vitest'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { seedOrder, seedQuoteRequest } from '#tests/support/seed/order.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

const HALF_AN_HOUR = 1_800_000
const shop = testShop()
type Query = TestAsk<'GET /api/payables'>['query']

const read = (ref: string, as: Person = noa) =>
  shop.as(as).call('GET /api/payables/:ref', { params: { ref } })
const verify = (id: string, status: 'paid' | 'refunded') =>
  shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params: { id }, body: { status } })

async function listed(query: Query = {}): Promise<string[]> {
  return (await shop.as(noa).call('GET /api/payables', { query })).payables.map(({ number }) => number)
}

/** Leilani's order that is paid, Kai's that is not, and Leilani's design fee, half an hour apart. */
async function three() {
  const paid = await seedOrder(shop, { of: leilani })
  await verify(paid._id, 'paid')
  shop.wait(HALF_AN_HOUR)
  const open = await seedOrder(shop, { of: kai, quantity: 2 })
  shop.wait(HALF_AN_HOUR)
  const design = await numberOf(shop, await seedRequest(shop, leilani))
  return { paid: paid.number, open: open.number, design }
}

describe('the list', () => {
  test('shows what orders and design fees come to, the latest first', async () => {
    const { paid, open, design } = await three()
    await seedQuoteRequest(shop)
    const { payables, pagination } = await shop.as(noa).call('GET /api/payables')
    expect(payables).toMatchObject([
      { number: design, kind: 'design', owed: 500, open: 500, client: { name: 'Leilani Akana' } },
      { number: open, kind: 'order', owed: 1320, received: 0, open: 1320, paymentStatus: 'pending' },
      { number: paid, owed: 660, received: 660, open: 0, credit: 0, paymentStatus: 'paid' },
    ])
    expect(pagination).toEqual({ page: 1, limit: 10, total: 3, pages: 1 })
  })

  test('is narrowed by state and kind, searched by number, name and mail, and sorted', async () => {
    const { paid, open, design } = await three()
    expect(await listed({ state: 'due' })).toEqual([design, open])
    expect(await listed({ state: 'settled' })).toEqual([paid])
    expect(await listed({ state: 'credit' })).toEqual([])
    expect(await listed({ kind: 'order' })).toEqual([open, paid])
    expect(await listed({ kind: 'design', state: 'due' })).toEqual([design])
    expect(await listed({ search: paid.toLowerCase() })).toContain(paid)
    expect(await listed({ search: design })).toEqual([design])
    expect(await listed({ search: 'kai naka' })).toEqual([open])
    expect(await listed({ search: 'LEILANI@' })).toEqual([design, paid])
    expect(await listed({ search: '%' })).toEqual([])
    expect(await listed({ sort: 'open' })).toEqual([open, design, paid])
    expect(await listed({ sort: 'date', direction: 'asc', limit: 1, page: 2 })).toEqual([open])
  })

  test('is a file too, in which nothing runs', async () => {
    const { open } = await three()
    const file = (await shop
      .as(noa)
      .call('GET /api/payables.csv', { query: { kind: 'order', state: 'due' } })) as unknown as Blob
    const rows = (await file.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toBe(`${open},Kai Nakamura,kai@example.com,2026-11-20,Pending,1320,0,0,0,1320`)
  })

  test.each<[Query]>([
    [{ page: 0 }],
    [{ limit: 101 }],
    [{ state: 'lost' as 'due' }],
    [{ sort: 'x' as 'date' }],
  ])('refuses the query %j', async (query) => {
    await expect(shop.as(noa).call('GET /api/payables', { query })).rejects.toMatchObject({ status: 400 })
  })
})

describe('one payable', () => {
  test('says what came and what went back, and for the studio what the books hold', async () => {
    const { _id: id, number } = await seedOrder(shop, { of: leilani })
    await verify(id, 'paid')
    await shop.as(noa).call('PUT /api/orders/:id/status', { params: { id }, body: { status: 'cancelled' } })
    await verify(id, 'refunded')
    const { payable } = await read(number)
    expect(payable).toMatchObject({
      _id: id,
      paymentStatus: 'refunded',
      isCancelled: true,
      open: 0,
      payments: [{ amount: 660, method: 'wire_transfer', receivedOn: '2026-11-20', state: 'counted' }],
      refunds: [{ amount: 660, state: 'sent', reasonCode: 'cancelled', sentOn: '2026-11-20' }],
    })
    expect(payable.entries?.map(({ what }) => what)).toEqual([
      'Refund sent',
      'Refund approved',
      'Payment received',
    ])
    expect(payable.entries?.[2]?.lines).toEqual([
      { account: '1000', name: 'Bank', amount: 660 },
      { account: '2000', name: 'Held for customers', amount: -660 },
    ])
    const { payable: own } = await read(number, leilani)
    expect(own).toMatchObject({ number, payments: [{ amount: 660 }] })
    expect(own).not.toHaveProperty('entries')
    expect(own).not.toHaveProperty('client')
  })

  test('shows the evidence that a payment was counted by, to its owner and the studio', async () => {
    const { _id: id, number } = await seedOrder(shop, { of: leilani })
    const paymentEvidence = new File([Buffer.from(sampleFiles.png)], 'receipt.png')
    const params = { id }
    await shop
      .as(leilani)
      .call('POST /api/orders/:id/payment-evidence', { params, body: { paymentEvidence } })
    await verify(id, 'paid')
    const { payable } = await read(number)
    const evidence = payable.payments[0]?.evidence
    expect(evidence).toMatchObject({ name: 'receipt.png', contentType: 'image/png' })
    const file = { params: { id: evidence?.url.split('/').at(-1) ?? '' } }
    for (const person of [leilani, noa])
      await expect(shop.as(person).call('GET /api/files/:id', file)).resolves.toBeDefined()
    await expect(shop.as(kai).call('GET /api/files/:id', file)).rejects.toMatchObject({ status: 404 })
  })

  test('tells the studio, and nobody else, of evidence with the same bytes', async () => {
    const first = await seedOrder(shop, { of: leilani })
    const second = await seedOrder(shop, { of: kai })
    const third = await seedOrder(shop, { of: kai })
    const design = await seedRequest(shop, leilani)
    const show = (id: string, person: Person, bytes: Uint8Array) =>
      shop.as(person).call('POST /api/orders/:id/payment-evidence', {
        params: { id },
        body: { paymentEvidence: new File([Buffer.from(bytes)], `${id}.png`) },
      })
    const same = async (ref: string) => (await read(ref)).payable.sameEvidence
    await show(first._id, leilani, sampleFiles.png)
    expect(await same(first.number)).toEqual([])
    await show(second._id, kai, sampleFiles.png)
    await show(third._id, kai, sampleFiles.jpeg)
    await shop.as(leilani).call('POST /api/design-requests/:id/payment-evidence', {
      params: { id: design },
      body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'fee.png') },
    })
    expect(await same(second.number)).toEqual([await numberOf(shop, design), first.number])
    expect(await same(await numberOf(shop, design))).toEqual([first.number, second.number])
    expect(await same(third.number)).toEqual([])
    expect((await read(second.number, kai)).payable).not.toHaveProperty('sameEvidence')

    await shop.as(noa).call('PUT /api/orders/:id/verify-payment', {
      params: { id: first._id },
      body: { status: 'paid', amount: 100 },
    })
    expect(await same(second.number)).toEqual([await numberOf(shop, design), first.number])
    await show(first._id, leilani, sampleFiles.png)
    expect(await same(first.number)).toContain(first.number)

    const [{ _id: id } = { _id: '' }] = (await read(first.number)).payable.payments
    await shop.as(noa).call('POST /api/payables/:ref/payments/:id/back', {
      params: { ref: first.number, id },
      body: { kind: 'reversed', reason: 'Of another order' },
    })
    expect(await same(first.number)).not.toContain(first.number)
  })

  test('is found by its number in any spelling and by its id, of a design too', async () => {
    const { _id: id, number } = await seedOrder(shop)
    for (const ref of [id, number, number.toLowerCase(), number.replace('-', '')])
      expect((await read(ref)).payable._id).toBe(id)
    const design = await seedRequest(shop, leilani)
    const { payable } = await read(await numberOf(shop, design), leilani)
    expect(payable).toMatchObject({ _id: design, kind: 'design', dues: [{ kind: 'full', amount: 500 }] })
  })

  test('that is not there, another’s or only asked for answers alike', async () => {
    const { number } = await seedOrder(shop, { of: leilani })
    const quote = await seedQuoteRequest(shop, { of: kai })
    const missing = { status: 404, code: 'payable_not_found' }
    for (const ref of ['LN-0', 'LN-99999999999', 'LN-１０４２', 'LN-1042\0', '1', number, quote.number])
      await expect(read(ref, kai)).rejects.toMatchObject(missing)
    await expect(read(number, nobody)).rejects.toMatchObject({ status: 401 })
  })
})
