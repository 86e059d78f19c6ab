import { Problem } from '#contract/problems.ts'
import { orderNumber } from '#domain/numbers.ts'
import { one, type Db } from '#kit/node/db/database.ts'

const leaveText = `
  update payables c set credited_to = $2 from payables p
  where p.id = $1 and c.id = p.credited_to and c.is_cancelled`

const livingText = `
  select o.number from payables p join payables c on c.id = p.credited_to and not c.is_cancelled
  join orders o on o.id = c.order_id where p.id = $1`

/**
 * The number of the living order that comes to less by a design fee. Where none does the fee may go on to `to`, an order
 * or the fee itself: a cancelled one that had it keeps it no more, and so stays cancelled. The fee is held.
 */
export async function livingWithFee(tx: Db, feeId: string, to: string): Promise<number | undefined> {
  await tx.rows({
    name: 'hold_fee',
    text: 'select id from payables where id = $1 for update',
    values: [feeId],
  })
  await tx.rows({ name: 'leave_cancelled', text: leaveText, values: [feeId, to] })
  const order = await one(
    tx.rows<{ number: number }>({ name: 'order_credited', text: livingText, values: [feeId] }),
  )
  return order?.number
}

/** Refuses to have a design fee come to less while a living order comes to less by it: its customer would have it twice. */
export async function refuseClaimed(tx: Db, feeId: string, what = 'reduce that order'): Promise<void> {
  const order = await livingWithFee(tx, feeId, feeId)
  if (order === undefined) return
  const message = `This fee was credited to ${orderNumber(order)}: ${what}`
  throw new Problem('illegal_state', { message })
}

// The row is locked before it is looked at: where the fee goes at this moment, that is waited for.
const goneText = `
  select credited_to is not null as "isGone" from payables where id = $1 and order_id is not null for update`

/** Refuses to let an order live again whose design fee was credited elsewhere or went back since it was cancelled. */
export async function refuseFeeGone(tx: Db, id: string): Promise<void> {
  const order = await one(tx.rows<{ isGone: boolean }>({ name: 'fee_gone', text: goneText, values: [id] }))
  if (!order?.isGone) return
  const message = 'The design fee in it was credited to another order or went back. Please enter a new order.'
  throw new Problem('illegal_state', { message })
}
