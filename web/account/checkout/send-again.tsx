import { useMutation } from '@tanstack/react-query'
import { useUnlessRunning } from '#web/account/use-unless-running.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

const NOT_SENT = 'Failed to send email. Please try again later.'
const sendingKey = ['send confirmation']

/** Sends the confirmation of an order once more to whoever placed it. */
export function SendAgain({ orderId }: { orderId: string }) {
  const unlessRunning = useUnlessRunning(sendingKey)
  const { mutate, isPending } = useMutation({
    mutationKey: sendingKey,
    mutationFn: () => call('POST /api/orders/:id/send-confirmation', { params: { id: orderId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: () => toast.error(NOT_SENT),
  })
  return (
    <Button
      variant="quiet"
      icon="mail"
      busy={isPending}
      busyText="Sending..."
      onClick={() => unlessRunning(mutate)}
      className="mt-2 -ml-5"
    >
      Email me this again
    </Button>
  )
}
