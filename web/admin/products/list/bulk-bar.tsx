import { useState } from 'react'
import type { ManagedStanding } from '#domain/products/managed-list.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ConfirmDialog } from '#kit/browser/ui/confirm-dialog.tsx'
import { CategoryDialog, type BulkDialogProps } from './category-dialog.tsx'
import { type BulkAsk, useBulkChange } from './use-product-actions.ts'
import { SelectionBar } from '#kit/browser/list/selecting.tsx'
import type { Selection } from '#kit/browser/list/use-selection.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { FormDialog, submitTexts } from '#web/admin/form-dialog.tsx'

const wrongPercent = 'Use a whole number from 1 to 90'

type Question = 'category' | 'sale' | 'archive'

type Act = Omit<BulkAsk, 'ids'>

const publish = { action: 'publish', label: 'Publish', icon: 'check', busyText: 'Publishing...' } as const

/** Where the products of a list go with one press. */
const moves = {
  listed: { action: 'draft', label: 'Back to draft', icon: 'undo', busyText: 'Saving...' },
  draft: publish,
  waiting: publish,
  archived: { action: 'restore', label: 'Restore', icon: 'undo', busyText: 'Restoring...' },
  all: undefined,
} as const satisfies Record<ManagedStanding, unknown>

/** What can be done with the selected products; it takes its place with the first of them. */
export function BulkBar({ selection, standing }: { selection: Selection; standing: ManagedStanding }) {
  const bulk = useBulkChange()
  const [asking, setAsking] = useState<Question>()
  const { ids } = selection
  const move = moves[standing]

  function ask(question: Question) {
    bulk.forget()
    setAsking(question)
  }
  async function act(body: Act) {
    if (!(await bulk.change({ ...body, ids: [...ids] }))) return
    setAsking(undefined)
    selection.clear()
  }
  if (ids.length === 0) return null

  const dialog = { isBusy: bulk.isBusy, failure: bulk.failure, onClose: () => setAsking(undefined) }
  const compact = { variant: 'secondary', size: 'compact' } as const
  return (
    <SelectionBar label="Selected products" selection={selection}>
      <Button {...compact} onClick={() => ask('category')}>
        Change category
      </Button>
      <Button {...compact} icon="tag" onClick={() => ask('sale')}>
        Sale
      </Button>
      {move && (
        <Button
          {...compact}
          icon={move.icon}
          busy={bulk.isBusy && asking === undefined}
          busyText={move.busyText}
          onClick={() => void act({ action: move.action })}
        >
          {move.label}
        </Button>
      )}
      {standing !== 'archived' && (
        <Button {...compact} icon="box" onClick={() => ask('archive')}>
          Archive
        </Button>
      )}
      {asking === undefined && bulk.failure && (
        <div className="basis-full">
          <FormError message={bulk.failure} />
        </div>
      )}

      <CategoryDialog
        open={asking === 'category'}
        count={ids.length}
        onChoose={(category) => act({ action: 'category', category })}
        {...dialog}
      />
      <SaleDialog
        open={asking === 'sale'}
        count={ids.length}
        onChoose={(percentOff) =>
          act(percentOff === undefined ? { action: 'end-sale' } : { action: 'sale', percentOff })
        }
        {...dialog}
      />
      <ConfirmDialog
        open={asking === 'archive'}
        title={`Archive ${counted(ids.length)}?`}
        action="Archive products"
        busy={bulk.isBusy}
        busyText="Archiving..."
        error={bulk.failure}
        onConfirm={() => void act({ action: 'archive' })}
        onClose={dialog.onClose}
      >
        <p>They leave the shop and can be restored at any time. Orders keep them as they were.</p>
      </ConfirmDialog>
    </SelectionBar>
  )
}

function counted(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}

/** Puts the selected products on sale by a percentage, or ends their sale. */
function SaleDialog({
  open,
  count,
  isBusy,
  failure,
  onClose,
  onChoose,
}: BulkDialogProps & { onChoose: (percentOff: number | undefined) => Promise<void> }) {
  const [ends, setEnds] = useState(false)
  const [error, setError] = useState<string>()
  const submit = submitTexts(async ({ percentOff }) => {
    const percent = Number(percentOff)
    const isFit = ends || (Number.isInteger(percent) && percent >= 1 && percent <= 90)
    setError(isFit ? undefined : wrongPercent)
    if (isFit) await onChoose(ends ? undefined : percent)
  })
  return (
    <FormDialog
      open={open}
      title={count === 1 ? 'Sale of 1 product' : `Sale of ${count} products`}
      action={ends ? 'End sale' : 'Put on sale'}
      busy={isBusy}
      busyText="Saving..."
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceGroup
        legend="What to do"
        pick="one"
        name="sale"
        choices={[
          { value: 'begin', label: 'Put on sale' },
          { value: 'end', label: 'End the sale', hint: 'The sale price and the badge go.' },
        ]}
        chosen={[ends ? 'end' : 'begin']}
        onChange={({ target }) => setEnds(target.value === 'end')}
      />
      {!ends && (
        <PlainField
          label="Percent off"
          name="percentOff"
          inputMode="numeric"
          hint="Off the price of each; a sale price that a product has is replaced."
          error={error}
        />
      )}
    </FormDialog>
  )
}
