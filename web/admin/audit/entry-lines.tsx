import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask } from '#web/api.ts'
import { ListTurn } from '../list-turn.tsx'
import { Fold, Sentence, ValueChanges } from './said-of-thing.tsx'

type EntryLinesProps = { id: string; count: number }

/** What an entry did to many things, thing by thing; asked for once it is opened. */
export function EntryLines({ id, count }: EntryLinesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Fold>{count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`}</Fold>
      {isOpen && <Lines id={id} />}
    </details>
  )
}

function Lines({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...ask('GET /api/audit/:id/lines', { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TextSkeleton lines={3} />
  if (isLoadingError)
    return <TryAgain message={messageOf(error, 'Failed to fetch the lines')} onRetry={() => void refetch()} />
  return (
    <div className="mt-1 border-l-2 border-line pl-4">
      <ul className="grid gap-3">
        {data.lines.map((line) => (
          <li key={line._id} className="min-w-0">
            <p className="font-medium">
              <Sentence entry={line} />
            </p>
            <ValueChanges entry={line} />
          </li>
        ))}
      </ul>
      <ListTurn page={page} pages={data.pagination.pages} back="Back" on="On" onTurn={setPage} />
    </div>
  )
}
