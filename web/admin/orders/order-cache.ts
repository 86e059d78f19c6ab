import { useQueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { ask } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { reloadSoon } from '../reload-soon.ts'

/** The order `id` as the page holds it. */
export function useOrderCache(id: string) {
  const client = useQueryClient()
  const { queryKey } = ask('GET /api/orders/:id', { params: { id } })

  function show(order: ShownOrder) {
    client.setQueryData(queryKey, (held) => held && { ...held, order, data: order })
  }

  /** Shows a status before the shop has answered, and gives the order as it was, to go back to. */
  async function foresee(status: OrderStatus | undefined): Promise<ShownOrder | undefined> {
    if (status === undefined) return undefined
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)?.order
    if (before) show({ ...before, status })
    return before
  }

  return {
    show,
    foresee,
    /** Asks once more for the order, the lists that show it and what waits to be checked. */
    reloadSoon: () => reloadSoon(client, queryKey, ['GET /api/orders']),
  }
}
