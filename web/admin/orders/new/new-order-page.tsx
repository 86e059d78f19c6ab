import { useRef, useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { useQueryClient } from '@tanstack/react-query'
import { shippingCountriesFor } from '#domain/users/countries.ts'
import { studioMethodLabel } from '#domain/payments/payment-method.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { ShippingFields } from '#web/orders/shipping-fields.tsx'
import { paths } from '#web/paths.ts'
import { useShop } from '#web/shop/shop.ts'
import { DraftForm } from '../../form/draft-form.tsx'
import { DraftView } from '../../form/draft-view.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { AddButton } from '../../form/line-list.tsx'
import { useDraft } from '../../form/use-draft.ts'
import { PiecePicker } from '../../packages/form/piece-picker.tsx'
import { PieceRow } from '../../packages/form/piece-row.tsx'
import { CustomerSection, NewCustomer } from './customer-section.tsx'
import {
  type Customer,
  emptyOrder,
  listTotal,
  orderedPiece,
  orderForm,
  type OrderDraft,
  placeOf,
  wireOrder,
} from './order-draft.ts'

/** An order or quote request that somebody makes on the phone or in the showroom. */
export default function NewOrderPage() {
  return (
    <DraftView name="Add order" list={{ to: paths.admin.orders(), name: 'Orders' }}>
      {() => <NewOrder />}
    </DraftView>
  )
}

type State = ReturnType<typeof useNewOrder>

function useNewOrder() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const placed = useRef('')
  return useDraft({
    name: 'order new',
    opened: null,
    reopen: () => undefined,
    form: orderForm,
    wire: wireOrder,
    defaults: () => emptyOrder,
    failed: 'Failed to add the order. Please try again.',
    stored: undefined,
    async send(body, { idempotencyKey }) {
      const { order } = await call('POST /api/orders/admin', { body, idempotencyKey })
      placed.current = order.number
    },
    async onSaved() {
      void client.invalidateQueries({ queryKey: ['GET /api/orders'] })
      toast.success(`${placed.current} added`)
      await navigate(paths.admin.order(placed.current))
    },
  })
}

function NewOrder() {
  const state = useNewOrder()
  const { form } = state
  const [isNewcomer, setNewcomer] = useState(false)
  const [country, postalCode] = form.watch(['country', 'postalCode'])
  const { shipping } = useShop().settings

  function choose(customer: Customer) {
    state.set('customer', customer)
    for (const [part, value] of Object.entries(placeOf(customer)))
      form.setValue(part as keyof OrderDraft, value, { shouldDirty: true })
  }
  return (
    <>
      <DraftForm state={state} what="order" list={paths.admin.orders()} isExisting={false}>
        <CustomerSection
          customer={form.watch('customer')}
          error={form.error('customer')}
          onChange={choose}
          onNew={() => setNewcomer(true)}
        />
        <Pieces state={state} />
        <Terms state={state} />
        <FormSection title="Delivery" line="Where it goes.">
          <ShippingFields
            field={form.field}
            countries={shippingCountriesFor(shipping.allowInternationalShipping)}
            zipCode={country === 'US' ? postalCode : undefined}
          />
          {shipping.allowLocalPickup && (
            <Checkbox label="They pick it up themselves" {...form.field('pickup')} />
          )}
        </FormSection>
      </DraftForm>
      {isNewcomer && <NewCustomer onDone={choose} onClose={() => setNewcomer(false)} />}
    </>
  )
}

function Pieces({ state: { form, set } }: { state: State }) {
  const [isPicking, setPicking] = useState(false)
  const items = form.watch('items')
  return (
    <FormSection title="Pieces" line="At the prices of the catalog." part="items" error={form.error('items')}>
      <ul className="divide-y divide-line">
        {items.map((piece, at) => (
          <PieceRow
            key={piece.id}
            name={`items.${at}`}
            piece={piece}
            error={(field) => form.error(`items.${at}.${field}` as 'items')}
            onChange={(next) =>
              set(
                'items',
                items.map((other) => (other.id === piece.id ? { ...other, ...next } : other)),
              )
            }
            onRemove={() =>
              set(
                'items',
                items.filter(({ id }) => id !== piece.id),
              )
            }
          />
        ))}
      </ul>
      {items.length > 0 && (
        <p className="text-right">
          At list prices, before delivery and tax: <Money dollars={listTotal(items)} />
        </p>
      )}
      <AddButton words="Add piece" onAdd={() => setPicking(true)} />
      <PiecePicker
        open={isPicking}
        title="Add a piece to the order"
        onPick={(product) => set('items', [...items, orderedPiece(product)])}
        onClose={() => setPicking(false)}
      />
    </FormSection>
  )
}

const kinds = [
  { value: 'quote', label: 'Quote request' },
  { value: 'purchase', label: 'Order' },
]

function Terms({ state: { form } }: { state: State }) {
  const methods = useShop().settings.paymentMethods.filter(({ comingSoon }) => !comingSoon)
  return (
    <FormSection title="Terms">
      <ChoiceGroup
        legend="What it is"
        pick="one"
        look="boxes"
        hint="A quote request waits for prices of your own. An order is agreed at list prices, and holds its stock now."
        choices={kinds}
        error={form.error('kind')}
        {...form.register('kind')}
      />
      <Select
        label="Payment method"
        choices={methods.map(({ method }) => ({ value: method, label: studioMethodLabel(method) }))}
        className="sm:max-w-60"
        {...form.field('paymentMethod')}
      />
    </FormSection>
  )
}
