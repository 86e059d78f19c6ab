import { describe, expect, test } from 'vitest'
import { moneyDesk } from '#tests/support/books/money-desk.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)
const { adjust, back, letters, move, moveRefund, order, pay, read, refund } = moneyDesk(shop)
const desk = () => shop.as(noa)

const payOpen = async (part: (open: number) => number) => {
  const { open } = await read()
  await pay(part(open), { seenOpen: open })
}
const refundPart = async (part: number) => {
  const { open: seenOpen, received, refunded: seenRefunded } = await read()
  await refund(received * part, { reasonCode: 'cancelled', seenOpen, seenRefunded })
}
const turn = async (state: 'sent' | 'failed' | 'withdrawn') =>
  moveRefund((await read()).refunds.at(-1)?._id ?? '', { state, ...(state !== 'sent' && { reason: 'No' }) })
const takeBack = async (kind: 'bounced' | 'reversed') =>
  back((await read()).payments[0]?._id ?? '', { kind, reason: 'No', ...(kind === 'bounced' && { fee: 0 }) })

const acts: Record<string, () => Promise<unknown>> = {
  pay: () => payOpen((open) => open),
  pay1: () => payOpen(() => 1),
  late: async () => pay(660, { seenOpen: (await read()).open, allowCredit: true }),
  half: () => payOpen((open) => open / 2),
  refund: () => refundPart(1),
  'refund-half': () => refundPart(0.5),
  sent: () => turn('sent'),
  failed: () => turn('failed'),
  withdraw: () => turn('withdrawn'),
  bounce: () => takeBack('bounced'),
  reverse: () => takeBack('reversed'),
  'write-off': async () => adjust('write-off', (await read()).open, (await read()).open),
}
type Said = 'refunded' | 'rejected'

const sayOfOrder = async (status: Said) => {
  const seen = (await read()).paymentStatus
  const body = { status, reason: 'Looked at', seen }
  await desk().call('PUT /api/orders/:id/verify-payment', { params: { id: order.id }, body })
}
const orderActs: typeof acts = {
  ...acts,
  cancel: () => move('cancelled'),
  restore: () => move('pending'),
  'say refunded': () => sayOfOrder('refunded'),
  'say rejected': () => sayOfOrder('rejected'),
}

const sayOfFee = (paymentStatus: Said | 'paid', more: { amount?: number } = {}) =>
  desk().call('PUT /api/design-requests/:id/payment', {
    params: { id: order.id },
    body: { paymentStatus, reason: 'Looked at', ...more },
  })
const feeActs: typeof acts = {
  ...acts,
  cancel: () =>
    desk().call('PUT /api/design-requests/:id/status', {
      params: { id: order.id },
      body: { status: 'cancelled', reason: 'You called us.' },
    }),
  'say 25 came': () => sayOfFee('paid', { amount: 25 }),
  'say refunded': () => sayOfFee('refunded'),
  'say rejected': () => sayOfFee('rejected'),
}

async function run(all: typeof acts, way: string): Promise<void> {
  for (const name of way.split(' > ')) {
    expect(all).toHaveProperty([name])
    await all[name]?.()
  }
}

const wentBack = 'pay > cancel > refund > sent > restore'

describe('an order of 660', () => {
  test.each([
    [wentBack, 'refunded', 660],
    [`${wentBack} > pay1`, 'pending', 659],
    [`${wentBack} > pay`, 'paid', 0],
    [`${wentBack} > bounce`, 'pending', 1320],
    [`${wentBack} > cancel > bounce`, 'pending', 660],
    [`${wentBack} > failed > withdraw > reverse`, 'pending', 660],
    [`${wentBack} > cancel > failed > withdraw`, 'paid', 0],
    ['pay > cancel > refund > restore > withdraw', 'paid', 0],
    ['pay > cancel > refund-half > restore', 'pending', 330],
    ['cancel > late > restore', 'paid', 0],
    ['cancel > say refunded > restore > pay1', 'pending', 659],
    ['cancel > say refunded > restore > write-off > cancel', 'refunded', 0],
    ['half > say rejected > cancel > say refunded', 'refunded', 0],
    ['half > cancel > say refunded > failed > withdraw > restore', 'pending', 330],
  ])('%s: reads %s, %d open', async (way, paymentStatus, open) => {
    await run(orderActs, way)
    expect(await read()).toMatchObject({ paymentStatus, open })
  })

  test('that is cancelled is not told that work on it begins, whatever comes', async () => {
    await run(orderActs, 'pay > cancel > refund > sent')
    const before = await letters()
    await run(orderActs, 'late')
    expect((await letters()).slice(before.length)).not.toContain('payment-approved')
    expect(await read()).toMatchObject({ credit: 660, open: 0 })
  })

  test('that was restored is verified once it is paid again, and its customer can show the rest', async () => {
    await run(orderActs, `${wentBack} > pay1`)
    expect((await letters()).filter((letter) => letter === 'payment-approved')).toHaveLength(1)
    const paymentEvidence = new File([Buffer.from(sampleFiles.png)], 'wire.png')
    const ask = { params: { id: order.id }, body: { paymentEvidence } }
    const { order: shown } = await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', ask)
    expect(shown).toMatchObject({ hasEvidence: true, paymentStatus: 'pending' })
  })
})

test.each([
  ['say refunded > say 25 came', 'pending', 475],
  ['write-off > say refunded > cancel', 'refunded', 0],
  ['half > say refunded > say 25 came', 'pending', 225],
  ['half > refund > say refunded > bounce', 'pending', 500],
  ['half > refund > say refunded > withdraw', 'pending', 250],
  ['cancel > say 25 came > say rejected > say refunded', 'refunded', 0],
])('a design fee of 500: %s: reads %s, %d open', async (way, paymentStatus, open) => {
  const id = await seedRequest(shop, leilani)
  Object.assign(order, { id, ref: id })
  await run(feeActs, way)
  expect(await read()).toMatchObject({ paymentStatus, open })
})
