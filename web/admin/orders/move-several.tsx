import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAgreed } from '#domain/orders/agreed.ts'
import { type OrderStatus, orderStatuses, orderStatusLabel } from '#domain/orders/order-status.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { SelectionBar } from '#kit/browser/list/selecting.tsx'
import type { Selection } from '#kit/browser/list/use-selection.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import type { ShownOrderSummary } from '#web/orders/order-state.ts'
import { paths } from '#web/paths.ts'
import { beforeItLeaves, NOT_AGREED } from './before-it-leaves.ts'

/** Where several orders may go at once; what has to be asked of each, as a reason to cancel, is done at the order. */
const moves = ['processing', 'shipped', 'delivered'] as const satisfies OrderStatus[]
type Move = (typeof moves)[number]

export type Outcome = {
  to: Move
  done: number
  refused: readonly { order: ShownOrderSummary; why: string }[]
}

type MoveSeveralProps = {
  orders: readonly ShownOrderSummary[]
  selection: Selection
  /** Some stay as they were, which outlives the list: it may be without them now. */
  onRefused: (outcome: Outcome) => void
}

/** Moves the selected orders one after the other; each that may not go says why, and stays selected. */
export function MoveSeveral({ orders, selection, onRefused }: MoveSeveralProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<Move>()
  const [isBusy, setBusy] = useState(false)
  const chosen = orders.filter(({ _id }) => selection.has(_id))

  async function moveAll(to: Move) {
    setBusy(true)
    const refused: Outcome['refused'][number][] = []
    for (const order of chosen) {
      const why = whyNot(order, to) ?? (await move(order, to))
      if (why !== undefined) refused.push({ order, why })
    }
    const done = chosen.length - refused.length
    if (refused.length > 0) onRefused({ to, done, refused })
    else toast.success(doneWords(to, done))
    setAsking(undefined)
    selection.select(refused.map(({ order }) => order._id))
    await Promise.all(
      ['GET /api/orders', 'GET /api/dashboard'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    )
    setBusy(false)
  }
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar label="Selected orders" selection={selection}>
          {moves.map((to) => (
            <Button key={to} variant="secondary" size="compact" busy={isBusy} onClick={() => setAsking(to)}>
              Mark as {to}
            </Button>
          ))}
        </SelectionBar>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={`Mark ${counted(chosen.length)} as ${asking}?`}
        action={`Mark as ${asking}`}
        busy={isBusy}
        busyText="Saving..."
        onConfirm={() => asking && void moveAll(asking)}
        onClose={() => isBusy || setAsking(undefined)}
      >
        <p>We write to each customer. What may not go there stays as it is, and says why.</p>
      </ConfirmDialog>
    </>
  )
}

/** What the order's own page would ask first. */
export function whyNot(order: ShownOrderSummary, to: Move): string | undefined {
  const { status } = order
  if (status === 'cancelled') return 'It is cancelled.'
  if (orderStatuses.indexOf(status) >= orderStatuses.indexOf(to))
    return `It is ${orderStatusLabel(status, 'admin').toLowerCase()} already.`
  if (to !== 'processing' && status !== 'shipped') return beforeItLeaves(order)
  return isAgreed(order) ? undefined : NOT_AGREED
}

/** Resolves with why it was refused. */
function move({ _id: id, status: seen }: ShownOrderSummary, status: Move): Promise<string | undefined> {
  return call('PUT /api/orders/:id/status', { params: { id }, body: { status, seen } }).then(
    () => undefined,
    (error: unknown) => messageOf(error, 'Please try again.'),
  )
}

function doneWords(to: Move, count: number): string {
  return `${counted(count)} marked as ${to}`
}

function counted(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}

/** Which orders stay as they are, and why. */
export function OutcomeDialog({ to, done, refused, onClose }: Outcome & { onClose: () => void }) {
  return (
    <Dialog
      open
      title={`${refused.length} of ${done + refused.length} not marked as ${to}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p>{done > 0 ? `${doneWords(to, done)}. These stay as they are:` : 'Nothing has changed:'}</p>
      <ul className="mt-3 grid gap-3">
        {refused.map(({ order: { _id, number }, why }) => (
          <li key={_id} className="wrap-anywhere">
            <Link to={paths.admin.order(_id)} className="text-link">
              {number}
            </Link>
            : {why}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
