import { useState } from 'react'
import { ShippingAddress } from '#contract/orders/order.ts'
import { shippingCountries } from '#domain/users/countries.ts'
import { ShippingFields } from '#web/orders/shipping-fields.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { ActDialog } from '../form-dialog.tsx'
import type { OrderActions } from './use-order-actions.ts'

type AddressDialogProps = { order: ShownOrder; open: boolean; actions: OrderActions; onClose: () => void }

/** Where an order goes; what it comes to was agreed and stays. */
export function AddressDialog({ order, open, actions, onClose }: AddressDialogProps) {
  const { _id, shippingAddress } = order
  // What was shown when the window opened, even where the page has loaded a newer one behind it.
  const [seen, setSeen] = useState(shippingAddress)
  if (!open && seen !== shippingAddress) setSeen(shippingAddress)
  const existing = shippingCountries.find((code) => code === shippingAddress.country)
  return (
    <ActDialog
      {...{ open, onClose }}
      title="Change the delivery address"
      action="Change address"
      busy={actions.isBusy}
      busyText="Saving..."
      failure={actions.failure}
      schema={ShippingAddress}
      defaults={{ ...shippingAddress, country: existing }}
      act={(typed: ShippingAddress) => actions.redirect(typed, seen)}
      draft={`where ${_id} goes`}
    >
      {(form) => (
        <>
          <p>Its totals stay as they were agreed. The customer sees the new address on the order.</p>
          <ShippingFields
            field={form.field}
            countries={shippingCountries}
            zipCode={form.watch('country') === 'US' ? form.watch('postalCode') : undefined}
          />
        </>
      )}
    </ActDialog>
  )
}
