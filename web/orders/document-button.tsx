import type { ComponentProps } from 'react'
import { isAgreed } from '#domain/orders/agreed.ts'
import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'
import { call } from '#web/api.ts'
import { isUnpriced, type ShownOrder } from './order-state.ts'

type DocumentButtonProps = { order: ShownOrder } & Pick<ComponentProps<typeof SaveFileButton>, 'size'>

/** Saves the quote, order or invoice as it stands now; nothing before there is a quote. */
export function DocumentButton({ order, size }: DocumentButtonProps) {
  if (isUnpriced(order)) return null
  return (
    <SaveFileButton
      size={size}
      fetchFile={() => call('GET /api/orders/:id/document.pdf', { params: { id: order._id } })}
      failed="The PDF could not be made. Please try again."
    >
      {documentName(order)} PDF
    </SaveFileButton>
  )
}

function documentName(order: ShownOrder): string {
  if (!isAgreed(order)) return 'Quote'
  return order.paidAt === null ? 'Order' : 'Invoice'
}
