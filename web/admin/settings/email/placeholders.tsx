type PlaceholdersProps = { names: readonly string[]; onPick: (name: string) => void }

/** What can be filled in, each put into the text where it was last written. */
export function Placeholders({ names, onPick }: PlaceholdersProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">Insert what is filled in for each customer</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => onPick(name)}
            className="min-h-11 rounded-control border border-line px-2.5 text-sm transition hover:border-ink hover:bg-sand pointer-fine:min-h-8"
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
