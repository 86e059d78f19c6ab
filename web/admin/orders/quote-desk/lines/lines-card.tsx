import { useEffect, useState } from 'react'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { Table } from '#kit/browser/ui/table.tsx'
import { useFocusOnTurn } from '#kit/browser/ui/use-focus-on-turn.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { AddButton } from '../../../form/line-list.tsx'
import { PiecePicker } from '../../../packages/form/piece-picker.tsx'
import { Margin } from '../margin.tsx'
import { costedDeskLine, pieceLine, wordsLine } from './desk-line.ts'
import { calledOf, lineColumns } from './line-columns.tsx'
import { OthersLines } from './others-lines.tsx'
import { useLines } from './use-lines.ts'

type LinesCardProps = {
  order: ShownOrder
  /** Hears whether lines were changed that are not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Where the studio changes what a quote is about. */
export function LinesCard({ order, onUnsaved }: LinesCardProps) {
  const [isOpen, setOpen] = useState(false)
  useSavedDraft(`changing lines of ${order._id}`, { typed: () => isOpen || undefined, restore: setOpen })
  const place = useFocusOnTurn<HTMLDivElement>(isOpen, 'select:enabled, input:enabled')
  return (
    <div ref={place} className="min-w-0">
      {isOpen ? (
        <LineEditor order={order} onUnsaved={onUnsaved} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" icon="edit" onClick={() => setOpen(true)}>
            Change lines
          </Button>
          {order.quote?.draft && (
            <p className="text-sm text-muted">The lines below were changed and not sent.</p>
          )}
        </div>
      )}
    </div>
  )
}

type LineEditorProps = LinesCardProps & { onClose: () => void }

function LineEditor({ order, onUnsaved, onClose }: LineEditorProps) {
  const state = useLines(order, onClose)
  const { isDirty } = state
  useEffect(() => {
    onUnsaved(isDirty)
    return () => onUnsaved(false)
  }, [isDirty, onUnsaved])
  const [picking, setPicking] = useState<string>()
  const { lines, failure, isBusy } = state
  const swapped = lines.find(({ id }) => id === picking)
  return (
    <Card title="Lines of the quote">
      <LeaveGuard when={isDirty && !isBusy} />
      <Table
        caption="Lines of the quote"
        columns={lineColumns(state, setPicking)}
        rows={lines.map((line, at) => ({ line, at }))}
        keyOf={({ line }) => line.id}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <AddButton words="Add piece" onAdd={() => setPicking('')} />
        <AddButton words="Add a line in words" onAdd={() => state.set([...lines, wordsLine()])} />
        {state.undo && (
          <Button variant="quiet" size="compact" icon="undo" onClick={state.undo}>
            Undo remove
          </Button>
        )}
      </div>
      <WholeMargin state={state} />
      <FormError message={failure} />
      {state.others && <OthersLines {...state.others} />}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Discard line changes
        </Button>
        <Button busy={isBusy} busyText="Saving..." onClick={state.save}>
          Save lines
        </Button>
      </div>
      <PiecePicker
        open={picking !== undefined}
        title={swapped ? `Swap ${calledOf(swapped)}` : 'Add a piece to the quote'}
        onPick={(product) => {
          const { id: _id, quoted: _quoted, quantity: _quantity, ...piece } = pieceLine(product)
          if (picking === '') state.set([...lines, pieceLine(product)])
          else state.set(lines.map((line) => (line.id === picking ? { ...line, ...piece } : line)))
          setPicking(undefined)
        }}
        onClose={() => setPicking(undefined)}
      />
    </Card>
  )
}

/** What is left over of the pieces whose cost is known. */
function WholeMargin({ state: { lines, products } }: { state: ReturnType<typeof useLines> }) {
  const costed = lines.map((line) => costedDeskLine(line, products.get(line.product ?? '')))
  return (
    <p className="mt-3 text-right">
      <Margin lines={costed} />
    </p>
  )
}
