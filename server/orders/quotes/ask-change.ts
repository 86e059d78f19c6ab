import type { Order } from '#contract/orders/order.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { idempotent, type IdempotentRequest, type StoredReply } from '#kit/node/http/idempotency.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { within, type World } from '#server/world.ts'
import { changeOrderIn, type OrderAct } from '../change-order.ts'
import { messageLetters } from '../messages/message-letters.ts'
import { insertMessage } from '../messages/write-message.ts'
import { replyWith } from '../order-reply.ts'
import { requireOrder, type StoredOrder, updateOrder } from '../queries.ts'
import { isOpenQuote } from './answer-quote.ts'

/**
 * Asks the studio for a change of a quote, as a message on its thread; the quote stays open. It waits for the studio
 * until that answers or sends a revised quote.
 *
 * @throws Problem `order_not_found` · `quote_not_open` (not sent, answered or over) · `too_many_messages`
 */
export async function askChange(
  world: World,
  customer: Actor,
  id: string,
  text: string,
  submit: IdempotentRequest | undefined,
): Promise<{ order: Order } | StoredReply> {
  const settings = await currentSettings.get(world)
  const today = storeDay(world.clock(), settings.general.timeZone)
  return world.db.inTransaction((tx) => {
    const act: OrderAct = {
      async write(_tx, { changeRequestedAt: since, user }, at) {
        const waits = { changeRequestedAt: since ?? at, updatedAt: at }
        if (!(await updateOrder(tx, id, waits, isOpenQuote(today)))) return false
        const message = { orderId: id, ownerId: user._id, text, files: [], asksChange: true, at }
        await insertMessage(tx, world, customer, message)
        return true
      },
      otherwise: 'quote_not_open',
      event: 'change_requested',
      letters: (about) => messageLetters(tx, about, { side: 'client', at: world.clock() }),
    }
    const present = (order: StoredOrder) => replyWith(within(world, tx), customer, order)
    return idempotent(
      tx,
      submit,
      async () => present(await changeOrderIn(tx, world, settings, customer, id, act)),
      async () => present(await requireOrder(tx, customer, id)),
    )
  })
}
