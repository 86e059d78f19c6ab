import { Button } from '#kit/browser/ui/button.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import type { LineDifference } from './desk-line.ts'

const columns: readonly Column<LineDifference>[] = [
  { head: 'Line', hideHead: true, cell: ({ name }) => name },
  { head: 'Theirs', cell: ({ theirs }) => theirs },
  { head: 'Mine', cell: ({ mine }) => mine },
]

type OthersLinesProps = { differences: LineDifference[]; onTake: () => void; onKeep: () => void }

/** What somebody else saved of the quote meanwhile, beside what is written here. */
export function OthersLines({ differences, onTake, onKeep }: OthersLinesProps) {
  return (
    <Notice tone="warn" className="mt-4">
      <p>Somebody else saved or sent this quote while you were changing it.</p>
      <div className="my-3 rounded-control bg-paper px-3 text-ink">
        {differences.length === 0 ? (
          <p className="py-2">Their lines are the same as yours.</p>
        ) : (
          <Table caption="What differs" columns={columns} rows={differences} keyOf={({ id }) => id} />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="compact" onClick={onTake}>
          Take theirs
        </Button>
        <Button variant="secondary" size="compact" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </Notice>
  )
}
