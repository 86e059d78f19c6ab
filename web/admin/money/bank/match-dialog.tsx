import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { ask } from '#web/api.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { MoneyField } from '../../money-field.tsx'
import type { MoneyActs } from '../use-money.ts'
import { moveLine, type ShownLine, type ShownPart } from './use-bank.ts'

type MatchDialogProps = { line: ShownLine; acts: MoneyActs; onClose: () => void }

/** Matches money that came with what it pays, found by number; the parts have to come to the line. */
export function MatchDialog({ line, acts, onClose }: MatchDialogProps) {
  const [parts, setParts] = useState<readonly ShownPart[]>(line.match?.payables ?? [])
  const [feeOf, setFeeOf] = useState<readonly string[]>([])
  const most = useQuery(ask('GET /api/settings')).data?.settings.payment.smallDifference ?? 0
  const shortOf = (part: ShownPart) => feeBy(part, most)
  const left = leftOf(line.amount, parts)
  const put = (id: string, amount: number) =>
    setParts(parts.map((part) => (part._id === id ? { ...part, amount } : part)))
  const add = (part: Omit<ShownPart, 'amount'>) => {
    const amount = parts.length === 0 ? left : Math.max(0, Math.min(left, part.open))
    setParts([...parts.filter(({ _id }) => _id !== part._id), { ...part, amount }])
  }
  const payables = parts.map((part) => ({
    payable: part._id,
    amount: part.amount,
    kept: feeOf.includes(part._id) ? shortOf(part) : 0,
  }))
  return (
    <FormDialog
      open
      title={`Match ${formatDollars(line.amount)}`}
      action="Match"
      busy={acts.isBusy}
      busyText="Saving..."
      failure={acts.failure}
      disabled={parts.length === 0 || left !== 0}
      onSubmit={(event) => {
        event.preventDefault()
        if (parts.length === 0 || left !== 0) return
        void moveLine(acts, line._id, { act: 'match', payables }).then((isDone) => isDone && onClose())
      }}
      onClose={onClose}
    >
      <p className="wrap-break-word text-muted">{[line.name, line.memo].filter(Boolean).join(' · ')}</p>
      <Finder taken={parts} onAdd={add} />
      <ul className="grid gap-3">
        {parts.map((part) => (
          <li key={part._id} className="flex items-start gap-2">
            <div className="grid grow gap-2">
              <MoneyField
                label={`${part.number}, ${part.payer}`}
                hint={openWords(part)}
                dollars={part.amount}
                onDollars={(dollars) => put(part._id, dollars)}
              />
              {shortOf(part) > 0 && (
                <Checkbox
                  label={`The bank kept ${formatDollars(shortOf(part))}`}
                  hint="It then counts as paid in full."
                  checked={feeOf.includes(part._id)}
                  onChange={({ target }) =>
                    setFeeOf(target.checked ? [...feeOf, part._id] : feeOf.filter((id) => id !== part._id))
                  }
                />
              )}
            </div>
            <IconButton
              icon="close"
              label={`Leave out ${part.number}`}
              onClick={() => setParts(parts.filter(({ _id }) => _id !== part._id))}
            />
          </li>
        ))}
      </ul>
      <output className="text-sm text-muted">{leftWords(left, parts.length)}</output>
    </FormDialog>
  )
}

function openWords({ open, amount }: ShownPart): string {
  const over = Math.round((amount - Math.max(open, 0)) * 100) / 100
  const owed = over > 0 ? ` We then owe the customer ${formatDollars(over)}.` : ''
  return `${formatDollars(Math.max(open, 0))} is open.${owed}`
}

/** What its bank may have kept of a transfer that came short, where that is little enough. */
function feeBy({ open, amount }: ShownPart, most: number): number {
  const short = Math.round((open - amount) * 100) / 100
  return amount > 0 && short > 0 && short <= most ? short : 0
}

function leftOf(amount: number, parts: readonly ShownPart[]): number {
  return parts.reduce((cents, part) => cents - Math.round(part.amount * 100), Math.round(amount * 100)) / 100
}

function leftWords(left: number, count: number): string {
  if (Number.isNaN(left)) return 'Enter an amount for each.'
  if (left > 0) return count === 0 ? '' : `${formatDollars(left)} is left to match.`
  return left < 0 ? `${formatDollars(-left)} more than came.` : 'All of it is matched.'
}

const MIN_SEARCH = 2
const MOST_FOUND = 5

type FinderProps = { taken: readonly ShownPart[]; onAdd: (part: Omit<ShownPart, 'amount'>) => void }

/** Finds what may be paid by a number or a name, what has most open first; Enter takes the first. */
function Finder({ taken, onAdd }: FinderProps) {
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const client = useQueryClient()
  const payablesQuery = ask('GET /api/payables', { query: { search, limit: MOST_FOUND, sort: 'open' } })
  const { data, isError, isPlaceholderData } = useQuery({
    ...payablesQuery,
    enabled: search.length >= MIN_SEARCH,
    placeholderData: keepPreviousData,
  })
  const isTaken = (id: string) => taken.some(({ _id }) => _id === id)
  const untaken = (payables: readonly Found[]) => payables.filter(({ _id }) => !isTaken(_id)).map(partOf)
  const found = search.length < MIN_SEARCH || !data ? undefined : untaken(data.payables)

  function take(part: Omit<ShownPart, 'amount'>) {
    setTyped('')
    onAdd(part)
  }
  /** An empty field sends the form. Enter may come before the answer to the last letter does. */
  function takeFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || search === '') return
    event.preventDefault()
    if (search.length < MIN_SEARCH) return
    const takeIt = ({ payables }: { payables: readonly Found[] }) =>
      untaken(payables).slice(0, 1).forEach(take)
    // Where it is refused, the field says so.
    client.ensureQueryData(payablesQuery).then(takeIt, () => undefined)
  }
  return (
    <div className="grid gap-2">
      <PlainField
        label="Order or design request"
        hint="A number such as LN-1042 or D-218, or a name. Enter takes the first."
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={takeFirst}
        error={isError ? 'The search did not answer. Change a letter to try again.' : undefined}
      />
      {found?.length === 0 && !isPlaceholderData && (
        <p className="text-sm text-muted">Nothing is to be paid under these words.</p>
      )}
      <ul className="grid gap-1" aria-busy={isPlaceholderData}>
        {found?.map((part) => (
          <li key={part._id}>
            <Button variant="quiet" size="compact" onClick={() => take(part)} className="-ml-3 text-left">
              {part.number}, {part.payer}, {formatDollars(part.open)} open
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Found = { _id: string; number: string; open: number; client?: { name: string } | undefined }

function partOf({ _id, number, open, client }: Found) {
  return { _id, number, open, payer: client?.name ?? '' }
}
