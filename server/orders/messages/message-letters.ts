import { asc, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'
import { orderMessageFiles, orderMessages } from '#server/db/schema/order-messages.ts'
import { quoted, sendGathered, takeUnmailed, type Written } from '#server/talk/gathered-letters.ts'
import type { Letter } from '#server/outbox/letter.ts'
import type { World } from '#server/world.ts'
import { aboutOrder, orderLetter, type OrderLetter } from '../letters.ts'
import { findOrder } from '../queries.ts'

/** Sees every order, as the studio does. */
const OFFICE = { id: '', role: 'admin' } as const

/**
 * The letter about what one side has written on an order and no letter has named yet, where it is time for one.
 */
export async function messageLetters(
  tx: Db,
  about: OrderLetter,
  { side, at }: Pick<Written, 'side' | 'at'>,
): Promise<Letter[]> {
  const pending = await listPending(tx, await takeUnmailed(tx, 'order', { id: about.order.id, side, at }))
  const [first, ...others] = pending
  if (!first) return []
  if (others.length === 0) {
    const message = `${first.text}${withFiles(first.files)}`
    if (side === 'studio') return [orderLetter('order-message', about, { message })]
    const name = first.asksChange ? 'order-message:asks-change' : 'order-message:to-studio'
    return [orderLetter(name, about, { message })]
  }
  const messages = await quoted(
    pending,
    ({ asksChange, files }) => `${asksChange ? 'Asks for a change' : 'Message'}${withFiles(files)}`,
  )
  const name = side === 'studio' ? 'order-message:several' : 'order-message:several-to-studio'
  return [orderLetter(name, about, { messageCount: String(pending.length), messages })]
}

function withFiles(count: number): string {
  if (count === 0) return ''
  return ` (with ${count} ${count === 1 ? 'file' : 'files'})`
}

function listPending(tx: Db, ids: string[]) {
  const { messageId } = orderMessageFiles
  return tx
    .select({ text: orderMessages.text, asksChange: orderMessages.asksChange, files: count(messageId) })
    .from(orderMessages)
    .leftJoin(orderMessageFiles, eq(messageId, orderMessages.id))
    .where(inArray(orderMessages.id, ids))
    .groupBy(orderMessages.id)
    .orderBy(asc(orderMessages.number))
}

/** Sends the letters about messages that have waited for ten minutes since the last one of their order. */
export function sendMessageLetters(world: World): Promise<void> {
  return sendGathered(world, 'order', async (tx, written, shop) => {
    const order = await findOrder(tx, OFFICE, written.id)
    if (order) return messageLetters(tx, aboutOrder(order, shop), written)
    // It was put out of sight meanwhile: nobody is written to.
    await takeUnmailed(tx, 'order', written)
    return []
  })
}
