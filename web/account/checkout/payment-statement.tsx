import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PaymentStatement as StatementForm } from '#contract/orders/customer-operations.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { PaymentClaim } from '#web/account/orders/payment-claim.tsx'
import { cacheOrder, withOrder } from '#web/orders/order-query.ts'
import { call } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { forgetReference, rememberedReference, rememberReference } from './checkout-state.ts'

const NOT_STATED = 'We could not note your payment. Please try again.'

const hints: Partial<Record<PaymentMethod, string>> = {
  wire_transfer: 'The number that your bank gave the transfer.',
  cheque: 'The number on the cheque.',
}

type PaymentStatementProps = { order: ShownOrder; method: PaymentMethod }

/** For whoever has paid and has nothing to show for it yet: the studio looks out for the money. */
export function PaymentStatement({ order, method }: PaymentStatementProps) {
  const isRejected = order.paymentStatus === 'rejected'
  if (isRejected || order.paymentEvidence) return null
  if (order.paymentClaim) return <Stated order={order} />
  return <Statement order={order} method={method} />
}

function Stated({ order }: Pick<PaymentStatementProps, 'order'>) {
  return (
    <output className="block max-w-xl rounded-control bg-leaf-soft p-4">
      <PaymentClaim order={order} /> We check your payment and write to you.
    </output>
  )
}

/** What is typed stays in this browser until it has been said. */
function Statement({ order: { _id: id }, method }: PaymentStatementProps) {
  const client = useQueryClient()
  const form = useSchemaForm(
    StatementForm,
    async ({ reference }) => {
      const body = { paymentMethod: method, reference }
      const reply = withOrder(await call('PUT /api/orders/:id/pay', { params: { id }, body }))
      forgetReference()
      cacheOrder(client, reply)
    },
    { defaults: { reference: rememberedReference(id) }, failure: NOT_STATED },
  )
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => rememberReference(id, values.reference ?? ''),
      }),
    [subscribe, id],
  )
  return (
    <section aria-labelledby="statement" className="mt-2 max-w-xl border-t border-line pt-6">
      <h2 id="statement" className="title-section">
        No receipt at hand?
      </h2>
      <p className="mt-2 mb-4">Tell us that you have paid, and we look out for it.</p>
      <Form onSubmit={form.onSubmit} className="grid gap-4">
        <FormError message={form.formError} />
        <Field label="Reference" optional hint={hints[method]} maxLength={200} {...form.field('reference')} />
        <Button
          variant="secondary"
          busy={form.busy}
          busyText="Noting it..."
          className="justify-self-start max-sm:w-full"
        >
          I have paid
        </Button>
      </Form>
    </section>
  )
}
