import { Icon } from '#kit/browser/ui/icon.tsx'
import type { ShownDashboard, ShownRow } from './shown-dashboard.ts'
import { TodayRow } from './today-row.tsx'

type TodayListProps = { rows: readonly ShownRow[]; missing: ShownDashboard['missingSettings'] }

/** What waits for the studio, each leading to its list. */
export function TodayList({ rows, missing }: TodayListProps) {
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="title-section mb-2">
        Today
      </h2>
      {rows.length === 0 ? (
        <NothingWaits />
      ) : (
        <ul className="border-t border-line">
          {rows.map((row) => (
            <TodayRow key={row.kind} row={row} missing={missing} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NothingWaits() {
  return (
    <div className="grid justify-items-start gap-2 border-t border-line py-10">
      <Icon name="check" className="size-7 text-leaf" />
      <p className="font-display text-2xl">Nothing waits for you</p>
      <p className="max-w-text text-muted">
        Quotes to answer, payments to check, revisions and pieces that run low stand here as they come.
      </p>
    </div>
  )
}
