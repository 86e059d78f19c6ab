import { messageOf } from '#kit/browser/api/call-error.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonForm } from '#contract/users-admin.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { ask, call } from '#web/api.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { Picker } from '../../picker.tsx'
import type { Customer } from './order-draft.ts'

type CustomerSectionProps = {
  customer: Customer | null
  error: string | undefined
  onChange: (customer: Customer) => void
  onNew: () => void
}

/** Whose order it is: somebody with an account, or one that is opened for them now. */
export function CustomerSection({ customer, error, onChange, onNew }: CustomerSectionProps) {
  const [isFinding, setFinding] = useState(false)
  return (
    <FormSection title="Customer" line="They find it in their account." part="customer" error={error}>
      {customer && (
        <p>
          <span className="block font-medium">
            {customer.firstName} {customer.lastName}
          </span>
          <span className="block text-muted">{customer.email}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" icon="search" onClick={() => setFinding(true)}>
          {customer ? 'Choose another customer' : 'Find a customer'}
        </Button>
        <Button variant="quiet" size="compact" icon="plus" onClick={onNew}>
          New customer
        </Button>
      </div>
      <CustomerPicker open={isFinding} onPick={onChange} onClose={() => setFinding(false)} />
    </FormSection>
  )
}

type PickProps = { open: boolean; onPick: (customer: Customer) => void; onClose: () => void }

function CustomerPicker({ open, onPick, onClose }: PickProps) {
  const [search, setSearch] = useState('')
  const found = useQuery({
    ...ask('GET /api/users/admin/list', { query: { search: search || undefined } }),
    select: ({ users, pagination }) => ({
      rows: users.filter(({ role }) => role !== 'admin'),
      total: pagination.total,
    }),
    placeholderData: keepPreviousData,
    enabled: open,
  })

  async function pick({ _id: id }: { _id: string }) {
    try {
      onPick((await call('GET /api/users/admin/:id', { params: { id } })).user)
    } catch (refusal) {
      toast.error(messageOf(refusal, 'The customer could not be read. Please try again.'))
    }
  }
  return (
    <Picker
      {...{ open, search, found, onClose }}
      title="Find a customer"
      things="customers"
      by="name or email"
      onSearch={setSearch}
      onPick={(person) => void pick(person)}
    >
      {({ firstName, lastName, email }) => (
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {firstName} {lastName}
          </span>
          <span className="block truncate text-sm text-muted">{email}</span>
        </span>
      )}
    </Picker>
  )
}

const NewPerson = PersonForm.pick({ firstName: true, lastName: true, email: true, phone: true })

type NewCustomerProps = { onDone: (customer: Customer) => void; onClose: () => void }

/** Opens an account: a letter tells its owner how to choose a password. A form of its own, outside that of the order. */
export function NewCustomer({ onDone, onClose }: NewCustomerProps) {
  const form = useSchemaForm(
    NewPerson,
    async (typed) => {
      const { user } = await call('POST /api/users/admin', { body: { ...typed, role: 'customer' } })
      toast.success(`${user.firstName} has an account now`)
      onDone(user)
      onClose()
    },
    {
      defaults: { firstName: '', lastName: '', email: '', phone: '' },
      failure: 'Failed to create user. Please try again.',
    },
  )
  return (
    <FormDialog
      open
      title="New customer"
      action="Open account"
      busy={form.busy}
      busyText="Saving..."
      failure={form.formError}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <p>A letter tells them of their account, and how they choose a password.</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <PlainField label="First name" {...form.field('firstName')} />
        <PlainField label="Last name" {...form.field('lastName')} />
      </div>
      <PlainField label="Email" type="email" {...form.field('email')} />
      <PlainField label="Phone" type="tel" inputMode="tel" optional {...form.field('phone')} />
    </FormDialog>
  )
}
