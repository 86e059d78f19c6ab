import { isAgreed } from '#domain/orders/agreed.ts'
import { orderReference } from '#domain/orders/reference.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { StatusMenu } from './status-menu.tsx'
import type { OrderActions } from './use-order-actions.ts'
import { WaitingBadge } from './waiting-badge.tsx'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { toast } from '#kit/browser/ui/toast.ts'

const FAILED = 'Failed to download the document. Please try again.'

type OrderHeadProps = { order: ShownOrder; actions: OrderActions }

/** Which order this is, where it stands, and what can be done with the whole of it. */
export function OrderHead({ order, actions }: OrderHeadProps) {
  return (
    <header className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <Title order={order} />
        <p className="mt-1.5 text-muted">
          <When at={order.createdAt} look="moment" />
          {order.user && <>, {order.user.fullName}</>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="compact" icon="print" onClick={() => window.print()}>
          Print
        </Button>
        <DocumentButtons order={order} />
        <StatusMenu order={order} actions={actions} />
      </div>
    </header>
  )
}

function Title({ order }: { order: ShownOrder }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="title-page">
        {isAgreed(order) ? 'Order' : 'Quote request'} {orderReference(order._id)}
      </h1>
      <span className="flex flex-wrap gap-1.5">
        <OrderStatusBadge order={order} reader="admin" />
        <WaitingBadge order={order} />
      </span>
    </div>
  )
}

/** Saves the quote, order or invoice as it stands now, and once it is agreed, what to pack of it. */
function DocumentButtons({ order }: { order: ShownOrder }) {
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
