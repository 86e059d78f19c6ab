import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { requiredLine } from '#kit/core/operation/text.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { PasswordField } from '#kit/browser/ui/password-field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask } from '#web/api.ts'
import { MoneyDialog } from '../money-form.tsx'
import type { MoneyActs } from '../use-money.ts'
import { moveDone, sendMove, type ShownLine } from './use-bank.ts'

export type LineDialogProps = { line: ShownLine; acts: MoneyActs; onClose: () => void }

const Aside = z.object({ why: requiredLine('Please say what it is', 200) })

/** What no customer paid: interest, rent, a fee of the bank. */
export function SetAsideDialog({ line, acts, onClose }: LineDialogProps) {
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title={`Set aside ${formatDollars(line.amount)}?`}
      action="Set aside"
      draft={`why ${line._id} is set aside`}
      schema={Aside}
      defaults={{ why: '' }}
      send={({ why }) => sendMove(line._id, { act: 'setAside', why })}
      done={moveDone.setAside}
    >
      {(form) => (
        <PlainField
          label="What is it?"
          hint="Interest, rent, a fee of the bank: nothing of a customer."
          maxLength={200}
          {...form.field('why')}
        />
      )}
    </MoneyDialog>
  )
}

const Out = z.object({ what: z.uuid('Choose what left'), password: z.string() })

/** Which approved refund left by a line, or which check was returned by it; a large refund may want a password. */
export function OutDialog({ line, acts, onClose }: LineDialogProps) {
  const waiting = useQuery(ask('GET /api/refunds', { query: { state: 'approved', limit: 100 } }))
  if (waiting.isPending) return <TextSkeleton lines={1} />
  if (waiting.isError)
    return <TryAgain message="Failed to fetch the refunds" onRetry={() => void waiting.refetch()} />
  const cheques = line.match?.cheques ?? []
  const isCheque = (what: string) => cheques.some(({ _id }) => _id === what)
  const choices = [
    ...waiting.data.refunds
      .filter(({ amount }) => amount === -line.amount)
      .map(({ _id: value, payable, client }) => ({ value, label: `Refund: ${payable.number}, ${client}` })),
    ...cheques.map(({ _id: value, number, payer }) => ({
      value,
      label: `Check returned: ${number}, ${payer}`,
    })),
  ]
  return (
    <MoneyDialog
      {...{ acts, onClose }}
      title={`How did ${formatDollars(-line.amount)} leave?`}
      action="Match"
      disabled={choices.length === 0}
      draft={`what left by ${line._id}`}
      schema={Out}
      defaults={{ what: choices[0]?.value ?? '', password: '' }}
      send={({ what, password }) => {
        const sent = { act: 'sent', refund: what, ...(password && { password }) } as const
        return sendMove(line._id, isCheque(what) ? { act: 'returned', payment: what } : sent)
      }}
      done={({ what }) => moveDone[isCheque(what) ? 'returned' : 'sent']}
    >
      {(form) => (
        <>
          {choices.length === 0 ? (
            <p>
              No approved refund and no check is of this amount. Approve a refund on the page of its order
              first, or set this line aside.
            </p>
          ) : (
            <Select label="What left" choices={choices} {...form.field('what')} />
          )}
          {acts.wantsPassword && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              {...form.field('password')}
            />
          )}
        </>
      )}
    </MoneyDialog>
  )
}
