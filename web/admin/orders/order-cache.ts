import { useQueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { cacheOrder, cachedOrder, heldOf } from '#web/orders/order-query.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { reloadSoon } from '../reload-soon.ts'

/** The order `id` as the page holds it: by its id or its number. */
export function useOrderCache(id: string) {
  const client = useQueryClient()
  const show = (order: ShownOrder) => cacheOrder(client, { success: true, order, data: order })

  /** Shows a status before the shop has answered, and gives the order as it was, to go back to. */
  async function foresee(status: OrderStatus | undefined): Promise<ShownOrder | undefined> {
    if (status === undefined) return undefined
    await client.cancelQueries(heldOf(id))
    const before = cachedOrder(client, id)
    if (before) show({ ...before, status })
    return before
  }

  /** Asks at once for the order alone. */
  const refresh = () => client.invalidateQueries(heldOf(id))

  /** Asks at once for its money and the quotes that were sent, and a moment later for the order and the lists that show it. */
  function reload(): void {
    void client.invalidateQueries({ queryKey: ['GET /api/payables/:ref'] })
    void client.invalidateQueries({ queryKey: ['GET /api/orders/:id/revisions'] })
    reloadSoon(client, 'GET /api/orders/:id', 'GET /api/orders')
  }

  return { show, foresee, refresh, reload }
}
