import { useQueryClient } from '@tanstack/react-query'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { showOrder } from '#web/orders/order-query.ts'
import { call } from '#web/api.ts'
import { useEvidence, type Evidence } from '#web/payments/use-evidence.ts'

/** Sends what shows the payment of the order `id`. */
export function useOrderEvidence(id: string, method: PaymentMethod): Evidence {
  const client = useQueryClient()
  return useEvidence(
    (file, options, onProgress) =>
      call(
        'POST /api/orders/:id/payment-evidence',
        { params: { id }, body: { paymentEvidence: file, paymentMethod: method }, ...options },
        onProgress,
      ),
    (reply) => showOrder(client, reply),
  )
}
