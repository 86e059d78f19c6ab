import { classes } from '#kit/browser/ui/classes.ts'

export type Count = { label: string; value: number; tone?: 'good' | 'bad' }

const tones = { good: 'text-leaf', bad: 'text-red' } as const

/** A few figures beside each other; nought is never good or bad. */
export function CountList({ counts }: { counts: readonly Count[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-line bg-line sm:grid-cols-4">
      {counts.map(({ label, value, tone }) => (
        <div key={label} className="flex flex-col-reverse bg-paper px-4 py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={classes('font-display text-3xl tabular-nums', value > 0 && tone && tones[tone])}>
            {value.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
