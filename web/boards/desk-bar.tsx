import type { ReactNode } from 'react'
import type { Id } from '#domain/boards/board.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { NewerNotice } from './newer-notice.tsx'
import { usePlan, type Plan } from './plan-store.ts'
import type { PlanSaving, SavingState } from './use-saving.ts'

type DeskBarProps = {
  plan: Plan
  saving: PlanSaving
  name: string
  nameOf: (id: Id) => string
  is3d: boolean
  on3d: (is3d: boolean) => void
  children: ReactNode
}

const stateWords: Record<SavingState, string> = {
  device: 'Stored on this device',
  saved: 'Saved',
  saving: 'Saving...',
  unsent: 'Not saved yet, stored on this device',
  clash: 'Somebody else changed the same',
  newer: 'Not saved yet, reload this page',
}

/** Where the plan is stored, one step back and on, and what else can be done with it. */
export function DeskBar({ plan, saving, name, nameOf, is3d, on3d, children }: DeskBarProps) {
  const { undo, redo } = usePlan(plan)
  return (
    <div className="border-b border-line">
      <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2 px-3 py-2">
        <p className="mr-auto px-1">
          <span className="block font-medium">{name}</span>
          <output className="block text-xs text-muted">{stateWords[saving.state]}</output>
        </p>
        <IconButton icon="undo" label="Undo" disabled={undo.length === 0} onClick={plan.undo} />
        <IconButton
          icon="undo"
          label="Redo"
          disabled={redo.length === 0}
          onClick={plan.redo}
          className="-scale-x-100"
        />
        <Button variant="quiet" size="compact" icon={is3d ? 'grid' : 'cube'} onClick={() => on3d(!is3d)}>
          {is3d ? 'Show the plan' : 'View in 3D'}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          icon="print"
          onClick={() => window.print()}
          className="max-sm:hidden"
        >
          Print
        </Button>
        {children}
      </div>
      {saving.state === 'newer' && <NewerNotice />}
      {saving.theirs && (
        <ClashNotice theirs={saving.theirs} nameOf={nameOf} onSettle={(whose) => void saving.settle(whose)} />
      )}
    </div>
  )
}
