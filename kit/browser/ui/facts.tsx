import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A name and what stands beside it; a fact that is empty or false is left out. */
export type Fact = readonly [name: string, value: ReactNode]

type FactsProps = {
  facts: readonly Fact[]
  className?: string
}

/** Names on the left, what they are on the right. */
export function Facts({ facts, className }: FactsProps) {
  const existing = facts.filter(([, value]) => value !== '' && value !== false && value != null)
  if (existing.length === 0) return null
  return (
    <dl
      className={classes(
        'grid grid-cols-[minmax(5.5rem,auto)_minmax(min-content,1fr)] gap-x-5 gap-y-1.5',
        className,
      )}
    >
      {existing.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="[&_time]:whitespace-normal">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
