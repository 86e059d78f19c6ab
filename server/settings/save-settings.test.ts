import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Ask } from '#contract/call.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

type Body = NonNullable<Ask<'PUT /api/settings'>['body']>

const read = async () => (await shop.as(noa).call('GET /api/settings')).settings
const save = (body: Body) => shop.as(noa).call('PUT /api/settings', { body })
const records = () =>
  shop.shop.db.select().from(auditLog).where(eq(auditLog.objectType, 'settings')).orderBy(auditLog.id)

/** What `work` leaves in the audit log, which is never emptied. */
async function recordsOf(work: () => Promise<unknown>) {
  const before = (await records()).length
  await work()
  return (await records()).slice(before)
}

test('the owner reads every section, amounts in dollars, and our own words of each letter', async () => {
  const { data, standardLetters, canSend } = await shop.as(noa).call('GET /api/settings')
  expect(Object.keys(data as object)).toEqual([
    'general',
    'shipping',
    'payment',
    'email',
    'seo',
    'search',
    'numbers',
    'letters',
  ])
  expect(data).toMatchObject({
    general: { storeName: 'Lānai', quoteMode: true },
    shipping: { flatRateShipping: 10, freeShippingThreshold: 100, minimumOrderAmount: 500 },
    payment: { taxRate: 10, allowCreditCard: true },
    email: { lowStockThreshold: 5 },
    seo: { enableSitemap: true },
  })
  expect(standardLetters.welcomeEmailTemplate).toMatch(/^Hello \{firstName\},/)
  expect(canSend).toBe(false)
})

test('what is sent is changed and nothing else, with one row on record', async () => {
  const before = await read()
  const [record, ...others] = await recordsOf(() =>
    save({
      general: { storeName: '  Koa House ' },
      shipping: { flatRateShipping: 12.5 },
      payment: { bankDetails: { accountNumber: '111222333444' } },
    }),
  )
  expect(await read()).toEqual({
    ...before,
    general: { ...before.general, storeName: 'Koa House' },
    shipping: { ...before.shipping, flatRateShipping: 12.5 },
    payment: {
      ...before.payment,
      bankDetails: { ...before.payment.bankDetails, accountNumber: '111222333444' },
    },
  })
  expect(others).toEqual([])
  expect(record).toMatchObject({
    actorId: noa.id,
    action: 'settings.changed',
    objectId: 'general, shipping, payment',
    before: { 'general.storeName': 'Lānai', 'shipping.flatRateShipping': 1000 },
    after: { 'general.storeName': 'Koa House', 'shipping.flatRateShipping': 1250 },
  })
})

test('of an account number the record keeps four digits', async () => {
  const [record] = await recordsOf(() =>
    save({ payment: { bankDetails: { accountNumber: '111222333444', routingNumber: '998877665' } } }),
  )
  expect(record?.after).toEqual({
    'payment.bankDetails.accountNumber': '…3444',
    'payment.bankDetails.routingNumber': '…7665',
  })
  const [flowers] = await recordsOf(() => save({ payment: { bankDetails: { accountNumber: '12🌺345' } } }))
  expect(flowers?.after).toEqual({ 'payment.bankDetails.accountNumber': '…345' })
})

test.each<[string, Body]>([
  ['what it is already', { general: { storeName: 'Lānai' }, seo: { enableSitemap: true } }],
  ['nothing', {}],
])('saving %s leaves no trace', async (_what, body) => {
  const before = await read()
  expect(await recordsOf(() => save({ general: {}, ...body }))).toEqual([])
  expect(await read()).toEqual(before)
})

test('a whole section may be sent as it was read, with one field changed', async () => {
  const { shipping } = await read()
  const [record] = await recordsOf(() => save({ shipping: { ...shipping, minimumOrderAmount: 250 } }))
  expect(record?.after).toEqual({ 'shipping.minimumOrderAmount': 25_000 })
})

test('two people who change different settings both succeed', async () => {
  const seen = await read()
  const { storeName, promoBanner } = seen.general
  await save({ general: { storeName: 'Koa House' }, seen: { general: { storeName } } })
  await save({ general: { promoBanner: 'Aloha' }, seen: { general: { promoBanner } } })
  expect((await read()).general).toMatchObject({ storeName: 'Koa House', promoBanner: 'Aloha' })
})

test('who changes what somebody else has just changed is told what it is now, and saves nothing', async () => {
  await save({ shipping: { flatRateShipping: 25 } })
  const late = save({
    general: { storeName: 'Koa House' },
    shipping: { flatRateShipping: 15 },
    seen: { general: { storeName: 'Lānai' }, shipping: { flatRateShipping: 10 } },
  })
  await expect(late).rejects.toMatchObject({
    code: 'stale',
    status: 409,
    fields: {
      'shipping.flatRateShipping': 'Somebody else has set this to “25” meanwhile. Save again to set yours.',
    },
    body: { current: { shipping: { flatRateShipping: 25 } } },
  })
  expect(await read()).toMatchObject({ general: { storeName: 'Lānai' }, shipping: { flatRateShipping: 25 } })
})

test('two people who come to the same value do not stand in each other’s way', async () => {
  await save({ payment: { taxRate: 4.5 } })
  await save({ payment: { taxRate: 4.5 }, seen: { payment: { taxRate: 10 } } })
  expect((await read()).payment.taxRate).toBe(4.5)
})
