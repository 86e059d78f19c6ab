import { bankLineStates, type BankLineState } from '#domain/payments/bank/line-state.ts'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import type { List } from '#kit/browser/list/use-list.ts'
import { ViewLinks } from '#kit/browser/list/view-links.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { ask } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { useRef } from 'react'
import { Accounts } from './accounts.tsx'
import { BankDesk } from './bank-desk.tsx'
import { StatementDrop } from './statement-drop.tsx'
import { Statements } from './statements.tsx'
import { isFocusLost } from './use-bank.ts'

const labels: Record<BankLineState, string> = { new: 'New', matched: 'Matched', set_aside: 'Set aside' }
const empty: Record<BankLineState, { title: string; hint: string }> = {
  new: { title: 'Nothing new from the bank', hint: 'Lines of the next statement appear here.' },
  matched: { title: 'Nothing is matched yet', hint: 'Lines that were accepted or matched appear here.' },
  set_aside: { title: 'Nothing is set aside', hint: 'Lines that are nothing of a customer appear here.' },
}

type BankProps = { list: List; query: { page: number; limit?: number; lines?: BankLineState | undefined } }

/** What moved at the bank, and what it pays: a statement is read, and its lines are worked off. */
export function Bank({ list, query: { page: number, limit, lines: state = 'new' } }: BankProps) {
  const place = useRef<HTMLDivElement>(null)
  const page = usePage(ask('GET /api/bank/lines', { query: { page: number, limit, state } }))
  return (
    <>
      {/* What had the focus has gone: the button for a file, or the window about its columns. */}
      <StatementDrop onRead={() => isFocusLost() && place.current?.focus()} />
      <div className="mt-8">
        <ViewLinks
          label="Bank lines"
          list={list}
          pathname={paths.admin.money()}
          by={['view', 'lines']}
          views={bankLineStates.map((each) => ({
            label: labels[each],
            filters: { view: 'bank', ...(each !== 'new' && { lines: each }) },
          }))}
        />
      </div>
      <div ref={place} tabIndex={-1}>
        <ListView
          {...{ list, page }}
          things="bank lines"
          columns={4}
          rowsOf={({ lines }) => lines}
          empty={<EmptyState icon="check" {...empty[state]} />}
        >
          {(lines) => <BankDesk lines={lines} onLast={() => place.current?.focus()} />}
        </ListView>
      </div>
      <Statements />
      <Accounts />
    </>
  )
}
