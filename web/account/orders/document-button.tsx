import { useMutation } from '@tanstack/react-query'
import { isAgreed } from '#domain/orders/agreed.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

const PDF_FAILED = 'The PDF could not be made. Please try again.'

/** Saves the quote, order or invoice as PDF. */
export function DocumentButton({ order }: { order: ShownOrder }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/orders/:id/document.pdf', { params: { id: order._id } }),
    onSuccess: saveFile,
    onError: (error) => toast.error(messageOf(error, PDF_FAILED)),
  })
  return (
    <Button variant="secondary" icon="download" busy={isPending} onClick={() => mutate()}>
      {documentName(order)} PDF
    </Button>
  )
}

function documentName(order: ShownOrder): string {
  if (!isAgreed(order)) return 'Quote'
  return order.paidAt === null ? 'Order' : 'Invoice'
}
