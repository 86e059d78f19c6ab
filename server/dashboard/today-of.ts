import type { TodayRow } from '#contract/dashboard.ts'
import { type TodayKind, todayKinds } from '#domain/dashboard/today.ts'
import type { Figures } from './find-figures.ts'

type Counted = Pick<Figures, 'soldOut' | 'lowStock' | 'failedEmails'> & { missingSettings: number }

/** What waits for the studio, people and things, in the order in which it is shown. */
export function todayOf(people: readonly TodayRow[], counted: Counted): TodayRow[] {
  const rows = [
    ...people,
    counting('emails', counted.failedEmails),
    counting('sold-out', counted.soldOut),
    counting('low-stock', counted.lowStock),
    counting('settings', counted.missingSettings),
  ]
  return todayKinds.flatMap((kind) => rows.filter((row) => row.kind === kind && row.count > 0))
}

function counting(kind: TodayKind, count: number): TodayRow {
  return { kind, count, late: 0, items: [] }
}
