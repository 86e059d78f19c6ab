import { useMutation } from '@tanstack/react-query'
import { isAgreed } from '#domain/orders/agreed.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

const FAILED = 'Failed to download the document. Please try again.'

/** Saves the quote, order or invoice as it stands now, and once it is agreed, what to pack of it. */
export function DocumentButtons({ order }: { order: ShownOrder }) {
  const ask = { params: { id: order._id } }
  return (
    <>
      <SaveButton
        text={`${documentName(order)} PDF`}
        fetchPaper={() => call('GET /api/orders/:id/document.pdf', ask)}
      />
      {isAgreed(order) && order.status !== 'cancelled' && (
        <SaveButton
          text="Packing slip PDF"
          fetchPaper={() => call('GET /api/orders/:id/packing-slip.pdf', ask)}
        />
      )}
    </>
  )
}

function SaveButton({ text, fetchPaper }: { text: string; fetchPaper: () => Promise<File> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchPaper,
    onSuccess: saveFile,
    onError: (error) => toast.error(messageOf(error, FAILED)),
  })
  const look = { variant: 'secondary', size: 'compact', icon: 'download' } as const
  return (
    <Button {...look} busy={isPending} busyText="Preparing..." onClick={() => mutate()}>
      {text}
    </Button>
  )
}

function documentName(order: ShownOrder): string {
  if (!isAgreed(order)) return 'Quote'
  return order.paidAt === null ? 'Order' : 'Invoice'
}
