import type { QueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { ask } from '#web/api/ask.ts'

/** Whatever a customer answers to a quote, they answer it once at a time. */
export const answeringKey = ['answer quote']

/** One order, as a private page asks for it. */
export function orderQuery(id: string) {
  return ask('GET /api/orders/:id', { params: { id } })
}

type OrderReply = Pick<Reply<'GET /api/orders/:id'>, 'success' | 'order' | 'data'>

/** Shows an order as a reply has just told it, here and in the list. */
export function showOrder(client: QueryClient, reply: OrderReply): void {
  client.setQueryData(orderQuery(reply.order._id).queryKey, reply)
  void client.invalidateQueries({ queryKey: ask('GET /api/orders/myorders').queryKey })
}
