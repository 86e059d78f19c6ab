import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'

type Delivery = { country?: string; pickup?: boolean }

/** The cart with what it comes to when it goes there; the figures before stay until the new ones are known. */
export function useCartFor({ country, pickup = false }: Delivery) {
  const query = { country, pickup: pickup ? ('true' as const) : ('false' as const) }
  return useQuery({ ...ask('GET /api/cart', { query }), placeholderData: keepPreviousData })
}
