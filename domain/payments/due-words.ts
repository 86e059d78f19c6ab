import { BALANCE_DUE } from '../balance-due.ts'
import { longDay } from '#kit/core/long-date.ts'
import { nextDue, type OpenDue } from './dues.ts'
import type { Schedule } from './schedule.ts'

/** An amount as people read it: pages have dollars, letters cents. */
type Money = (amount: number) => string

/** How far something is paid, as letters and papers tell of it; in cents. */
export type LetterPayment = {
  /** None of what is cancelled. */
  dues: readonly OpenDue[]
  /** A deposit was agreed, cancelled since or not. */
  hasDeposit: boolean
  received: number
  open: number
  /** What we owe. */
  credit: number
  /** Its customer said or showed that they paid, and the studio has not answered yet. */
  isStated: boolean
}

const names: Record<OpenDue['kind'], string> = {
  full: '',
  deposit: 'deposit ',
  balance: 'balance ',
  extra: 'more ',
}

/** What is to be paid and when, in one line: "Deposit $2,000 due November 30, 2026 · balance $2,000 before delivery". */
export function duesLine(dues: readonly OpenDue[], money: Money): string {
  const line = dues
    .map((due) => `${amountWords(due, money)}${due.open > 0 ? ` ${whenDue(due)}` : ''}`)
    .join(' · ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** What is missing of the next due: "$2,000 deposit"; nothing where nothing is. */
export function nextDueWords(dues: readonly OpenDue[], money: Money): string {
  const next = nextDue(dues)
  return next ? `${money(next.open)} ${names[next.kind]}`.trim() : ''
}

function amountWords({ kind, amount, open }: OpenDue, money: Money): string {
  if (open === amount) return `${names[kind]}${money(amount)}`
  return open === 0
    ? `${names[kind]}${money(amount)} paid`
    : `${money(open)} of the ${names[kind]}${money(amount)}`
}

/** When a due is to be paid: "due November 30, 2026", "within 5 days", "before delivery". */
export function whenDue({ rule, days, dueOn }: Pick<OpenDue, 'rule' | 'days' | 'dueOn'>): string {
  if (rule === 'on_delivery') return 'on delivery'
  if (rule === 'before_delivery') return 'before delivery'
  if (dueOn) return `due ${longDay(dueOn)}`
  return days ? `within ${days === 1 ? 'a day' : `${days} days`}` : 'due now'
}

/** What a deposit means, for what is agreed; nothing where there is none. */
export function depositTerms(dues: readonly OpenDue[]): string {
  return dues.some(({ kind }) => kind === 'deposit') ? terms('The') : ''
}

/** How the shop is paid, before there is an amount. */
export function scheduleTerms({ kind, depositPercent }: Schedule): string {
  return kind === 'deposit' ? terms(`A ${depositPercent}%`) : 'Payment in full confirms your purchase order.'
}

function terms(which: string): string {
  return `${which} non-refundable deposit confirms your purchase order; the balance is due ${BALANCE_DUE}.`
}
