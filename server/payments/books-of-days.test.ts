import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { ledgerReport } from './ledger-report.ts'

const shop = testShop()
staysSound(shop)
const { accounts, back, expectRefused, move, order, pay } = moneyDesk(shop)

const november = { from: '2026-11-01', to: '2026-11-30' }
const books = (query: { from?: string; to?: string } = november) =>
  shop.as(noa).call('GET /api/ledger/report', { query })
const close = (closedThrough: string) =>
  shop.as(noa).call('PUT /api/settings', { body: { payment: { books: { closedThrough } } } })

describe('the books of some days', () => {
  test('say where each account stood before and after them', async () => {
    await pay(300, { receivedOn: '2026-10-30' })
    await pay(360, { seenOpen: 360, method: 'wire_transfer' })
    await move('delivered')
    const { report } = await books()
    expect(report).toMatchObject({ ...november, closedThrough: '' })
    const figures = (account: string) => report.accounts.find((row) => row.account === account)
    expect(figures('1020')).toMatchObject({ opening: 300, debit: 0, credit: 0, closing: 300 })
    expect(figures('1000')).toMatchObject({ opening: 0, debit: 360, credit: 0, closing: 360 })
    expect(figures('4000')).toMatchObject({ name: 'Pieces', opening: 0, credit: 600, closing: -600 })
    expect(report.accounts.reduce((sum, { closing }) => sum + closing, 0)).toBeCloseTo(0)
    const county = 'Without a county'
    expect(report.taxes).toEqual([{ county, income: 600, tax: 60, received: 360, taxReceived: 32.73 }])
    const october = (await books({ from: '2026-10-01', to: '2026-10-31' })).report.taxes
    expect(october).toEqual([{ county, income: 0, tax: 0, received: 300, taxReceived: 27.27 }])
    expect(report.owed).toMatchObject([{ amount: 0 }, {}, {}, {}, {}, {}])
  })

  test('say what is owed today by the days since it was due', async () => {
    const owedOn = async (today: string) => {
      const { owed } = await ledgerReport(shop.shop, {}, today)
      return owed.filter(({ payables }) => payables > 0).map(({ days, amount }) => [days, amount / 100])
    }
    await pay(60)
    expect((await books()).report.owed[0]).toEqual({ days: 'Not due yet', amount: 600, payables: 1 })
    expect(await owedOn('2026-12-07')).toEqual([['8–14 days', 600]])
    await pay(270, { seenOpen: 600 })
    expect(await owedOn('2027-02-07')).toEqual([['Not due yet', 330]])
    await move('delivered')
    expect(await owedOn('2026-12-07')).toEqual([['15–30 days', 330]])
    await seedRequest(shop, leilani)
    expect(await owedOn('2027-02-07')).toEqual([['Over 60 days', 830]])
  })

  test('list what was entered, the latest first, and each line goes to the accountant under his own names', async () => {
    await shop.as(noa).call('PUT /api/settings', {
      body: { payment: { books: { outsideAccounts: ['1020 = 1015 =Drawer'] } } },
    })
    await pay(300, { receivedOn: '2026-11-02', reference: '=1182' })
    await pay(360, { seenOpen: 360 })
    const { entries, pagination } = await shop
      .as(noa)
      .call('GET /api/ledger/entries', { query: { limit: 1 } })
    expect(pagination).toMatchObject({ total: 2, pages: 2 })
    expect(entries).toMatchObject([
      { number: order.ref, what: 'Payment received', lines: [{ amount: 360 }, { amount: -360 }] },
    ])
    const file = (await shop.as(noa).call('GET /api/ledger/export', { query: november })) as unknown as Blob
    const lines = (await file.text()).trim().split('\r\n')
    expect(lines).toHaveLength(1 + 4)
    expect(lines[1]).toMatch(
      /^2026-11-02,payment:[^,]+,Payment received,LN-\d+,1020,Cash and checks in hand,1015 =Drawer,300,,,RC-\d+,'=1182$/,
    )
  })

  test('have longer to be read than a page', async () => {
    const reads = vi.spyOn(shop.shop.db, 'inTransaction')
    await ledgerReport(shop.shop, { from: '2026-01-01' }, '2026-12-31')
    expect(reads.mock.calls.map(([, options]) => options)).toEqual([{ patience: 60_000 }])
    reads.mockRestore()
  })

  test('that end before they begin are refused', async () => {
    await expectRefused(() => books({ from: '2026-11-02', to: '2026-11-01' }), { status: 400 })
    await expectRefused(() => books({ from: '2026-02-30' }), { status: 400 })
  })
})

describe('closed books', () => {
  test('take nothing on a closed day, by any door, and go on after it', async () => {
    await close('2026-11-10')
    await expectRefused(() => pay(100, { receivedOn: '2026-11-10' }), { code: 'books_closed' })
    const { payable } = await pay(100, { receivedOn: '2026-11-11' })
    await back(payable.payments[0]?._id ?? '', { kind: 'reversed', reason: 'Of another order' })
    expect(await accounts()).toEqual({})
    const [entry] = await shop.shop.db.select().from(ledgerEntries)
    const forged = { ...entry, id: undefined, key: 'payment:forged', onDay: '2026-11-01' } as typeof entry &
      object
    const outcome = shop.shop.db.inTransaction((tx) => tx.insert(ledgerEntries).values(forged))
    await expect(outcome).rejects.toMatchObject({ cause: { message: 'the books are closed on 2026-11-01' } })
    await expect(
      shop.shop.db.inTransaction((tx) => tx.execute(sql`update ledger_entries set on_day = '2026-11-20'`)),
    ).rejects.toThrow()
  })

  test('may be opened again, and today is never closed', async () => {
    await close('2026-11-10')
    await expectRefused(() => close('2027-01-01'), { status: 400 })
    await expectRefused(() => close('no day'), { status: 400 })
    await close('')
    await pay(100, { receivedOn: '2026-11-10' })
    expect(await accounts()).toEqual({ 1020: 100, 2000: -100 })
  })
})

describe('an order is income', () => {
  const earnAt = (earnedAt: 'delivery' | 'shipment') =>
    shop.as(noa).call('PUT /api/settings', { body: { payment: { books: { earnedAt } } } })
  const toDelivered = ['processing', 'shipped', 'delivered']

  test.each([
    ['once it is delivered', 'delivery', [undefined, undefined, -600]],
    ['once it is shipped, where the owner says so', 'shipment', [undefined, -600, -600]],
  ] as const)('%s', async (_when, moment, pieces) => {
    await earnAt(moment)
    for (const [step, status] of toDelivered.entries()) {
      await move(status)
      expect((await accounts())[4000]).toBe(pieces[step])
    }
  })

  test('once, whenever the owner comes to another mind while it is on its way', async () => {
    for (const status of ['processing', 'shipped']) await move(status)
    await earnAt('shipment')
    expect((await accounts())[4000]).toBeUndefined()
    await move('delivered')
    expect((await accounts())[4000]).toBe(-600)
    await move('shipped')
    await earnAt('delivery')
    await move('delivered')
    expect((await accounts())[4000]).toBe(-600)
  })
})
