import { itemsText } from '#kit/core/items-text.ts'
import { countOf } from './room-items.ts'
import type { ShownPackage } from './packages-loader.ts'

/** What it is in words, and how much of it stands where. */
export function PackageOverview({ shown }: { shown: ShownPackage }) {
  return (
    <div className="grid gap-8">
      <p className="max-w-text text-lg whitespace-pre-line">{shown.description}</p>
      <section aria-labelledby="rooms">
        <h3 id="rooms" className="title-piece mb-2">
          Room by room
        </h3>
        <dl className="border-t border-line">
          {Object.entries(shown.roomBreakdown).map(([room, items]) => (
            <div key={room} className="flex justify-between gap-6 border-b border-line py-3">
              <dt>{room}</dt>
              <dd className="text-muted tabular-nums">{itemsText(countOf(items))}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PriceCovers shown={shown} />
    </div>
  )
}

/** What a from-price is for; a home has one price for all of it. */
function PriceCovers({ shown: { tab, itemCount } }: { shown: ShownPackage }) {
  if (tab !== 'full-home') return null
  return (
    <p className="max-w-text text-muted">
      The from-price covers the {itemsText(itemCount)} listed here, one set, in the finishes named. More
      pieces, more rooms and other finishes are priced separately. Taxes excluded.
    </p>
  )
}
