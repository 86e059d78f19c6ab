import { expect, test } from 'vitest'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

// An order of seedOrder comes to $660.00.
const shop = testShop()
staysSound(shop)

const PENDING = {
  paymentStatus: 'pending',
  hasEvidence: false,
  paymentEvidence: null,
  paymentEvidenceUploadedAt: null,
}

test('an order paid in full shows the evidence of its deposit; once the rest is taken back it waits for nothing', async () => {
  const { _id: id } = await seedOrder(shop)
  const params = { id }
  const body = { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'wire.png') }
  await shop.as(leilani).call('POST /api/orders/:id/payment-evidence', { params, body })
  const deposit = { status: 'paid', amount: 330 } as const
  await shop.as(noa).call('PUT /api/orders/:id/verify-payment', { params, body: deposit })
  const read = async () => (await shop.as(leilani).call('GET /api/orders/:id', { params })).order
  expect(await read()).toMatchObject(PENDING)
  await record(id, 330)
  expect(await read()).toMatchObject({
    paymentStatus: 'paid',
    hasEvidence: true,
    paymentEvidence: { name: 'wire.png' },
    paymentEvidenceUploadedAt: shop.shop.clock().toISOString(),
  })
  await takeBack(id)
  expect(await read()).toMatchObject(PENDING)
})

test('so does a design fee', async () => {
  const id = await seedRequest(shop, leilani, { evidence: true })
  const params = { id }
  const part = { paymentStatus: 'paid', amount: 300 } as const
  await shop.as(noa).call('PUT /api/design-requests/:id/payment', { params, body: part })
  const read = async () => (await shop.as(leilani).call('GET /api/design-requests/:id', { params })).request
  await record(id, 200)
  expect(await read()).toMatchObject({
    paymentStatus: 'paid',
    hasEvidence: true,
    paymentEvidenceUploadedAt: expect.any(String),
  })
  await takeBack(id)
  expect(await read()).toMatchObject(PENDING)
})

function record(ref: string, amount: number) {
  const body = { amount, method: 'wire_transfer', seenOpen: amount } as const
  return shop.as(noa).call('POST /api/payables/:ref/payments', { params: { ref }, body })
}

/** The payment that no evidence shows. */
async function takeBack(ref: string) {
  const { payable } = await shop.as(noa).call('GET /api/payables/:ref', { params: { ref } })
  const byHand = payable.payments.find(({ evidence }) => evidence === null)
  const params = { ref, id: byHand?._id ?? '' }
  const body = { kind: 'reversed', reason: 'Of another order' } as const
  await shop.as(noa).call('POST /api/payables/:ref/payments/:id/back', { params, body })
}
