/** Says of a history that is too long to be shown whole how much of it is shown. */
export function EarlierEvents({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null
  return (
    <p className="mt-4 text-sm text-muted">
      The latest {shown} of {total}. Earlier ones stay on record.
    </p>
  )
}
