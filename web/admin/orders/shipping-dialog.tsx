import { z } from 'zod'
import { line } from '#kit/core/operation/text.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { ActDialog } from '../form-dialog.tsx'
import type { OrderActions, Shipping } from './use-order-actions.ts'

const ShippingForm = z.object({ trackingNumber: line(), shippingMethod: line() })

type ShippingDialogProps = {
  order: ShownOrder
  open: boolean
  /** Also what its button says. */
  title: string
  /** What to think of first. */
  warning?: string | undefined
  actions: Pick<OrderActions, 'isBusy' | 'failure' | 'faults'>
  act: (shipping: Shipping) => Promise<boolean>
  onClose: () => void
}

/** How an order travels; both may stay empty. */
export function ShippingDialog({ order, title, warning, actions, ...dialog }: ShippingDialogProps) {
  const { _id, trackingNumber, shippingMethod } = order
  const field = { optional: true, maxLength: 200, autoComplete: 'off' } as const
  return (
    <ActDialog
      {...dialog}
      title={title}
      action={title}
      acts={actions}
      schema={ShippingForm}
      defaults={{ trackingNumber, shippingMethod }}
      draft={`${title} ${_id}`}
    >
      {(form) => (
        <>
          {warning && <Notice tone="warn">{warning}</Notice>}
          <Field
            label="Shipping method"
            hint="Barge and white-glove delivery, for example."
            {...field}
            {...form.field('shippingMethod')}
          />
          <Field label="Tracking number" {...field} {...form.field('trackingNumber')} />
        </>
      )}
    </ActDialog>
  )
}
