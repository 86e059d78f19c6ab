import { briefFacts } from '#domain/designs/brief-facts.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'

type OfRequest = { request: Pick<ShownRequest, 'brief' | 'notes'> }

/** What the client told of the home, as far as they did. */
export function Brief({ request: { brief, notes } }: OfRequest) {
  const told = briefFacts(brief)
  if (told.length === 0 && notes === '') return <p className="text-muted">You left the questions open.</p>
  return (
    <div className="grid gap-5 print:break-inside-avoid">
      {told.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
          {told.map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes !== '' && <p className="max-w-text whitespace-pre-line wrap-anywhere">{notes}</p>}
    </div>
  )
}
