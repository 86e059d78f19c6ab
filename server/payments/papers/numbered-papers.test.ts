import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documents } from '#server/db/schema/documents.ts'
import { emails } from '#server/db/schema/emails.ts'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

// An order of the desk comes to $660.00.
const shop = testShop()
staysSound(shop)
const { adjust, back, move, moveRefund, order, pay, read, refund } = moneyDesk(shop)

const papers = async (ref?: string) =>
  (await read(ref)).papers.map(({ number, amount, cancels }) => [
    number,
    amount,
    ...(cancels ? [cancels] : []),
  ])
const firstPayment = async () => (await read()).payments.find(({ state }) => state === 'counted')?._id ?? ''

async function wordsOf(number: string, person: Person = leilani): Promise<string> {
  const url = `/api/documents/${number}.pdf`
  const reply = await shop.http.inject({ url, headers: { authorization: `Bearer ${person.token}` } })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/pdf')
  return readPdf(reply.rawPayload).join('\n')
}

test('each payment has its receipt, and the one that pays the rest the invoice', async () => {
  await pay(330, { method: 'wire_transfer', reference: 'FED 22' })
  expect(await papers()).toEqual([['RC-1001', 330]])
  await pay(330, { seenOpen: 330 })
  expect(await papers()).toEqual([
    ['RC-1001', 330],
    ['RC-1002', 330],
    ['INV-1001', 660],
  ])
  const receipt = await wordsOf('RC-1001')
  expect(receipt).toContain('Received by wire transfer on November 20, 2026')
  expect(receipt).toContain('$330.00 came in all, and $330.00 is open.')
  expect(receipt).toContain('FED 22')
  const invoice = await wordsOf('inv-1001')
  for (const words of ['INV-1001', order.ref, 'Leilani Akana', '$660.00', 'is paid in full'])
    expect(invoice).toContain(words)
})

test('the letters name them, and the document of the order bears the number of its invoice', async () => {
  await pay(330)
  await pay(330, { seenOpen: 330 })
  const words = async (letter: string) =>
    (await shop.shop.db.select().from(emails).where(eq(emails.letter, letter)))[0]?.bodyText
  expect(await words('payment-part')).toContain(`Receipt RC-1001 is on the page of ${order.ref}, as PDF.`)
  expect(await words('payment-approved')).toContain(
    `Receipt RC-1002 and invoice INV-1001 are on the page of ${order.ref}, as PDF.`,
  )
  const url = `/api/orders/${order.id}/document.pdf`
  const reply = await shop.http.inject({ url, headers: { authorization: `Bearer ${leilani.token}` } })
  expect(readPdf(reply.rawPayload).join('\n')).toMatch(/Invoice[^]*INV-1001/)
})

test('a payment that was none cancels receipt and invoice; paid anew, there are new ones', async () => {
  await pay(660)
  await back(await firstPayment(), { kind: 'reversed', reason: 'Of another order' })
  await pay(660)
  expect(await papers()).toEqual([
    ['RC-1001', 660],
    ['RC-1002', -660, 'RC-1001'],
    ['RC-1003', 660],
    ['INV-1001', 660],
    ['INV-1002', -660, 'INV-1001'],
    ['INV-1003', 660],
  ])
  expect(await wordsOf('RC-1002')).toContain('Cancellation of receipt RC-1001')
})

test('a returned check leaves the invoice; its fee has it replaced once all is paid', async () => {
  await pay(660)
  await back(await firstPayment(), { kind: 'bounced', reason: 'Not covered' })
  const afterBounce = [
    ['RC-1001', 660],
    ['RC-1002', -660, 'RC-1001'],
    ['INV-1001', 660],
  ]
  expect(await papers()).toEqual(afterBounce)
  await pay(695, { seenOpen: 695 })
  expect((await papers()).filter(([number]) => String(number).startsWith('INV'))).toEqual([
    ['INV-1001', 660],
    ['INV-1002', -660, 'INV-1001'],
    ['INV-1003', 695],
  ])
  expect(await wordsOf('INV-1003')).toContain('$35.00')
})

test('the invoice of a canceled order is canceled once all that is owed goes back, not before', async () => {
  await pay(660)
  await move('cancelled')
  await refund(100, { reasonCode: 'cancelled' })
  const before = [
    ['RC-1001', 660],
    ['INV-1001', 660],
  ]
  expect(await papers()).toEqual(before)
  await refund(560, { seenRefunded: 100, reasonCode: 'cancelled' })
  expect(await papers()).toEqual([...before, ['INV-1002', -660, 'INV-1001']])
})

test('what it comes to less has its credit note, by itself and by a refund; withdrawn, the note is canceled', async () => {
  await adjust('reductions', 60, 660)
  await pay(600, { seenOpen: 600 })
  await refund(40, { reason: 'A scratch' })
  expect(await papers()).toEqual([
    ['RC-1001', 600],
    ['INV-1001', 660],
    ['CN-1001', 60],
    ['CN-1002', 40],
  ])
  expect(await wordsOf('CN-1001')).toContain('As agreed by phone')
  expect(await wordsOf('CN-1002')).toContain('A scratch')
  const invoice = await wordsOf('INV-1001')
  for (const words of ['Credit notes', '−$60.00', 'Received', '$600.00']) expect(invoice).toContain(words)
  const refundId = (await read()).refunds[0]?._id ?? ''
  await moveRefund(refundId, { state: 'withdrawn', reason: 'They want a new lamp' })
  expect(await papers()).toContainEqual(['CN-1003', -40, 'CN-1002'])
})

test('the studio finds what a paper is about by its number', async () => {
  await pay(660)
  for (const search of ['INV-1001', 'rc-1001']) {
    const { orders } = await shop.as(noa).call('GET /api/palette', { query: { search } })
    expect(orders).toMatchObject([{ _id: order.id }])
    const { payables } = await shop.as(noa).call('GET /api/payables', { query: { search } })
    expect(payables).toMatchObject([{ _id: order.id }])
  }
  const { orders } = await shop.as(noa).call('GET /api/palette', { query: { search: 'INV-1002' } })
  expect(orders).toEqual([])
})

test('a design fee has its papers too', async () => {
  const id = await seedRequest(shop, leilani)
  const ref = await numberOf(shop, id)
  await shop.as(noa).call('PUT /api/design-requests/:id/payment', {
    params: { id },
    body: { paymentStatus: 'paid' },
  })
  const { payable } = await shop.as(leilani).call('GET /api/payables/:ref', { params: { ref } })
  expect(payable.papers).toMatchObject([
    { number: 'RC-1001', kind: 'receipt', amount: 500 },
    { number: 'INV-1001', kind: 'invoice', amount: 500, issuedOn: '2026-11-20' },
  ])
  expect(await wordsOf('INV-1001')).toContain('Design service')
})

test('a paper is its customer’s and the studio’s; anybody else’s and an unknown one are missing alike', async () => {
  await pay(660)
  const ask = (person: Person, number: string) => {
    const url = `/api/documents/${encodeURIComponent(number)}.pdf`
    return shop.http.inject({ url, headers: { authorization: `Bearer ${person.token}` } })
  }
  expect((await ask(noa, 'INV-1001')).statusCode).toBe(200)
  const [foreign, absent] = [await ask(kai, 'INV-1001'), await ask(kai, 'INV-9999')]
  expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
  for (const number of ['INV-0', 'LN-1001', 'INV-99999999999', 'INV-1001\0', '../INV-1001', 'INV-１００１'])
    expect((await ask(leilani, number)).statusCode).toBe(404)
  expect((await ask(nobody, 'INV-1001')).statusCode).toBe(401)
})

test('an issued paper stays as it was: neither the order nor SQL changes it', async () => {
  await pay(660)
  const before = await wordsOf('INV-1001')
  await shop.set('general', { storeName: 'Another shop' })
  await shop.shop.db.execute(sql`update order_items set name = 'Something else'`)
  expect(await wordsOf('INV-1001')).toBe(before)
  const change = shop.shop.db.inTransaction((tx) => tx.update(documents).set({ cents: 1 }))
  await expect(change).rejects.toMatchObject({ cause: { message: 'documents are append-only' } })
  await expect(shop.shop.db.inTransaction((tx) => tx.delete(documents))).rejects.toThrow()
})
