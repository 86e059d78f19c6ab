import { useState } from 'react'
import { choicesOf, ListFilters } from '#kit/browser/list/list-filters.tsx'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { useNavigate, useParams } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../../admin-head.tsx'
import { BackLink } from '../../form/draft-view.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { DeleteOne } from '../../delete-one.tsx'
import { CountList } from '../../products/import/count-list.tsx'
import { lineColumns } from './count-lines.tsx'
import { CountsFile } from './counts-file.tsx'
import { ScanField } from './scan-field.tsx'
import { type ShownStocktake, useCounting } from './use-counting.ts'

const views = { all: 'All pieces', counted: 'Counted', differences: 'Differences' } as const
const lineList = {
  search: 'Search by name or code',
  filters: [{ name: 'view', label: 'Lines', choices: choicesOf(views) }],
} as const

/** One count: what stands in the stores is entered, compared and applied. */
export default function StocktakePage() {
  const { id = '' } = useParams()
  const list = useList(lineList)
  const page = usePage(ask('GET /api/stocktakes/:id', { params: { id }, query: list.query }))
  const stocktake = page.data?.stocktake
  const isOpen = stocktake?.appliedAt === null
  const { enter } = useCounting(id)
  const columns = lineColumns(isOpen ? (count) => void enter([count], 'Count saved') : undefined)
  return (
    <>
      <BackLink to={paths.admin.stocktakes()} list="Count stock" />
      <AdminHead title={stocktake?.name ?? 'Count'}>
        {stocktake && isOpen && <Acts stocktake={stocktake} />}
      </AdminHead>
      {stocktake && <Summary stocktake={stocktake} />}
      {isOpen && (
        <div className="my-6 grid items-start gap-6 lg:grid-cols-2">
          <ScanField id={id} />
          <CountsFile id={id} />
        </div>
      )}
      <ListFilters list={list} columns="md:grid-cols-[minmax(0,1fr)_13rem]" />
      <ListView {...{ list, page }} things="lines" columns={6} rowsOf={({ lines }) => lines}>
        {(lines) => (
          <Table
            caption="Lines"
            columns={columns}
            rows={lines}
            keyOf={({ productId, variantKey }) => `${productId} ${variantKey}`}
          />
        )}
      </ListView>
    </>
  )
}

/** Who counted and when, and what it comes to. */
function Summary({ stocktake }: { stocktake: ShownStocktake }) {
  const { createdAt, createdBy, appliedAt, appliedBy, lines, differences, more, fewer } = stocktake
  return (
    <>
      <p className="-mt-3 mb-4 text-muted">
        Started <When at={createdAt} look="moment" /> by {createdBy}.{' '}
        {appliedAt === null ? (
          'Count every piece that stands in your stores, also what orders hold that has not left yet.'
        ) : (
          <>
            Applied <When at={appliedAt} look="moment" /> by {appliedBy}.
          </>
        )}
      </p>
      <CountList
        counts={[
          { label: 'Counted', value: lines },
          { label: 'Differences', value: differences },
          { label: 'Units more', value: more, tone: 'good' },
          { label: 'Units fewer', value: fewer, tone: 'bad' },
        ]}
      />
    </>
  )
}

const figure = (count: number) => count.toLocaleString('en-US')

function Acts({ stocktake: { _id: id, lines, differences, more, fewer } }: { stocktake: ShownStocktake }) {
  const [asking, setAsking] = useState<'apply' | 'delete'>()
  const { apply, isBusy, failure, forget } = useCounting(id)
  const navigate = useNavigate()
  const close = () => {
    forget()
    setAsking(undefined)
  }
  return (
    <div className="flex gap-3">
      <Button variant="secondary" onClick={() => setAsking('delete')}>
        Delete
      </Button>
      <Button disabled={lines === 0} onClick={() => setAsking('apply')}>
        Apply
      </Button>
      <FormDialog
        open={asking === 'apply'}
        title="Apply this count?"
        action="Apply count"
        busy={isBusy}
        busyText="Applying..."
        failure={failure}
        onSubmit={(event) => {
          event.preventDefault()
          void apply().then((isDone) => isDone && close())
        }}
        onClose={close}
      >
        <p>
          {differences === 0
            ? 'Nothing differs: stock stays as it is.'
            : `Differences: ${figure(differences)} of ${figure(lines)} counted. Units more: ${figure(more)}, fewer: ${figure(fewer)}.`}
        </p>
        <p className="text-muted">
          What was sold since it was counted stays sold. What is not counted stays as it is. Nothing of this
          count can be changed afterwards.
        </p>
      </FormDialog>
      <DeleteOne
        what="count"
        id={asking === 'delete' ? id : undefined}
        send={() => call('DELETE /api/stocktakes/:id', { params: { id } })}
        again={() => Promise.resolve()}
        onDeleted={() => void navigate(paths.admin.stocktakes())}
        onClose={close}
      >
        <p>What was counted in it goes with it. Stock stays as it is.</p>
      </DeleteOne>
    </div>
  )
}
