/** What is known of a person, each under its name; what they never told says so. */
export function KnownFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid min-w-0 grow gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="break-words">
            {value === '' ? <span className="text-muted">Not given</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
