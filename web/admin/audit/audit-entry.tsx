import { Link } from '#kit/browser/router/router.ts'
import { useShop } from '#web/shop/shop.ts'
import { When } from '#web/shop/when.tsx'
import { actWords } from './act-words.ts'
import { changedThing, type AuditEntry as Entry } from './changed-thing.ts'
import { changedValues } from './changed-values.ts'
import { ValueChanges } from './value-changes.tsx'

/** One change: what was done to what, by whom and when, and what was before and after. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const { settings } = useShop()
  return (
    <li className="grid gap-1.5 border-b border-line py-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-6">
      <div className="flex flex-wrap gap-x-3 text-sm text-muted lg:block">
        <p>
          <When at={entry.createdAt} look="moment" />
        </p>
        <p title={entry.address && `From ${entry.address}`}>{entry.actor.name}</p>
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base leading-6 font-medium break-words">
          <Sentence entry={entry} />
        </h2>
        <ValueChanges values={changedValues(entry, settings.timeZone)} />
      </div>
    </li>
  )
}

function Sentence({ entry }: { entry: Entry }) {
  const { name, to } = changedThing(entry)
  const [before = '', after] = actWords(entry.action).split('{}')
  if (after === undefined) return before
  return (
    <>
      {before}
      {to === undefined ? (
        name
      ) : (
        <Link to={to} className="target-44 text-lagoon hover:underline">
          {name}
        </Link>
      )}
      {after}
    </>
  )
}
