import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import {
  type MoneyMethod,
  moneyMethodLabels,
  moneyMethods,
  type PaymentMethod,
} from '#domain/payments/payment-method.ts'
import { choicesOf } from '#kit/browser/list/list-filters.tsx'
import { ActDialog, type ActDialogWords } from '../form-dialog.tsx'
import type { MoneyActs } from './use-money.ts'

/** Nothing typed yet. */
export const NO_AMOUNT = Number.NaN

/** How the customer meant to pay, and what they say stands on it, where they said so. */
export type MethodMeant = { method: PaymentMethod | null; reference?: string | undefined }

/** What a money dialog begins with: the customer's way to pay, where it is one by which money moves by hand. */
export function methodMeant(meant: PaymentMethod | null): MoneyMethod {
  return moneyMethods.find((method) => method === meant) ?? 'wire_transfer'
}

export const methodChoices = choicesOf(moneyMethodLabels)

type MoneyDialogProps<Typed extends FieldValues> = Pick<
  ActDialogWords,
  'title' | 'action' | 'tone' | 'disabled'
> & {
  /** Under which name what is typed waits. */
  draft: string
  acts: MoneyActs
  onClose: () => void
  schema: Parameters<typeof ActDialog<Typed>>[0]['schema']
  defaults: Parameters<typeof ActDialog<Typed>>[0]['defaults']
  send: (typed: Typed, idempotencyKey: string) => Promise<unknown>
  /** What is said when it is done. */
  done: string | ((typed: Typed) => string)
  children: (form: ReturnType<typeof useSchemaForm<Typed>>) => ReactNode
}

/** What is asked before something is done with money. */
export function MoneyDialog<Typed extends FieldValues>(props: MoneyDialogProps<Typed>) {
  const { acts, send, done, ...dialog } = props
  return (
    <ActDialog
      open
      acts={acts}
      act={(typed) =>
        acts.act(
          (idempotencyKey) => send(typed, idempotencyKey),
          typeof done === 'string' ? done : done(typed),
        )
      }
      {...dialog}
    />
  )
}
