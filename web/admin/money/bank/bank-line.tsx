import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { formatDollars } from '#kit/browser/ui/format-dollars.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import type { Tone } from '#kit/browser/ui/tones.ts'
import { LEAD, type ShownLine, type ShownMatch, type ShownPart } from './use-bank.ts'

export type LineActs = Record<'onAccept' | 'onMatch' | 'onSetAside' | 'onReopen', (line: ShownLine) => void>

type BankLineProps = { line: ShownLine; isBusy: boolean } & LineActs

/** One movement at the bank, what it seems to be, and what may be done with it. */
export function BankLine({ line, isBusy, ...acts }: BankLineProps) {
  const { postedOn, amount, name, memo, chequeNo, bankRef, state, why, match, settles = [] } = line
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 focus-within:bg-lagoon-soft md:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_16rem] lg:*:last:justify-self-end">
      <div className="min-w-0">
        <p className="font-medium wrap-break-word">{name || memo || 'No text'}</p>
        <p className="text-sm wrap-break-word text-muted">
          <CalendarDay day={postedOn} />
          {[name && memo, chequeNo && `Check ${chequeNo}`, bankRef].filter(Boolean).map((words) => (
            <span key={words}> · {words}</span>
          ))}
        </p>
      </div>
      <p className="tabular-nums md:text-right">
        <Money dollars={amount} />
      </p>
      <div className="min-w-0 text-sm">
        {match && <Suggestion match={match} amount={amount} />}
        {state === 'matched' && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="good">Matched</Badge>
            <ul>
              {settles.map((words) => (
                <li key={words} className="wrap-break-word">
                  {words}
                </li>
              ))}
            </ul>
          </div>
        )}
        {state === 'set_aside' && <p className="wrap-break-word text-muted">{why}</p>}
      </div>
      <Acts line={line} isBusy={isBusy} {...acts} />
    </li>
  )
}

const look = { variant: 'secondary', size: 'compact' } as const

function Acts({ line, isBusy, onAccept, onMatch, onSetAside, onReopen }: BankLineProps) {
  const lead = { [LEAD]: '', busy: isBusy, busyText: 'Saving...' }
  const about = `${line.name || line.memo}, ${formatDollars(line.amount)}`
  if (line.state !== 'new')
    return (
      <Button {...look} {...lead} aria-label={`Open again: ${about}`} onClick={() => onReopen(line)}>
        Open again
      </Button>
    )
  const isMatchable = line.match !== undefined && line.match.grade !== 'none'
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {isMatchable && (
        <Button size="compact" {...lead} aria-label={`Accept: ${about}`} onClick={() => onAccept(line)}>
          Accept
        </Button>
      )}
      <Button
        {...look}
        {...(!isMatchable && lead)}
        aria-keyshortcuts="M"
        aria-label={`Match: ${about}`}
        onClick={() => onMatch(line)}
      >
        Match
      </Button>
      <Button
        {...look}
        aria-keyshortcuts="S"
        aria-label={`Set aside: ${about}`}
        onClick={() => onSetAside(line)}
      >
        Set aside
      </Button>
    </div>
  )
}

const grades: Record<ShownMatch['grade'], { tone: Tone; label: string }> = {
  sure: { tone: 'good', label: 'Sure' },
  part: { tone: 'warn', label: 'Another amount' },
  several: { tone: 'info', label: 'Several' },
  likely: { tone: 'warn', label: 'Likely' },
  out: { tone: 'info', label: 'A refund' },
  none: { tone: 'neutral', label: 'Not known' },
}

function Suggestion({ match: { grade, payables }, amount }: { match: ShownMatch; amount: number }) {
  const { tone, label } = grades[grade]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone}>{label}</Badge>
      <ul>
        {grade === 'out' && <li>An approved refund of {formatDollars(-amount)} left by it.</li>}
        {payables.map((part) => (
          <li key={part._id} className="wrap-break-word">
            {part.number}, {part.payer}
            <span className="text-muted">{outcomeOf(part)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What becomes of one that is paid by this. */
function outcomeOf({ open, amount }: ShownPart): string {
  const left = Math.round((open - amount) * 100) / 100
  if (left > 0) return ` · ${formatDollars(amount)}, then ${formatDollars(left)} is open`
  if (left < 0) return ` · ${formatDollars(amount)}, of which we owe ${formatDollars(-left)}`
  return ` · ${formatDollars(amount)}, all that is open`
}
