import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { ApiKey } from '#contract/api.ts'
import { Refusal } from '#tests/support/injected-call.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { leilani, noa, type Person } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import { testShop, type TestAsk } from '#tests/support/test-shop.ts'

/**
 * What the release before the books (2ba7405) answered to every act of money that the specification names, in every
 * state that these acts lead to: `state | act | answer | state after`; rows that end with D32 were refused then.
 */
const recorded = new URL('four-words.txt', import.meta.url)

const MAX_MS = 120_000

type Act = (id: string) => Promise<unknown>
type Walked = {
  fresh: () => Promise<string>
  state: (id: string) => Promise<string>
  acts: Record<string, Act>
}

const shop = testShop()
const evidence = () => ({
  body: { paymentEvidence: new File([Buffer.from(sampleFiles.png)], 'wire.png', { type: 'image/png' }) },
})

const call =
  <K extends ApiKey>(person: Person, key: K, ask: (id: string) => TestAsk<K>): Act =>
  (id) =>
    shop.as(person).call(key, ask(id))

const verify = (status: 'paid' | 'rejected' | 'refunded') =>
  call(noa, 'PUT /api/orders/:id/verify-payment', (id) => ({
    params: { id },
    body: { status, notes: 'Looked at' },
  }))
const setFee = (paymentStatus: 'pending' | 'paid' | 'rejected' | 'refunded') =>
  call(noa, 'PUT /api/design-requests/:id/payment', (id) => ({ params: { id }, body: { paymentStatus } }))

const orders: Walked = {
  fresh: async () => (await seedOrder(shop))._id,
  async state(id) {
    const { order } = await shop.as(noa).call('GET /api/orders/:id', { params: { id } })
    const { status, paymentStatus, isPaid, paidAt, hasEvidence } = order
    return words(status, paymentStatus, isPaid && 'isPaid', paidAt && 'paidAt', hasEvidence && 'evidence')
  },
  acts: {
    'customer shows evidence': call(leilani, 'POST /api/orders/:id/payment-evidence', (id) => ({
      params: { id },
      ...evidence(),
    })),
    'customer cancels': call(leilani, 'PUT /api/orders/:id/cancel', (id) => ({ params: { id } })),
    'studio approves': verify('paid'),
    'studio confirms': call(noa, 'PUT /api/payment/confirm/:id', (id) => ({ params: { id } })),
    'studio rejects': verify('rejected'),
    'studio refuses': call(noa, 'PUT /api/payment/reject/:id', (id) => ({
      params: { id },
      body: { reason: 'Looked at' },
    })),
    'studio refunds': verify('refunded'),
    'studio cancels': call(noa, 'PUT /api/orders/:id/status', (id) => ({
      params: { id },
      body: { status: 'cancelled' },
    })),
  },
}

const fees: Walked = {
  fresh: () => seedRequest(shop, leilani, { status: 'pending' }),
  async state(id) {
    const { request } = await shop.as(noa).call('GET /api/design-requests/:id', { params: { id } })
    const { status, paymentStatus, paymentEvidence } = request
    return words(status, paymentStatus, paymentEvidence && 'evidence')
  },
  acts: {
    'client shows evidence': call(leilani, 'POST /api/design-requests/:id/payment-evidence', (id) => ({
      params: { id },
      ...evidence(),
    })),
    'client sets pending': call(leilani, 'PUT /api/design-requests/:id/payment', (id) => ({
      params: { id },
      body: { paymentStatus: 'pending' },
    })),
    'studio sets pending': setFee('pending'),
    'studio sets paid': setFee('paid'),
    'studio sets rejected': setFee('rejected'),
    'studio sets refunded': setFee('refunded'),
  },
}

const words = (...all: unknown[]) => all.filter(Boolean).join(' ')

/** Every act in every state that acts lead to, each state by the shortest way. */
async function walk({ fresh, state, acts }: Walked): Promise<string[]> {
  const rows: string[] = []
  const ways = new Map<string, Act[]>([[await state(await fresh()), []]])
  for (const [from, way] of ways)
    for (const [name, perform] of Object.entries(acts)) {
      const id = await fresh()
      for (const step of way) await step(id)
      const answer = await perform(id).then(
        () => 'done',
        (fault: unknown) => said(fault),
      )
      const to = await state(id)
      if (!ways.has(to)) ways.set(to, [...way, perform])
      rows.push(`${from} | ${name} | ${answer} | ${to === from ? '=' : to}`)
    }
  return rows
}

function said(fault: unknown): string {
  if (!(fault instanceof Refusal)) throw fault
  return `${fault.code}: ${fault.message}`
}

test(
  'P66: the four words of a payment mean what they meant before the books',
  async () => {
    const rows = [...(await walk(orders)), '', ...(await walk(fees)), '']
    const before = (await readFile(recorded, 'utf8')).replaceAll(/ \| D32$/gm, '').split('\n')
    const same = rows.filter((row, at) => row === before[at]).length
    const figure = `every act of money that the specification names, in every state that they lead to: ${same} of ${before.length} answers and states as before the books`
    printPromise('P66', before.length, figure, same === before.length)
    expect(rows).toEqual(before)
  },
  MAX_MS,
)
