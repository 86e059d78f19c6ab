import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Reply } from '#contract/call.ts'
import { BankAccountChange, NewBankAccount } from '#contract/bank-accounts.ts'
import { accountNames, bankLedgerAccounts } from '#domain/payments/accounts.ts'
import { type CsvHead, csvHeads, usualCsvHeads } from '#domain/payments/bank/csv-heads.ts'
import { NO_COLUMN } from '#kit/core/csv.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import type { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { ask, call } from '#web/api.ts'
import { MoneyDialog } from '../money-form.tsx'
import { type MoneyActs, useMoneyActs } from '../use-money.ts'

type Account = Reply<'GET /api/bank/accounts'>['accounts'][number]

export function useAccounts(): readonly Account[] {
  return useQuery(ask('GET /api/bank/accounts')).data?.accounts ?? []
}

export const headLabels: Record<CsvHead, string> = {
  date: 'Date',
  amount: 'Amount',
  debit: 'Debit',
  credit: 'Credit',
  name: 'Description',
  chequeNo: 'Check number',
}

/** How the bank of an account heads its columns: "Date is “Posted”"; nothing where it uses the usual words. */
export function headsLine({ csv }: Pick<Account, 'csv'>): string {
  return csvHeads
    .filter((head) => csv[head] !== '')
    .map((head) =>
      csv[head] === NO_COLUMN ? `no ${headLabels[head]}` : `${headLabels[head]} is “${csv[head]}”`,
    )
    .join(', ')
}

/** The accounts of the shop at banks; the first statement adds the first. */
export function Accounts() {
  const { data } = useQuery(ask('GET /api/bank/accounts'))
  const acts = useMoneyActs()
  const [editing, setEditing] = useState<Account | 'new'>()
  // Which places in the books are free is known once the accounts are.
  if (!data) return null
  const { accounts } = data
  const free = bankLedgerAccounts.filter((one) => !accounts.some(({ account }) => account === one))
  const edit = (one: Account | 'new') => {
    acts.forget()
    setEditing(one)
  }
  const dialog = { acts, onClose: () => setEditing(undefined) }
  return (
    <section className="mt-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-section">Accounts</h2>
        {free.length > 0 && (
          <Button variant="secondary" size="compact" icon="plus" onClick={() => edit('new')}>
            Add account
          </Button>
        )}
      </div>
      {accounts.length === 0 ? (
        <p className="text-muted">The first statement adds the account of your settings.</p>
      ) : (
        <Table caption="Accounts" columns={columnsOf(edit)} rows={accounts} keyOf={({ _id }) => _id} />
      )}
      {editing === 'new' && <NewDialog free={free} {...dialog} />}
      {editing !== undefined && editing !== 'new' && <EditDialog account={editing} {...dialog} />}
    </section>
  )
}

function columnsOf(onEdit: (account: Account) => void): Column<Account>[] {
  return [
    { head: 'Account', cell: ({ name, last4 }) => `${name}${last4 && ` ·· ${last4}`}` },
    { head: 'In the books', cell: ({ account }) => `${account} ${accountNames[account]}` },
    { head: 'Columns of its tables', cell: (account) => headsLine(account) || 'The usual words' },
    {
      head: 'Actions',
      hideHead: true,
      cell: (account) => (
        <Button
          variant="quiet"
          size="compact"
          aria-label={`Edit ${account.name}`}
          onClick={() => onEdit(account)}
        >
          Edit
        </Button>
      ),
    },
  ]
}

type DialogProps = { acts: MoneyActs; onClose: () => void }

function NewDialog({ free, acts, onClose }: DialogProps & { free: readonly Account['account'][] }) {
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title="Add a bank account"
      action="Add account"
      draft="new bank account"
      schema={NewBankAccount}
      defaults={{ name: '', last4: '', account: free[0], csv: usualCsvHeads }}
      send={(body) => call('POST /api/bank/accounts', { body })}
      done="Account added"
    >
      {(form) => (
        <>
          <PlainField label="Name" maxLength={80} {...form.field('name')} />
          <Field
            label="Last four digits"
            optional
            inputMode="numeric"
            maxLength={4}
            {...form.field('last4')}
          />
          <Select
            label="In the books"
            hint="What comes and goes by it is entered there. It stays so."
            choices={free.map((value) => ({ value, label: `${value} ${accountNames[value]}` }))}
            {...form.field('account')}
          />
          <Heads field={(head) => form.field(`csv.${head}`)} />
        </>
      )}
    </MoneyDialog>
  )
}

function EditDialog({
  account: { _id: id, name, last4, csv },
  acts,
  onClose,
}: DialogProps & { account: Account }) {
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title={`Edit ${name}`}
      action="Save account"
      draft={`bank account ${id}`}
      schema={BankAccountChange}
      defaults={{ name, last4, csv }}
      send={(body) => call('PUT /api/bank/accounts/:id', { params: { id }, body })}
      done="Account saved"
    >
      {(form) => (
        <>
          <PlainField label="Name" maxLength={80} {...form.field('name')} />
          <Field
            label="Last four digits"
            optional
            inputMode="numeric"
            maxLength={4}
            {...form.field('last4')}
          />
          <Heads field={(head) => form.field(`csv.${head}`)} />
        </>
      )}
    </MoneyDialog>
  )
}

type FieldProps = ReturnType<ReturnType<typeof useSchemaForm>['field']>

/** Asked only where a table of the bank cannot be read. */
function Heads({ field }: { field: (head: CsvHead) => FieldProps }) {
  return (
    <details>
      <summary className="target-44 cursor-pointer text-muted hover:text-ink">
        Columns of its CSV files, where they have unusual names
      </summary>
      <p className="mt-3 text-muted">Empty for the usual word, {NO_COLUMN} where there is no such column.</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {csvHeads.map((head) => (
          <PlainField key={head} label={headLabels[head]} optional maxLength={100} {...field(head)} />
        ))}
      </div>
    </details>
  )
}
