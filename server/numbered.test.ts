import { expect, test } from 'vitest'
import { countIn } from '#domain/numbers.ts'
import { listMigrations } from '#server/backup/versions.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { orderForm, seedOrder } from '#tests/support/seed/order.ts'
import { seedSale } from '#tests/support/seed/sale.ts'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { kai, leilani, noa, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const getOrder = (id: string, person: Person = leilani) =>
  shop.as(person).call('GET /api/orders/:id', { params: { id } })
const getRequest = (id: string, person: Person = leilani) =>
  shop.as(person).call('GET /api/design-requests/:id', { params: { id } })

test('an order is had by its number, however it is written, and says it', async () => {
  const { _id, number } = await seedOrder(shop)
  expect(number).toMatch(/^LN-\d{4,}$/)
  const count = countIn(number)
  for (const id of [_id, number, `ln-${count}`, `LN${count}`, `ln${count}`]) {
    const { order } = await getOrder(id)
    expect(order).toMatchObject({ _id, number })
  }
})

test('a design request is had by its number', async () => {
  const _id = await seedRequest(shop, leilani)
  const number = await numberOf(shop, _id)
  expect(number).toMatch(/^D-\d{3,}$/)
  for (const id of [number, number.toLowerCase().replace('-', '')]) {
    const { request } = await getRequest(id)
    expect(request).toMatchObject({ _id, number })
  }
})

test('what is changed by its number is changed', async () => {
  const { number } = await seedOrder(shop)
  const params = { id: number }
  await shop.as(noa).call('PUT /api/orders/:id/status', { params, body: { status: 'processing' } })
  await shop.as(noa).call('POST /api/orders/:id/notes', { params, body: { text: 'Gate code 12.' } })
  const { notes } = await shop.as(noa).call('GET /api/orders/:id/notes', { params })
  expect(notes).toMatchObject([{ text: 'Gate code 12.' }])
  expect(await getOrder(number)).toMatchObject({ order: { status: 'processing' } })
})

test.each(['LN-0', 'LN-1', 'LN-999999999', 'LN-99999999999', 'LN-１０４２', 'LN--1', 'D-101', '1042', 'LN-'])(
  'no order is called %s',
  async (id) => {
    await seedOrder(shop)
    for (const person of [leilani, noa])
      await expect(getOrder(id, person)).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  },
)

test.each(['D-0', 'D-999999999', 'LN-1001', 'DR-101', '218'])(
  'no design request is called %s',
  async (id) => {
    await seedRequest(shop, leilani)
    const refusal = { status: 404, code: 'design_request_not_found' }
    await expect(getRequest(id, noa)).rejects.toMatchObject(refusal)
  },
)

test('an address with a NUL in it is none', async () => {
  const { number } = await seedOrder(shop)
  const headers = { authorization: `Bearer ${leilani.token}` }
  const reply = await shop.http.inject({ url: `/api/orders/${number}%00`, headers })
  expect(reply.statusCode).toBe(404)
})

test('somebody else’s is missing by its number as one that never was', async () => {
  const { number } = await seedOrder(shop)
  const design = await numberOf(shop, await seedRequest(shop, leilani))
  await expect(getOrder(number, kai)).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
  await expect(getRequest(design, kai)).rejects.toMatchObject({ status: 404 })
})

test('an order that is placed tells its number in the reply, in a repeat of it and in its letters', async () => {
  await shop.set('general', { quoteMode: false })
  const first = await seedOrder(shop)
  const [line] = (await getOrder(first._id)).order.orderItems
  const body = orderForm(line?.product ?? '', 1)
  const place = async () => {
    const headers = { authorization: `Bearer ${leilani.token}`, 'idempotency-key': 'number-of-the-order' }
    const reply = await shop.http.inject({ method: 'POST', url: '/api/orders', headers, payload: body })
    return reply.json<{ order: { _id: string; number: string } }>()
  }
  const [{ order }, again] = [await place(), await place()]
  expect(order.number).toMatch(/^LN-\d+$/)
  expect(again.order).toEqual(order)
  expect(await getOrder(order.number)).toMatchObject({ order: { _id: order._id } })
  const letters = await shop.shop.db.rows<{ subject: string; html: string }>({
    name: 'letters_of_numbers',
    text: 'select subject, html from emails where subject like $1',
    values: [`%${order.number}%`],
  })
  expect(letters).toHaveLength(2)
  for (const { html } of letters) {
    expect(html).toContain(`>${order.number}</span>`)
    expect(html).not.toMatch(/LN-[\da-f]*(?:<[^>]*>)*-|[\da-f]{4}-[\da-f]{12}, \$/)
  }
})

test('what was there before there were numbers is counted in the order in which it came', async () => {
  const { db } = shop.shop
  const placed = [await seedSale(db, { of: kai, placedAt: '2026-11-03T20:00:00Z' })]
  placed.unshift(await seedSale(db, { of: kai, placedAt: '2026-11-02T20:00:00Z' }))
  placed.push(await seedSale(db, { of: kai, placedAt: '2026-11-04T20:00:00Z' }))
  const design = await seedRequest(shop, leilani)
  const migration = listMigrations().find(({ statements }) => statements[0]?.includes('"design_number"'))
  await db.execute('drop index orders_number_key, design_requests_number_key')
  for (const statement of migration?.statements.slice(2) ?? []) await db.execute(statement)
  const numbers = await Promise.all([...placed, design].map((id) => numberOf(shop, id)))
  expect(numbers).toEqual(['LN-1001', 'LN-1002', 'LN-1003', 'D-101'])
  expect((await seedOrder(shop)).number).toBe('LN-1004')
  expect(await numberOf(shop, await seedRequest(shop, leilani))).toBe('D-102')
})
