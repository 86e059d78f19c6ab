import type { Shortage } from './order-refusal.ts'

/** What there is too little of, and how much is left. */
export function ShortageList({ short }: { short: readonly Shortage[] }) {
  return (
    <ul>
      {short.map(({ name, left }) => (
        <li key={name}>
          {name}: {left}
        </li>
      ))}
    </ul>
  )
}
