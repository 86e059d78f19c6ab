import { longDay } from '#kit/core/long-date.ts'
import { formatMoney, sumCents } from '#kit/core/money.ts'
import { type Due, openDues } from './dues.ts'

type NewDue = Pick<Due, 'cents' | 'rule' | 'dueOn'>
type Standing = { dues: readonly Due[]; /** What came of them, in cents. */ paid: number; agreedOn: string }

/** The dues of a payable as the studio sets them anew, or why they cannot be so. What is met stays as it is. */
export function rescheduled({ dues, paid, agreedOn }: Standing, wanted: readonly NewDue[]): Due[] | string {
  const [sum, total] = [sumOf(wanted), sumOf(dues)]
  if (wanted.some(({ cents }) => cents <= 0)) return `Each part has to be more than ${formatMoney(0)}`
  if (sum !== total)
    return `The parts come to ${formatMoney(sum)}. They have to come to ${formatMoney(total)}.`
  const met = openDues(dues, paid).findIndex(({ open }) => open > 0)
  const paidParts = met === -1 ? dues : dues.slice(0, met)
  if (!paidParts.every((due, at) => isSame(due, wanted[at]))) return 'Parts that are paid stay as they are'
  if (wanted.slice(paidParts.length).some(({ dueOn = agreedOn }) => dueOn < agreedOn))
    return `No part is due before the agreement on ${longDay(agreedOn)}`
  return wanted.map((due, at) => paidParts[at] ?? { ...due, kind: kindOf(at, wanted.length) })
}

function sumOf(dues: readonly NewDue[]): number {
  return sumCents(dues.map(({ cents }) => cents))
}

function isSame(due: Due, wanted: NewDue | undefined): boolean {
  return due.cents === wanted?.cents && due.rule === wanted.rule && due.dueOn === wanted.dueOn
}

function kindOf(at: number, count: number): Due['kind'] {
  if (count === 1) return 'full'
  if (at === 0) return 'deposit'
  return at === count - 1 ? 'balance' : 'extra'
}
