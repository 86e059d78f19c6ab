import { foldedWords } from './fingerprint.ts'

/** How well a movement fits what is to be paid. */
export const grades = ['sure', 'part', 'several', 'likely', 'out', 'none'] as const

/** What somebody pays for, as far as a movement may be meant for it; in cents. */
export type Candidate = {
  id: string
  open: number
  /** What is open of its next due. */
  dueNow: number
  dueOn: string | null
  payer: string
  payerId: string
}

/** An approved refund that waits to be sent. */
export type RefundToSend = { id: string; cents: number; reference: string }

export type Suggestion =
  | { grade: 'sure' | 'part' | 'several' | 'likely'; payables: { id: string; cents: number }[] }
  | { grade: 'out'; refundId: string }
  | { grade: 'none' }

/** What a movement is compared with. */
type Choices = {
  /** Those that the words of the movement name. */
  named: readonly Candidate[]
  /** All of which the open amount, or a due, is the amount of the movement. */
  ofAmount: readonly Candidate[]
  refunds: readonly RefundToSend[]
  /** Who has paid under the name of the movement before. */
  payerId?: string | undefined
}

const NONE = { grade: 'none' } as const

/** What a movement seems to be. Nothing is done by it: a person presses. */
export function suggestionFor(
  { cents, name, memo, chequeNo }: { cents: number; name: string; memo: string; chequeNo: string },
  { named, ofAmount, refunds, payerId }: Choices,
): Suggestion {
  if (cents < 0) return refundOf(-cents, chequeNo, refunds)
  const [first, second] = named
  if (first && second) return { grade: 'several', payables: split(cents, named) }
  if (first) return { grade: isExact(first, cents) ? 'sure' : 'part', payables: [{ id: first.id, cents }] }
  const words = `${name} ${memo}`
  const [likely, another] = ofAmount.filter((candidate) => isExact(candidate, cents))
  const isFit = likely && (likely.payerId === payerId || isNamedIn(likely.payer, words))
  const isLikely = isFit && !another
  return isLikely ? { grade: 'likely', payables: [{ id: likely.id, cents }] } : NONE
}

function isExact({ open, dueNow }: Candidate, cents: number): boolean {
  return cents > 0 && (cents === open || cents === dueNow)
}

/** By the number of the check where one is known; of several of one amount, only a person knows which. */
function refundOf(cents: number, chequeNo: string, refunds: readonly RefundToSend[]): Suggestion {
  const ofAmount = refunds.filter((refund) => refund.cents === cents)
  const byCheque = ofAmount.filter(({ reference }) => chequeNo !== '' && reference.includes(chequeNo))
  const [refund, another] = byCheque.length > 0 ? byCheque : ofAmount
  return refund && !another ? { grade: 'out', refundId: refund.id } : NONE
}

/** What is due of each first, the earliest before others, then what else is open; what is left over to the last. */
function split(cents: number, named: readonly Candidate[]): { id: string; cents: number }[] {
  const inOrder = named.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id.localeCompare(b.id))
  let left = cents
  const take = (most: number) => {
    const part = Math.min(Math.max(most, 0), left)
    left -= part
    return part
  }
  const parts = inOrder.map(({ id, dueNow, open }) => ({ id, open, cents: take(Math.min(dueNow, open)) }))
  for (const part of parts) part.cents += take(part.open - part.cents)
  const last = parts.at(-1)
  if (last) last.cents += left
  return parts.filter((part) => part.cents > 0).map((part) => ({ id: part.id, cents: part.cents }))
}

function dayOf({ dueOn }: Candidate): string {
  return dueOn ?? '9999'
}

const SHORTEST_NAME = 3

/** Whether a word of somebody's name stands in the words of a movement. */
function isNamedIn(payer: string, words: string): boolean {
  const said = new Set(words.split(/[^\p{L}\p{N}]+/u).map(foldedWords))
  return payer
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => part.length >= SHORTEST_NAME && said.has(foldedWords(part)))
}
