import { useMutation } from '@tanstack/react-query'
import { Link } from '#kit/browser/router/router.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { isPayable, type ShownOrder } from '#web/orders/order-state.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { isAgreed } from '#domain/orders/agreed.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { saveFile } from '#kit/browser/api/files.ts'
import { toast } from '#kit/browser/ui/toast.ts'

/** Which order it is, where it stands, and what can be done with it. */
export function OrderHead({ order }: { order: ShownOrder }) {
  return (
    <header>
      <Link
        to={paths.orders()}
        className="text-link mb-4 inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <Icon name="arrow-left" />
        My Collection Orders
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="title-page flex flex-wrap items-center gap-x-4 gap-y-2">
            Order {orderReference(order._id)}
            <span className="font-sans text-base tracking-normal">
              <OrderStatusBadge order={order} reader="customer" />
            </span>
          </h1>
          <p className="mt-2 text-muted">
            {order.kind === 'quote' ? 'Requested' : 'Placed'} on <When at={order.createdAt} look="moment" />
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          {isPayable(order) && <ButtonLink to={paths.payment(order._id)}>Pay Now</ButtonLink>}
          <DocumentButton order={order} />
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
    </header>
  )
}

const PDF_FAILED = 'The PDF could not be made. Please try again.'

/** Saves the quote, order or invoice as PDF. */
function DocumentButton({ order }: { order: ShownOrder }) {
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
