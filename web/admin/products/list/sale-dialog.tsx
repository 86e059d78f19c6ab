import { useState } from 'react'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormDialog, submitTexts } from '../../form-dialog.tsx'
import type { BulkDialogProps } from './category-dialog.tsx'

const wrongPercent = 'Use a whole number from 1 to 90'

/** Puts the selected products on sale by a percentage, or ends their sale. */
export function SaleDialog({
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
        <Field
          label="Percent off"
          name="percentOff"
          inputMode="numeric"
          autoComplete="off"
          hint="Off the price of each; a sale price that a product has is replaced."
          error={error}
        />
      )}
    </FormDialog>
  )
}
