import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { useAsking } from '../../form-dialog.tsx'
import { useMoneyActs } from '../use-money.ts'
import { BankLine, type LineActs } from './bank-line.tsx'
import { OutDialog, SetAsideDialog } from './line-dialogs.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { type LineMove, moveLine, type ShownLine, suggestedMove, useLineKeys } from './use-bank.ts'

type Question = { about: 'match' | 'setAside'; line: ShownLine }

type BankDeskProps = {
  lines: readonly ShownLine[]
  /** The last line has gone, and what had the focus with it. */
  onLast: () => void
}

/** The lines of one page, worked off by keyboard: each that is done gives way to the next. */
export function BankDesk({ lines, onLast }: BankDeskProps) {
  const acts = useMoneyActs()
  const { asking, ask, askOn, close } = useAsking<Question>('bank line', acts)
  const { list, stayAt } = useLineKeys(lines, { isAsking: asking !== undefined, isBusy: acts.isBusy }, onLast)
  const [moving, setMoving] = useState<string>()

  async function move(line: ShownLine, body: LineMove | undefined): Promise<void> {
    if (acts.isBusy) return
    if (!body) return ask({ about: 'match', line })
    setMoving(line._id)
    stayAt(lines.indexOf(line))
    // It may be another refund, or want a password.
    const opens = body.act === 'sent'
    const isDone = await moveLine(acts, line._id, body, opens)
    setMoving(undefined)
    if (!isDone && opens) askOn({ about: 'match', line })
  }
  const lineActs: LineActs = {
    onAccept: (line) => void move(line, line.match && suggestedMove(line.match)),
    onMatch: (line) => ask({ about: 'match', line }),
    onSetAside: (line) => ask({ about: 'setAside', line }),
    onReopen: (line) => void move(line, { act: 'reopen' }),
  }
  const dialog = asking && { line: asking.line, acts, onClose: close }
  return (
    <>
      <SureOnes lines={lines} isBusy={acts.isBusy} onMove={move} />
      <p aria-hidden="true" className="mb-2 hidden text-sm text-muted md:pointer-fine:block">
        ↑ ↓ or J K to move · Enter to accept · M to match · S to set aside
      </p>
      <ol ref={list} aria-label="Bank lines" className="border-t border-line">
        {lines.map((line) => (
          <BankLine key={line._id} line={line} isBusy={moving === line._id} {...lineActs} />
        ))}
      </ol>
      {dialog && asking.about === 'setAside' && <SetAsideDialog {...dialog} />}
      {dialog && asking.about === 'match' && asking.line.amount > 0 && <MatchDialog {...dialog} />}
      {dialog && asking.about === 'match' && asking.line.amount < 0 && <OutDialog {...dialog} />}
    </>
  )
}

type SureOnesProps = {
  lines: readonly ShownLine[]
  isBusy: boolean
  onMove: (line: ShownLine, body: LineMove | undefined) => Promise<void>
}

/** One press for all of which there is no doubt. */
function SureOnes({ lines, isBusy, onMove }: SureOnesProps) {
  const [isRunning, setRunning] = useState(false)
  const sure = lines.filter(({ match }) => match?.grade === 'sure')
  if (sure.length < 2 && !isRunning) return null

  async function acceptAll() {
    setRunning(true)
    for (const line of sure) await onMove(line, line.match && suggestedMove(line.match))
    setRunning(false)
  }
  return (
    <Button
      size="compact"
      busy={isRunning || isBusy}
      busyText="Saving..."
      className="mb-3"
      onClick={() => void acceptAll()}
    >
      Accept all {sure.length} sure ones
    </Button>
  )
}
