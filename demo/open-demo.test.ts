import { readFile } from 'node:fs/promises'
import { fingerprintOf } from '#domain/payments/bank/fingerprint.ts'
import { readStatement } from '#kit/node/bank/read-statement.ts'
import { matchesFor } from '#server/bank/suggest.ts'
import { listEmails } from '#server/emails/queries.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { expect, test } from 'vitest'
import { exampleHomes } from '#domain/designs/example-homes.ts'
import { designStatuses } from '#domain/designs/design-status.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { paymentStatuses } from '#domain/payments/payment-status.ts'
import { productStates } from '#domain/products/product-state.ts'
import { quoteStatuses } from '#domain/orders/quote-status.ts'
import { examine } from '#server/doctor/examine.ts'
import { hasAdmin } from '#server/users/queries.ts'
import { demoShop } from '#tests/support/processes/demo-shop.ts'
import { OPENING_DAY } from '#tests/support/test-shop.ts'
import { openDemo } from './open-demo.ts'
import { momentOf, OPENED } from './story/moments.ts'
import { emailOf, people, type PersonName } from './story/people.ts'

const demo = demoShop(OPENING_DAY)
const names = Object.keys(people) as PersonName[]

function rows<R extends Record<string, unknown>>(text: string): Promise<R[]> {
  return demo.shop.db.rows<R>({ name: '', text })
}

async function everyValue(table: string, column: string): Promise<unknown[]> {
  const found = await rows<{ value: unknown }>(`select distinct ${column} as value from ${table}`)
  return found.map(({ value }) => value)
}

test.each([
  ['orders', 'status', orderStatuses],
  ['orders', 'payment_status', paymentStatuses],
  ['orders', 'quote_status', quoteStatuses],
  ['orders', 'kind', ['purchase', 'quote']],
  ['orders', 'is_pickup', [true, false]],
  ['design_requests', 'status', designStatuses],
  ['design_requests', 'payment_status', paymentStatuses],
  ['products', 'state', productStates],
  ['stocktakes', 'applied_at is null', [true, false]],
  ['reviews', 'is_hidden', [true, false]],
])('of %s, every %s occurs', async (table, column, values) => {
  expect(await everyValue(table, column)).toEqual(expect.arrayContaining([...values]))
})

test.each([
  'order_notes',
  'orders where change_asked_at is not null',
  'order_items where package_id is not null',
  "orders where payment_claim->>'method' = 'cheque' and payment_status = 'pending'",
  "orders where evidence_file_id is not null and payment_status = 'pending'",
  'design_comments where piece is not null and resolved_at is not null',
  "design_suggestions where answer = 'declined'",
  'wishlist_items',
  'cart_items',
  'products where owner_id is not null',
  'visits',
  'product_views',
])('there are %s', async (some) => {
  expect(Number((await rows<{ count: string }>(`select count(*) from ${some}`))[0]?.count)).toBeGreaterThan(0)
})

test('the books are in order', async () => {
  expect(await examine(demo.shop)).toEqual([])
})

test.each([
  ['orders', 'created_at'],
  ['orders', 'updated_at'],
  ['order_history', 'created_at'],
  ['order_notes', 'created_at'],
  ['design_requests', 'updated_at'],
  ['design_history', 'created_at'],
  ['stock_history', 'created_at'],
  ['audit_log', 'created_at'],
  ['emails', 'created_at'],
  ['emails', 'sent_at'],
  ['files', 'created_at'],
  ['users', 'created_at'],
])('the dates of %s.%s lie between the opening of the shop and now', async (table, column) => {
  const [found] = await rows<{ first: string; last: string; days: string }>(
    `select min(${column}) as first, max(${column}) as last, count(distinct ${column}::date) as days from ${table}`,
  )
  expect(new Date(found?.first ?? 0).getTime()).toBeGreaterThanOrEqual(
    momentOf(OPENED, OPENING_DAY).getTime(),
  )
  expect(new Date(found?.last ?? Infinity).getTime()).toBeLessThanOrEqual(OPENING_DAY.getTime())
  expect(Number(found?.days)).toBeGreaterThan(3)
})

test('two statements were read: a wire pays one order less what its bank kept, a wire two, and two lines wait', async () => {
  const figures = `select (select count(*)::int from bank_imports) as imports, (select -min(open_cents) from payables) as credit,
    (select count(*)::int from payables where received_cents > 0 and open_cents > 0) as "inPart", count(*) filter (where state =
    'bounced')::int as bounced, (count(bank_line_id) - count(distinct bank_line_id))::int as shared,
    sum(bank_fee_cents) filter (where state = 'counted')::int as kept from payments`
  const expected = { imports: 2, credit: 25_00, inPart: 1, kept: 15_00, bounced: 1, shared: 1 }
  expect(await rows(figures)).toEqual([expected])
  const states = await rows('select state, count(*)::int from bank_lines group by state order by state')
  expect(states.map(Object.values)).toEqual([
    ['matched', 2],
    ['new', 2],
    ['set_aside', 3],
  ])
})

test('the statement to try names what is open, alike in three formats', async () => {
  const found = await Promise.all(
    ['csv', 'qfx', 'xml'].map(async (ending) => {
      const { movements } = readStatement(await readFile(new URL(`bank/november.${ending}`, import.meta.url)))
      const lines = movements.map((one, at) => ({ ...one, _id: String(at), amount: one.cents }))
      const matches = await matchesFor(demo.shop.db, lines)
      const grades = [...matches.values()].map(({ grade }) => grade)
      return { grades, fingerprints: movements.map(fingerprintOf) }
    }),
  )
  const [csv] = found
  expect(csv?.grades).toEqual(['none', 'none', 'likely', 'sure', 'sure', 'part', 'none'])
  expect(found).toEqual([csv, csv, csv])
})

test('every sale of the last ten weeks falls in one of at least six weeks', async () => {
  const text = "select distinct date_trunc('week', paid_at) from orders where payment_status = 'paid'"
  const weeks = await rows(text)
  expect(weeks.length).toBeGreaterThanOrEqual(6)
})

test('no letter of the past waits to leave', async () => {
  expect(await rows('select 1 from emails where sent_at is null')).toEqual([])
})

test('the studio sees of each letter of the past that it was never sent', async () => {
  const { emails, total } = await listEmails(demo.shop.db, { page: 1, limit: 100 })
  expect(total).toBeGreaterThan(20)
  expect(emails.filter(({ state }) => state !== 'demo')).toEqual([])
})

test('the invented letter about low stock does not make the first real one wait', async () => {
  expect(await rows('select told_at as told from low_stock_notice')).toEqual([{ told: null }])
})

test.each(names)('%s can neither sign in nor ask for another password', async (name) => {
  const before = await rows('select count(*) from emails')
  const email = emailOf(name)
  const reply = await demo.http.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password: 'password' },
  })
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  const requested = await demo.http.inject({
    method: 'POST',
    url: '/api/users/forgot-password',
    payload: { email },
  })
  expect(requested.statusCode).toBe(200)
  expect(await rows('select 1 from temporary_passwords')).toEqual([])
  expect(await rows('select count(*) from emails')).toEqual(before)
  expect(await rows(`select 1 from users where email = '${email}' and password_hash is not null`)).toEqual([])
})

test('its studio runs no shop: the first admin is still to be made', async () => {
  expect(await hasAdmin(demo.shop.db)).toBe(false)
})

test('what the page says of the example homes is true of finished designs, drawn on the board', async () => {
  const found = await rows<{ brief: object }>(
    `select jsonb_build_object('homeType', brief->'homeType', 'rooms', brief->'rooms', 'style', brief->'style',
        'budget', brief->'budget') as brief,
      status, revision_count as revisions, extract(day from completed_at - created_at)::int as days,
      (select count(*)::int from boards where id in
        (select id from design_concepts where request_id = design_requests.id)) as boards
      from design_requests where exists (select from boards where id = design_requests.id)`,
  )
  const said = Object.values(exampleHomes).map(({ homeType, rooms, style, budget, days, changes }) => ({
    brief: { homeType, rooms: [...rooms], style, budget },
    status: 'completed',
    revisions: changes.length,
    days,
    boards: changes.length + 1,
  }))
  expect(found).toHaveLength(said.length)
  expect(found).toEqual(expect.arrayContaining(said))
})

test('quote mode is on, as in any new shop', async () => {
  const { general, shipping } = await currentSettings.get(demo.shop)
  expect(general.quoteMode).toBe(true)
  expect(shipping.allowLocalPickup).toBe(false)
})

test('opening again changes nothing', async () => {
  const count = () =>
    rows('select (select count(*) from orders) as orders, (select count(*) from users) as users')
  const before = await count()
  await openDemo(demo.shop)
  expect(await count()).toEqual(before)
})
