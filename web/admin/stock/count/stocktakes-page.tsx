import { useState } from 'react'
import { StocktakeForm } from '#contract/stocktakes.ts'
import type { Reply } from '#contract/call.ts'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { Link, useNavigate } from '#kit/browser/router/router.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../../admin-head.tsx'
import { ActDialog } from '../../form-dialog.tsx'
import { useActs } from '../../use-acts.ts'

type Stocktake = Reply<'GET /api/stocktakes'>['stocktakes'][number]

/** The counts of the stores, open and past. */
export default function StocktakesPage() {
  const list = useList({ search: '', filters: [] })
  const page = usePage(ask('GET /api/stocktakes', { query: list.query }))
  const [isStarting, setStarting] = useState(false)
  return (
    <>
      <AdminHead title="Count stock">
        <Button icon="plus" onClick={() => setStarting(true)}>
          Start a count
        </Button>
      </AdminHead>
      <ListView
        {...{ list, page }}
        things="counts"
        columns={5}
        rowsOf={({ stocktakes }) => stocktakes}
        empty={
          <EmptyState
            icon="box"
            title="Nothing was counted yet"
            hint="Start a count, enter what stands in your stores, and apply it: stock then says the same."
          />
        }
      >
        {(rows) => <Table caption="Counts" columns={columns} rows={rows} keyOf={({ _id }) => _id} />}
      </ListView>
      <StartDialog open={isStarting} onClose={() => setStarting(false)} />
    </>
  )
}

const columns: Column<Stocktake>[] = [
  {
    head: 'Count',
    cell: ({ _id, name }) => (
      <Link to={paths.admin.stocktake(_id)} className="target-44 font-medium text-lagoon hover:underline">
        {name}
      </Link>
    ),
  },
  {
    head: 'Started',
    cell: ({ createdAt, createdBy }) => (
      <>
        <When at={createdAt} />, {createdBy}
      </>
    ),
  },
  { head: 'Lines', numeric: true, cell: ({ lines }) => lines.toLocaleString('en-US') },
  { head: 'Differences', numeric: true, cell: ({ differences }) => differences.toLocaleString('en-US') },
  { head: 'State', cell: (stocktake) => <State stocktake={stocktake} /> },
]

/** Whether it is open, or when it was applied and by whom. */
function State({ stocktake: { appliedAt, appliedBy } }: { stocktake: Stocktake }) {
  if (appliedAt === null) return <Badge tone="info">Open</Badge>
  return (
    <>
      Applied <When at={appliedAt} />, {appliedBy}
    </>
  )
}

function StartDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const acts = useActs(['GET /api/stocktakes'])
  const navigate = useNavigate()
  async function start(body: { name: string }) {
    let id = ''
    const isDone = await acts.act(async (idempotencyKey) => {
      id = (await call('POST /api/stocktakes', { body, idempotencyKey })).stocktake._id
    }, 'Count started')
    if (isDone) await navigate(paths.admin.stocktake(id))
    return isDone
  }
  return (
    <ActDialog
      open={open}
      title="Start a count"
      action="Start count"
      acts={acts}
      busyText="Starting..."
      draft="new count"
      schema={StocktakeForm}
      defaults={{ name: '' }}
      act={start}
      onClose={onClose}
    >
      {(form) => (
        <PlainField
          label="What is counted"
          hint="Warehouse, or sofas in the showroom, for example."
          maxLength={80}
          {...form.field('name')}
        />
      )}
    </ActDialog>
  )
}
