import { describe, expect, test } from 'vitest'
import { bankImports, bankLines } from '#server/db/schema/bank.ts'
import { statementFile } from '#tests/support/bank/statement-file.ts'
import { csvAmount, ofxUnclosed } from '#tests/support/bank/statement-files.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { type TestAsk, testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { accounts, back, expectRefused, order, pay, read, readOrder, refund } = moneyDesk(shop)

type Move = NonNullable<TestAsk<'PUT /api/bank/lines/:id'>['body']>
const bring = (statement: File) => shop.as(noa).call('POST /api/bank/imports', { body: { statement } })
const bringLines = (...lines: string[]) => bring(statementFile(lines))
const linesNow = async (state: 'new' | 'matched' | 'set_aside' = 'new') =>
  (await shop.as(noa).call('GET /api/bank/lines', { query: { state } })).lines
const moved = (id: string, body: Move) =>
  shop.as(noa).call('PUT /api/bank/lines/:id', { params: { id }, body })
const onlyLine = async () => {
  const [line] = await linesNow()
  if (!line?.match) throw new Error('There is no line')
  return { ...line, match: line.match }
}
const partsOf = async (): Promise<Move> => {
  const { payables } = (await onlyLine()).match
  return { act: 'match', payables: payables.map(({ _id: payable, amount }) => ({ payable, amount })) }
}
const storedLines = () => shop.shop.db.select().from(bankLines)

describe('a statement', () => {
  test('comes in once, and an overlapping one brings only what is new', async () => {
    const file = () => new File([csvAmount], 'november.csv', { type: 'text/csv' })
    expect((await bring(file())).import).toMatchObject({ lines: 2, newLines: 2, format: 'csv' })
    await expectRefused(() => bring(file()), {
      code: 'bank_file_known',
      message: 'This statement was read before: November 3, 2026 to November 4, 2026',
    })
    const next = `${csvAmount}11/05/2026,INTEREST,0.25,,\n11/05/2026,INTEREST,0.25,,\n`
    const second = await bring(new File([next], 'more.csv', { type: 'text/csv' }))
    expect(second.import).toMatchObject({ lines: 4, newLines: 2 })
    expect(await storedLines()).toHaveLength(4)
    expect((await shop.as(noa).call('GET /api/bank/imports')).imports).toHaveLength(2)
  })

  test('in another format brings nothing twice, though the bank names its lines there', async () => {
    await bring(new File([ofxUnclosed], 'november.qfx'))
    const csv = [
      'Date,Description,Amount,Check Number,Reference Number',
      '11/03/2026,Leilani Kawai WIRE IN LN-1042 A&B < 5,660.00,,W1',
      '11/04/2026,CHECK,"-1,250.50",1017,',
      '11/04/2026,INTEREST,0.25,,',
    ]
    const second = await bring(new File([csv.join('\n')], 'november.csv', { type: 'text/csv' }))
    expect(second.import).toMatchObject({ lines: 3, newLines: 1 })
    expect(await storedLines()).toHaveLength(3)
  })

  test('that cannot be read is refused with its line, and nothing is stored', async () => {
    await expectRefused(() => bringLines('11/3/2026,a,1', '11/4/2026,b,many'), {
      code: 'validation_failed',
      fields: { statement: 'Line 3: “many” is no amount' },
    })
    await expectRefused(() => bring(new File(['<!DOCTYPE html><p>'], 'a.csv')), { code: 'unsupported_type' })
    expect(await shop.shop.db.select().from(bankImports)).toEqual([])
  })

  test('is taken back while nothing of it is matched', async () => {
    const { import: read } = await bring(new File([ofxUnclosed], 'november.qfx'))
    const [line] = await linesNow()
    const undo = () => shop.as(noa).call('DELETE /api/bank/imports/:id', { params: { id: read._id } })
    const canUndo = async () => (await shop.as(noa).call('GET /api/bank/imports')).imports[0]?.canUndo
    expect(await canUndo()).toBe(true)
    await moved(line?._id ?? '', { act: 'setAside', why: 'Rent' })
    expect(await canUndo()).toBe(false)
    await expectRefused(undo, { code: 'illegal_state' })
    await moved(line?._id ?? '', { act: 'reopen' })
    await undo()
    expect(await storedLines()).toEqual([])
    await expectRefused(undo, { code: 'statement_not_found' })
  })
})

describe('a line', () => {
  test('that names an order and is what is open pays it, and is open again when that was wrong', async () => {
    await bringLines(`11/3/2026,WIRE KAWAI ${order.ref},660.00`)
    const line = await onlyLine()
    expect(line.match).toMatchObject({
      grade: 'sure',
      payables: [{ number: order.ref, amount: 660, open: 660 }],
    })
    await moved(line._id, await partsOf())
    expect(await readOrder()).toMatchObject({ isPaid: true, status: 'processing' })
    expect((await read()).payments).toMatchObject([{ amount: 660, receivedOn: '2026-11-03' }])
    const settles = [expect.stringMatching(`^${order.ref}, `)]
    expect(await linesNow('matched')).toMatchObject([{ state: 'matched', settles }])
    await expectRefused(() => moved(line._id, { act: 'setAside', why: 'No' }), { code: 'illegal_state' })
    await moved(line._id, { act: 'reopen' })
    expect(await read()).toMatchObject({ open: 660, received: 0 })
    expect(await accounts()).toEqual({})
    await moved(line._id, await partsOf())
    expect(await linesNow('matched')).toMatchObject([{ settles }])
    expect(await accounts()).toEqual({ 1000: 660, 2000: -660 })
  })

  test('is new again when its payment is taken back', async () => {
    await bringLines(`11/3/2026,${order.ref},660.00`)
    await moved((await onlyLine())._id, await partsOf())
    const id = (await read()).payments[0]?._id ?? ''
    const body = { kind: 'reversed', reason: 'Another order' } as const
    await shop
      .as(noa)
      .call('POST /api/payables/:ref/payments/:id/back', { params: { ref: order.ref, id }, body })
    expect(await linesNow()).toMatchObject([{ state: 'new', match: { grade: 'sure' } }])
  })

  test('pays two orders, or none', async () => {
    const { number } = await seedOrder(shop, { of: kai })
    await bringLines(`11/3/2026,${order.ref} and ${number},1320.00`)
    const line = await onlyLine()
    expect(line.match).toMatchObject({ grade: 'several', payables: [{ amount: 660 }, { amount: 660 }] })
    const [one, other] = line.match.payables
    const parts = (amount: number, payable = other?._id ?? ''): Move => ({
      act: 'match',
      payables: [
        { payable: one?._id ?? '', amount: 660 },
        { payable, amount },
      ],
    })
    await expectRefused(() => moved(line._id, parts(600)), { status: 400 })
    await expectRefused(() => moved(line._id, parts(660, one?._id)), { status: 400 })
    await expectRefused(() => moved(line._id, parts(660, line._id)), { code: 'payable_not_found' })
    await moved(line._id, parts(660))
    expect([await read(), await read(number)]).toMatchObject([{ open: 0 }, { open: 0 }])
    await moved(line._id, { act: 'reopen' })
    expect([await read(), await read(number)]).toMatchObject([{ open: 660 }, { open: 660 }])
  })

  test('of a day to come is matched on that day', async () => {
    await bringLines('11/21/2026,WIRE,660.00')
    const { _id } = await onlyLine()
    const move: Move = { act: 'match', payables: [{ payable: order.id, amount: 660 }] }
    const message = 'The bank says November 21, 2026. Match it then.'
    await expectRefused(() => moved(_id, move), { code: 'validation_failed', message })
  })

  test('that left is an approved refund', async () => {
    await pay(660)
    await refund(60, { method: 'wire_transfer' })
    await bringLines('11/20/2026,WIRE OUT,-60.00')
    const { _id, match } = await onlyLine()
    expect(match.grade).toBe('out')
    await expectRefused(() => moved(_id, { act: 'sent', refund: order.id }), { code: 'refund_not_found' })
    await moved(_id, { act: 'sent', refund: match.refundId ?? '' })
    expect((await read()).refunds).toMatchObject([{ state: 'sent', sentOn: '2026-11-20' }])
    await moved(_id, { act: 'reopen' })
    expect((await read()).refunds).toMatchObject([{ state: 'approved', sentOn: null }])
  })

  test('that is a check stays one, which may bounce out of the bank', async () => {
    const csv = `Date,Description,Amount,Check Number\n11/3/2026,DEPOSIT ${order.ref},660.00,1017\n`
    await bring(new File([csv], 'november.csv', { type: 'text/csv' }))
    await moved((await onlyLine())._id, await partsOf())
    const { payments } = await read()
    expect(payments).toMatchObject([{ method: 'cheque' }])
    expect(await accounts()).toEqual({ 1000: 660, 2000: -660 })
    await back(payments[0]?._id ?? '', { kind: 'bounced', reason: 'No funds', fee: 0 })
    expect(await accounts()).toEqual({})
    expect(await linesNow()).toMatchObject([{ state: 'new' }])
  })

  test('that left of a large refund is matched by the only admin with their password', async () => {
    await shop.set('payment', { secondPersonOver: 50_00 })
    await pay(660)
    await refund(60, { method: 'wire_transfer' })
    await bringLines('11/20/2026,WIRE OUT,-60.00')
    const { _id, match } = await onlyLine()
    const sent = (password?: string) => moved(_id, { act: 'sent', refund: match.refundId ?? '', password })
    await expectRefused(() => sent(), { code: 'wrong_password' })
    await expectRefused(() => sent('papaya'), { code: 'wrong_password' })
    expect(await linesNow()).toHaveLength(1)
  })

  test.each([
    ['a part of it', (ref: string) => `11/3/2026,${ref},300.00`, 'part'],
    ['its amount and a name', () => '11/3/2026,LEILANI K,660.00', 'likely'],
    ['its amount alone', () => '11/3/2026,WIRE,660.00', 'none'],
    ['interest', () => '11/3/2026,INTEREST,1.25', 'none'],
  ])('by %s', async (_what, lineFor, grade) => {
    await bringLines(lineFor(order.ref))
    expect((await onlyLine()).match.grade).toBe(grade)
  })

  test('is nobody’s but the studio’s', async () => {
    await expect(shop.as(leilani).call('GET /api/bank/lines')).rejects.toMatchObject({ status: 403 })
  })
})
