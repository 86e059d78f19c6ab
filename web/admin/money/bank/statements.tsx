import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '#contract/call.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { CalendarDay } from '#kit/browser/ui/calendar-day.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ask, call } from '#web/api.ts'
import { When } from '#web/shop/when.tsx'
import { DeleteOne } from '../../delete-one.tsx'
import { countOf, useStatementsAgain } from './statement-drop.tsx'
import { TwinLines } from './twin-lines.tsx'

type Statement = Reply<'GET /api/bank/imports'>['imports'][number]

/** The statements that were read, the latest first; one goes again while nothing of it is matched. */
export function Statements() {
  const { data, isPending, isLoadingError, refetch } = useQuery(ask('GET /api/bank/imports'))
  const [undoing, setUndoing] = useState<string>()
  const [twins, setTwins] = useState<string>()
  const again = useStatementsAgain()
  if (isPending) return <TextSkeleton lines={3} />
  if (isLoadingError)
    return <TryAgain message="Failed to fetch the statements" onRetry={() => void refetch()} />
  if (data.imports.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="title-section mb-3">Statements</h2>
      <Table
        caption="Statements"
        columns={columnsOf({ onUndo: setUndoing, onTwins: setTwins })}
        rows={data.imports}
        keyOf={({ _id }) => _id}
      />
      <TwinLines
        statement={data.imports.find(({ _id }) => _id === twins)}
        again={again}
        onClose={() => setTwins(undefined)}
      />
      <DeleteOne
        what="statement"
        id={undoing}
        send={(id) => call('DELETE /api/bank/imports/:id', { params: { id } })}
        again={again}
        onClose={() => setUndoing(undefined)}
      >
        <p>The lines that it brought go with it. The file can be read again.</p>
      </DeleteOne>
    </section>
  )
}

type Opening = Record<'onUndo' | 'onTwins', (id: string) => void>

function columnsOf({ onUndo, onTwins }: Opening): Column<Statement>[] {
  return [
    { head: 'File', cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span> },
    { head: 'Account', cell: ({ account }) => account },
    {
      head: 'Days',
      cell: ({ firstDay, lastDay }) =>
        firstDay && (
          <>
            <CalendarDay day={firstDay} />
            {lastDay !== firstDay && (
              <>
                {' '}
                to <CalendarDay day={lastDay} />
              </>
            )}
          </>
        ),
    },
    { head: 'Read', cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      head: 'New lines',
      numeric: true,
      cell: ({ _id, fileName, lines, newLines, twins }) => (
        <>
          {`${countOf(newLines)} of ${countOf(lines)}`}
          {twins.length > 0 && (
            <Button
              variant="quiet"
              size="compact"
              aria-label={`${twins.length} known lines of ${fileName}`}
              onClick={() => onTwins(_id)}
            >
              {`${twins.length} known`}
            </Button>
          )}
        </>
      ),
    },
    {
      head: 'Actions',
      hideHead: true,
      cell: ({ _id, fileName, canUndo }) =>
        canUndo && (
          <Button
            variant="quiet"
            size="compact"
            aria-label={`Delete ${fileName}`}
            onClick={() => onUndo(_id)}
          >
            Delete
          </Button>
        ),
    },
  ]
}
