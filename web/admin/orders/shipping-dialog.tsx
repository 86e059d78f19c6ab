import type { ShownOrder } from '#web/orders/order-state.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormDialog, submitTexts } from '../form-dialog.tsx'
import type { OrderActions, Shipping } from './use-order-actions.ts'

type ShippingDialogProps = {
  order: ShownOrder
  open: boolean
  /** Also what its button says. */
  title: string
  actions: Pick<OrderActions, 'isBusy' | 'failure'>
  /** Tells whether it was done. */
  save: (shipping: Shipping) => Promise<boolean>
  onClose: () => void
}

/** How an order travels; both may stay empty. */
export function ShippingDialog({ order, open, title, actions, save, onClose }: ShippingDialogProps) {
  const submit = submitTexts(async ({ trackingNumber = '', shippingMethod = '' }) => {
    if (await save({ trackingNumber, shippingMethod })) onClose()
  })
  const buttons = { action: title, busy: actions.isBusy, busyText: 'Saving...' }
  const field = { optional: true, maxLength: 200, autoComplete: 'off' } as const
  return (
    <FormDialog {...{ open, title, onClose }} {...buttons} failure={actions.failure} onSubmit={submit}>
      <Field
        label="Shipping method"
        name="shippingMethod"
        defaultValue={order.shippingMethod}
        hint="Barge and white-glove delivery, for example."
        {...field}
      />
      <Field label="Tracking number" name="trackingNumber" defaultValue={order.trackingNumber} {...field} />
    </FormDialog>
  )
}
