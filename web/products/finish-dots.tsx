import { swatchesOf } from './finish-swatch.ts'
import { Swatch } from './swatch.tsx'

const MAX_DOTS = 4

/** The finishes a piece comes in as dots, where there is a choice and we can show it. */
export function FinishDots({ names }: { names: readonly string[] }) {
  const shown = names.filter((name) => swatchesOf(name).length > 0)
  if (shown.length < 2) return null
  const more = shown.length - MAX_DOTS
  return (
    <span className="flex shrink-0 items-center gap-1 pt-1">
      <span className="sr-only">{`${names.length} finishes: ${names.join('; ')}`}</span>
      {shown.slice(0, MAX_DOTS).map((name) => (
        <Swatch key={name} name={name} />
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-sm text-muted">
          {`+${more}`}
        </span>
      )}
    </span>
  )
}
