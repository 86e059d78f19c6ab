import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paymentMethodLabel, type PaymentMethod } from '#domain/payments/payment-method.ts'
import { cacheOrder, withOrder } from '#web/orders/order-query.ts'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

const NOT_CHANGED = 'The payment method could not be changed. Please try again.'
const changingKey = ['change payment method']

type MethodChangeProps = { order: ShownOrder; method: PaymentMethod }

/** Says how the order is to be paid, and takes another way: looking at a tab chooses nothing. */
export function MethodChange({ order, method }: MethodChangeProps) {
  const client = useQueryClient()
  const unlessRunning = useUnlessRunning(changingKey)
  const label = paymentMethodLabel(method)
  const { mutate, isPending, error } = useMutation({
    mutationKey: changingKey,
    mutationFn: async () =>
      withOrder(
        await call('PUT /api/orders/:id/payment-method', {
          params: { id: order._id },
          body: { paymentMethod: method },
        }),
      ),
    onSuccess: (reply) => {
      cacheOrder(client, reply)
      toast.success(`Payment method changed to ${label}`)
    },
  })
  return (
    <div className="grid max-w-xl gap-3">
      <FormError message={error === null ? undefined : messageOf(error, NOT_CHANGED)} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-sand p-4">
        <p>Your order says {paymentMethodLabel(order.paymentMethod)}.</p>
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => unlessRunning(mutate)}
          className="max-sm:w-full"
        >
          Change to {label}
        </Button>
      </div>
    </div>
  )
}
