import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import type { ShownOrderSummary } from './order-state.ts'

/** Whatever a customer decides about an order (accept, decline, cancel), they decide it once at a time. */
export const answeringKey = ['answer quote']

/** As much as the shop keeps of a reason. */
export const MAX_REASON_LENGTH = 2000

const NO_ORDER_IN_REPLY = 'Order data not found in response'

const listQuery = ask('GET /api/orders/myorders')

/** One order, as a private page asks for it. */
export function orderQuery(id: string) {
  return queryOptions({ ...ask('GET /api/orders/:id', { params: { id } }), select: withOrder })
}

type OrderReply = Pick<Reply<'GET /api/orders/:id'>, 'success' | 'order' | 'data'>

/**
 * The reply, when there is an order in it.
 *
 * @throws CallError `invalid_reply`
 */
export function withOrder<R extends { order: { _id: string } }>(reply: R): R {
  const order: Partial<R['order']> | undefined = reply.order
  if (order?._id) return reply
  throw new CallError({ status: 0, code: 'invalid_reply', message: NO_ORDER_IN_REPLY })
}

/** Where the order `id` is held: under its id, and under its number by a page whose address has that. */
export function heldOf(id: string) {
  const isUnderId = (key: Query['queryKey']) =>
    (key as [string, { params?: { id: string } }])[1].params?.id === id
  const isIt = (data: unknown) => (data as OrderReply | undefined)?.order._id === id
  return {
    queryKey: ['GET /api/orders/:id'],
    predicate: ({ queryKey, state }: Query) => isUnderId(queryKey) || isIt(state.data),
  }
}

/** The order `id` as a page holds it. */
export function cachedOrder(client: QueryClient, id: string): OrderReply['order'] | undefined {
  return client.getQueriesData<OrderReply>(heldOf(id)).find(([, reply]) => reply)?.[1]?.order
}

/** Shows an order as a reply has just told it, here and in the list. */
export function cacheOrder(client: QueryClient, reply: OrderReply): void {
  const { _id } = reply.order
  client.setQueryData(orderQuery(_id).queryKey, reply)
  client.setQueriesData<OrderReply>(heldOf(_id), reply)
  client.setQueryData(listQuery.queryKey, (before) => {
    const orders = before && withEntry(before.orders, reply.order)
    return orders && { ...before, orders, data: orders }
  })
  void client.invalidateQueries({ queryKey: listQuery.queryKey })
}

/** Refusals after which there is nothing left to answer. */
const TOO_LATE = new Set(['quote_not_open', 'order_not_cancellable', 'illegal_state'])

/** Shows how an order stands, after an answer to it was refused. */
export function showRefused(client: QueryClient, id: string, error: Error): void {
  void client.invalidateQueries(heldOf(id))
  // What asked for it is off the page before its words are read.
  if (error instanceof CallError && TOO_LATE.has(error.code)) toast.error(error.message)
}

/** The list with the order in place of what it held of it; a new one comes first. */
export function withEntry(
  orders: readonly ShownOrderSummary[],
  order: ShownOrderSummary,
): ShownOrderSummary[] {
  const isExisting = orders.some(({ _id }) => _id === order._id)
  return isExisting ? orders.map((one) => (one._id === order._id ? order : one)) : [order, ...orders]
}
