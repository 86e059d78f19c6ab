import type { Selection } from './use-selection.ts'

/** Selects all products of the page, or none. */
export function SelectAll({ selection, count }: { selection: Selection; count: number }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-sm text-muted">
      <input type="checkbox" checked={selection.areAll} onChange={selection.toggleAll} className="size-5" />
      Select all {count} on this page
    </label>
  )
}
