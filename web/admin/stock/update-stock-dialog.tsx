import { useEffect, useRef } from 'react'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { nameOf, signed, type StockLine } from './shown-stock.ts'
import { StockFigure } from './stock-state.tsx'
import { useStockForm } from './use-stock-form.ts'

type UpdateStockDialogProps = { line: StockLine; open: boolean; onClose: () => void }

/** Lets units of a product come or go, with a note that says why. */
export function UpdateStockDialog({ line, open, onClose }: UpdateStockDialogProps) {
  const form = useStockForm(line, onClose)
  const changeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open) changeField.current?.focus()
  }, [open])

  return (
    <FormDialog
      open={open}
      title="Update Stock"
      action="Update Stock"
      disabled={!form.canSubmit}
      busy={form.isBusy}
      busyText="Updating..."
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="font-medium">{nameOf(line.product, line.units)}</p>
      {line.units === undefined && (
        <Select
          label="Finish"
          value={form.variantKey}
          onChange={({ target }) => form.chooseFinish(target.value)}
          choices={line.product.units.map(({ variantKey, finish, stock }) => ({
            value: variantKey,
            label: `${finish} (${stock.toLocaleString('en-US')})`,
          }))}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <Result name="Current stock" units={form.current} />
        <Result name="Resulting stock" units={form.stock} />
      </div>
      <PlainField
        ref={changeField}
        label="Change"
        name="change"
        type="number"
        step={1}
        hint="10 for ten more, -2 for two fewer."
        value={form.typed}
        error={form.typedFault}
        onChange={({ target }) => form.type(target.value)}
      />
      <TextArea
        label="Note"
        name="note"
        optional
        rows={2}
        maxLength={500}
        hint="New delivery, for example."
        value={form.note}
        onChange={({ target }) => form.setNote(target.value)}
      />
    </FormDialog>
  )
}

function Result({ name, units }: { name: string; units: number }) {
  return (
    <p aria-live="polite" className="grid gap-1 text-sm">
      <span className="text-muted">{name}</span>
      {units < 0 ? (
        <span className="text-base font-medium text-red tabular-nums">{signed(units)}</span>
      ) : (
        <StockFigure units={units} />
      )}
    </p>
  )
}
