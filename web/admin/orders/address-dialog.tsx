import { useState } from 'react'
import { ShippingAddress } from '#contract/orders/order.ts'
import { shippingCountries } from '#domain/users/countries.ts'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { ShippingFields } from '#web/orders/shipping-fields.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { ActDialog } from '../form-dialog.tsx'
import type { OrderActions } from './use-order-actions.ts'

type AddressDialogProps = { order: ShownOrder; open: boolean; actions: OrderActions; onClose: () => void }

/** Where an order goes; what it comes to was agreed and stays. */
export function AddressDialog({ order, open, actions, onClose }: AddressDialogProps) {
  const { _id, shippingAddress } = order
  const [atFirst, setAtFirst] = useState(shippingAddress)
  if (!open && atFirst !== shippingAddress) setAtFirst(shippingAddress)
  const existing = shippingCountries.find((code) => code === shippingAddress.country)
  return (
    <ActDialog
      {...{ open, onClose }}
      title="Change the delivery address"
      action="Change address"
      acts={actions}
      schema={ShippingAddress}
      defaults={{ ...shippingAddress, country: existing }}
      act={(typed: ShippingAddress) => actions.redirect(typed, shippingAddress)}
      draft={`where ${_id} goes`}
    >
      {(form) => (
        <>
          {atFirst !== shippingAddress && (
            <Notice tone="warn">
              Meanwhile it goes here; what you save takes its place:
              <AddressLines address={shippingAddress} />
            </Notice>
          )}
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
