import { figureText } from '#domain/sales/figure-text.ts'

type Bar = { label: string; value: string; share: number | null; note?: string }

/** Parts of a whole as bars of one scale, each with its name, its amount and its share. */
export function ShareBars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="grid gap-4">
      {bars.map(({ label, value, share, note }) => (
        <li key={label}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="font-medium">{label}</span>
            <span className="tabular-nums">
              {value} <span className="text-muted">· {figureText('percent', share)}</span>
            </span>
          </p>
          <svg
            aria-hidden="true"
            width="100%"
            height="10"
            className="mt-1.5 block overflow-hidden rounded-full"
          >
            <rect width="100%" height="10" className="fill-sand" />
            <rect width={`${share ?? 0}%`} height="10" rx="5" className="fill-lagoon" />
          </svg>
          {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
