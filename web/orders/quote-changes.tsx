type QuoteChangesProps = {
  /** A sentence each. */
  changes: readonly string[]
}

/** What a revised quote changed against the one before it. */
export function QuoteChanges({ changes }: QuoteChangesProps) {
  if (changes.length === 0) return null
  return (
    <div className="mt-3 max-w-text text-sm">
      <p className="font-medium">Changed since the last quote</p>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  )
}
