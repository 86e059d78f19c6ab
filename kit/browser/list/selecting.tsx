import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import type { Selection } from './use-selection.ts'

/** Selects a row. */
export function SelectOne({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    <label className="inline-flex min-h-11 min-w-11 items-center gap-3">
      <input
        type="checkbox"
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
        className="size-5"
      />
      <span className="sr-only">Select {name}</span>
    </label>
  )
}

/** Selects all rows of the page, or none. */
export function SelectPage({ count, selection }: { count: number; selection: Selection }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-sm text-muted">
      <input type="checkbox" checked={selection.areAll} onChange={selection.toggleAll} className="size-5" />
      Select all {count} on this page
    </label>
  )
}

type SelectionBarProps = { label: string; selection: Selection; children: ReactNode }

/** What can be done with the selected rows, in view as long as there are some. */
export function SelectionBar({ label, selection, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-control border border-line bg-paper p-3 shadow-float"
    >
      <output className="mr-auto pl-1 font-medium tabular-nums">{selection.ids.length} selected</output>
      {children}
      <Button variant="quiet" size="compact" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  )
}
