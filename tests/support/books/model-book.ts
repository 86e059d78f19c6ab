import type { Reply } from '#contract/call.ts'
import { leilani } from '#tests/support/people.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

export type Payable = Reply<'GET /api/payables/:ref'>['payable']

/** What happened to the money of one order, in cents, as somebody would note it who knows nothing of the shop's code. */
export type Book = {
  ref: string
  total: number
  charges: number
  reduced: number
  writtenOff: number
  kept: number
  isCancelled: boolean
  payments: { id: string; cents: number }[]
  refunds: { id: string; cents: number; reduced: number; state: 'approved' | 'sent' | 'moved' }[]
}

export async function openBook(shop: TestShop): Promise<Book> {
  const { _id: ref, totalPrice } = await seedOrder(shop, { of: leilani })
  const sums = { total: totalPrice * 100, charges: 0, reduced: 0, writtenOff: 0, kept: 0 }
  return { ref, ...sums, isCancelled: false, payments: [], refunds: [] }
}

const sum = (rows: { cents: number }[]) => rows.reduce((cents, row) => cents + row.cents, 0)

/** What a book comes to: below zero, what the shop owes. */
function balanceOf({ total, charges, reduced, writtenOff, kept, isCancelled, payments, refunds }: Book) {
  const owed = (isCancelled ? kept : total - reduced) + charges
  return { owed, balance: owed - writtenOff - sum(payments) + sum(refunds) }
}

/** Of what is paid after all, or no longer owed, nothing stays written off. */
export function settleWriteOff(book: Book): void {
  const { balance } = balanceOf({ ...book, writtenOff: 0 })
  book.writtenOff = Math.min(book.writtenOff, Math.max(balance, 0))
}

export function expectedOf(book: Book) {
  const { owed, balance } = balanceOf(book)
  return {
    owed,
    received: sum(book.payments),
    refunded: sum(book.refunds),
    open: Math.max(balance, 0),
    credit: Math.max(-balance, 0),
  }
}
