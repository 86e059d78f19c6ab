import { noa } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { type Book, expectedOf, type Payable } from './model-book.ts'

export type PlayedAct = { name: keyof typeof acts; of: number; cents: number; pick: number }

type Act = (desk: ReturnType<typeof deskOf>, book: Book, other: Book, act: PlayedAct) => Promise<void>

const NOBODYS = '00000000-0000-4000-8000-000000000000'
const reason = 'As agreed by phone'

export function deskOf(shop: TestShop) {
  const { call } = shop.as(noa)
  return {
    call,
    read: async ({ ref }: Book) => (await call('GET /api/payables/:ref', { params: { ref } })).payable,
  }
}

const seenOf = (book: Book) => ({ seenOpen: expectedOf(book).open / 100 })
const picked = <Row>(rows: Row[], at: number): Row | undefined => rows[at % Math.max(rows.length, 1)]

const newPayment = ({ payments }: Payable, book: Book) =>
  payments.find(({ _id, state }) => state === 'counted' && book.payments.every(({ id }) => id !== _id))!._id
const newRefund = ({ refunds }: Payable, book: Book) =>
  refunds.find(({ _id, state }) => state !== 'withdrawn' && book.refunds.every(({ id }) => id !== _id))!._id

const adjust =
  (what: 'reductions' | 'charges' | 'write-off' | 'kept', note: (book: Book, cents: number) => void): Act =>
  async ({ call }, book, _other, { cents }) => {
    const body = { amount: cents / 100, reason, ...seenOf(book) }
    await call(`POST /api/payables/:ref/${what}`, { params: { ref: book.ref }, body })
    note(book, cents)
  }

const back =
  (kind: 'reversed' | 'bounced'): Act =>
  async ({ call }, book, _other, { pick, cents }) => {
    const payment = picked(book.payments, pick)
    const params = { ref: book.ref, id: payment?.id ?? NOBODYS }
    const fee = kind === 'bounced' ? { fee: (cents % 50_00) / 100 } : {}
    await call('POST /api/payables/:ref/payments/:id/back', { params, body: { kind, reason, ...fee } })
    book.payments = book.payments.filter((each) => each !== payment)
    if (kind === 'bounced') book.charges += cents % 50_00
  }

const moveRefund =
  (
    state: 'sent' | 'failed' | 'withdrawn',
    note: (book: Book, refund: Book['refunds'][number]) => void,
  ): Act =>
  async ({ call }, book, _other, { pick }) => {
    const refund = picked(book.refunds, pick)
    await call('PUT /api/refunds/:id', { params: { id: refund?.id ?? NOBODYS }, body: { state, reason } })
    note(book, refund!)
  }

const setStatus =
  (status: string, isCancelled: boolean): Act =>
  async ({ call }, book) => {
    await call('PUT /api/orders/:id/status', { params: { id: book.ref }, body: { status } })
    book.isCancelled = isCancelled
    if (!isCancelled) book.kept = 0
  }

/** Everything that the studio can do with the money of an order, and what it makes of the order's book. */
export const acts = {
  async pay({ call }, book, _other, { cents }) {
    const body = { amount: cents / 100, method: 'cheque', allowCredit: true, ...seenOf(book) } as const
    const { payable } = await call('POST /api/payables/:ref/payments', { params: { ref: book.ref }, body })
    book.payments.push({ id: newPayment(payable, book), cents })
  },
  reverse: back('reversed'),
  bounce: back('bounced'),
  async refund({ call }, book, _other, { cents }) {
    const { refunded, credit } = expectedOf(book)
    const seen = { ...seenOf(book), seenRefunded: refunded / 100 }
    const body = { amount: cents / 100, method: 'cheque', reasonCode: 'damage', ...seen } as const
    const { payable } = await call('POST /api/payables/:ref/refunds', { params: { ref: book.ref }, body })
    const id = newRefund(payable, book)
    const reduced = Math.min(Math.max(cents - credit, 0), book.total - book.reduced)
    book.refunds.push({ id, cents, reduced, state: 'approved' })
    book.reduced += reduced
  },
  sendRefund: moveRefund('sent', (_book, refund) => void (refund.state = 'sent')),
  failRefund: moveRefund('failed', (_book, refund) => void (refund.state = 'approved')),
  withdrawRefund: moveRefund('withdrawn', (book, refund) => {
    book.refunds = book.refunds.filter((each) => each !== refund)
    book.reduced -= refund.reduced
  }),
  reduce: adjust('reductions', (book, cents) => void (book.reduced += cents)),
  charge: adjust('charges', (book, cents) => void (book.charges += cents)),
  writeOff: adjust('write-off', (book, cents) => void (book.writtenOff += cents)),
  keep: adjust('kept', (book, cents) => void (book.kept = cents)),
  async moveCredit({ call, read }, book, other, { cents }) {
    const body = { amount: cents / 100, to: other.ref, ...seenOf(book) }
    const { payable } = await call('POST /api/payables/:ref/move', { params: { ref: book.ref }, body })
    const id = newRefund(payable, book)
    book.refunds.push({ id, cents, reduced: 0, state: 'moved' })
    other.payments.push({ id: newPayment(await read(other), other), cents })
  },
  cancel: setStatus('cancelled', true),
  deliver: setStatus('delivered', false),
} satisfies Record<string, Act>
