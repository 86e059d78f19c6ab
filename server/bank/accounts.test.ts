import { expect, test } from 'vitest'
import { bankAccounts, bankImports } from '#server/db/schema/bank.ts'
import { usualCsvHeads } from '#domain/payments/bank/csv-heads.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { type TestAsk, testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, back, expectRefused, order, pay, read, refund } = moneyDesk(shop)

type Move = NonNullable<TestAsk<'PUT /api/bank/lines/:id'>['body']>
const bring = (bankAccountId: string | undefined, ...lines: string[]) =>
  shop.as(noa).call('POST /api/bank/imports', { body: { statement: statementFile(lines), bankAccountId } })
const bringFile = (bankAccountId: string, text: string) => {
  const statement = new File([text], 'bank.csv', { type: 'text/csv' })
  return shop.as(noa).call('POST /api/bank/imports', { body: { statement, bankAccountId } })
}
const add = async (name: string, account: '1000' | '1001', csv = {}) => {
  const usual = { date: '', amount: '', debit: '', credit: '', name: '', chequeNo: '' }
  const body = { name, account, csv: { ...usual, ...csv } }
  return (await shop.as(noa).call('POST /api/bank/accounts', { body })).account._id
}
const lines = async () => (await shop.as(noa).call('GET /api/bank/lines')).lines
const moved = (id: string, body: Move) =>
  shop.as(noa).call('PUT /api/bank/lines/:id', { params: { id }, body })
const match = async (amount: number, kept = 0) => {
  const [line] = await lines()
  return moved(line?._id ?? '', { act: 'match', payables: [{ payable: order.id, amount, kept }] })
}

test('money stands on the account at which it came, and leaves by it, a check too', async () => {
  await add('Checking', '1000')
  const savings = await add('Savings', '1001')
  await bring(savings, `11/3/2026,${order.ref},660.00`)
  await match(660)
  expect(await accounts()).toEqual({ 1001: 660, 2000: -660 })
  await refund(60, { method: 'cheque', reasonCode: 'damage' })
  await bring(savings, '11/20/2026,CHECK,-60.00')
  const [line] = await lines()
  await moved(line?._id ?? '', { act: 'sent', refund: line?.match?.refundId ?? '' })
  expect(await accounts()).toEqual({ 1001: 600, 2000: -600 })
  await moved(line?._id ?? '', { act: 'reopen' })
  expect(await accounts()).toEqual({ 1001: 660, 2000: -600, 2200: -60 })
})

test('of several accounts one is named', async () => {
  await add('Checking', '1000')
  await bring(undefined, '11/3/2026,INTEREST,1.25')
  await add('Savings', '1001')
  const before = await shop.shop.db.$count(bankImports)
  await expectRefused(() => bring(undefined, '11/4/2026,INTEREST,1.25'), {
    status: 400,
    fields: { bankAccountId: 'Choose the account that the statement is of' },
  })
  await expectRefused(() => bring(order.id, '11/4/2026,INTEREST,1.25'), { code: 'bank_account_not_found' })
  expect(await shop.shop.db.$count(bankImports)).toBe(before)
})

test('two do not share an account of the books, and one is renamed', async () => {
  const id = await add('Checking', '1000')
  await expectRefused(() => add('Another', '1000'), {
    status: 400,
    fields: { account: 'Another bank account is entered there' },
  })
  const body = { name: 'Operating', last4: '4321' }
  await shop.as(noa).call('PUT /api/bank/accounts/:id', { params: { id }, body })
  expect(await shop.shop.db.select().from(bankAccounts)).toMatchObject([
    { name: 'Operating', last4: '4321', account: '1000' },
  ])
  await expectRefused(
    () => shop.as(noa).call('PUT /api/bank/accounts/:id', { params: { id: order.id }, body }),
    { code: 'bank_account_not_found' },
  )
})

test('a table is read by the words of its bank, once these were said', async () => {
  const table = 'Buchung,Betrag,Text\n11/3/2026,660.00,WIRE\n'
  const usual = await add('Checking', '1000')
  await expectRefused(() => bringFile(usual, table), { code: 'validation_failed' })
  const own = await add('Sparkonto', '1001', { date: 'Buchung', amount: 'Betrag', name: 'Text' })
  expect((await bringFile(own, table)).import).toMatchObject({ newLines: 1, account: 'Sparkonto' })
  expect(await lines()).toMatchObject([{ name: 'WIRE', amount: 660 }])
})

test('a table is shown before it is read, and its account remembers the columns that were chosen', async () => {
  const text = 'Buchung,Betrag,Text\n11/3/2026,660.00,WIRE\n'
  const file = (more = '') => new File([text + more], 'bank.csv', { type: 'text/csv' })
  const preview = async (statement: File) =>
    (await shop.as(noa).call('POST /api/bank/imports/preview', { body: { statement } })).table
  const csv = { date: 'Buchung', amount: 'Betrag', debit: '', credit: '', name: 'Text', chequeNo: '' }
  expect(await preview(file())).toEqual({
    heads: ['Buchung', 'Betrag', 'Text'],
    rows: [['11/3/2026', '660.00', 'WIRE']],
    columns: usualCsvHeads,
    hasOwnColumns: false,
  })
  expect(await shop.shop.db.$count(bankAccounts)).toBe(0)
  await shop.as(noa).call('POST /api/bank/imports', { body: { statement: file(), csv } })
  const next = file('11/4/2026,1.00,INTEREST\n')
  expect(await preview(next)).toMatchObject({ columns: csv, hasOwnColumns: true })
  const { import: second } = await shop.as(noa).call('POST /api/bank/imports', { body: { statement: next } })
  expect(second).toMatchObject({ newLines: 1 })
  const shouted = new File([text.toUpperCase()], 'bank.csv', { type: 'text/csv' })
  expect(await preview(shouted)).toMatchObject({ columns: { date: 'BUCHUNG' }, hasOwnColumns: true })
  expect(await preview(statementFile())).toMatchObject({ hasOwnColumns: false })
  await expectRefused(() => preview(new File(['<!DOCTYPE html><p>'], 'a.csv')), { code: 'unsupported_type' })
})

test('what the bank kept of a transfer counts as paid, up to the setting, and goes back with it', async () => {
  await bring(undefined, `11/3/2026,${order.ref},645.00`)
  await expectRefused(() => match(645, 15), { message: 'The bank may have kept at most $5.00 of it' })
  await shop.set('payment', { smallDifference: 15_00 })
  await expectRefused(() => match(645, 15.01), {
    status: 400,
    message: 'The bank may have kept at most $15.00 of it',
  })
  await match(645, 15)
  const { payments, ...paid } = await read()
  expect(paid).toMatchObject({ open: 0, received: 660, paymentStatus: 'paid' })
  expect(await accounts()).toEqual({ 1000: 645, 2000: -660, 6020: 15 })
  await back(payments[0]?._id ?? '', { kind: 'reversed', reason: 'Another order' })
  expect(await accounts()).toEqual({})
})

test('it kept no more than is open', async () => {
  await pay(650)
  await bring(undefined, `11/3/2026,${order.ref},5.00`)
  await expectRefused(() => match(5, 6), { message: 'The bank may have kept at most $5.00 of it' })
  await match(5, 5)
  expect(await accounts()).toEqual({ 1000: 5, 1020: 650, 2000: -660, 6020: 5 })
})

test('who paid under a name before is likely to be who pays under it now', async () => {
  await bring(undefined, `11/3/2026,LLC 77,330.00`)
  expect(await lines()).toMatchObject([{ match: { grade: 'none' } }])
  await match(330)
  const { number } = await seedOrder(shop, { quantity: 2 })
  await bring(undefined, `11/10/2026,LLC 77,1320.00`)
  expect(await lines()).toMatchObject([{ match: { grade: 'likely', payables: [{ number }] } }])
})
