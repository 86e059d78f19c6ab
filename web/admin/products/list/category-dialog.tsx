import { useState } from 'react'
import { useShop } from '#web/shop/shop.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import { FormDialog, submitTexts } from '../../form-dialog.tsx'

export type BulkDialogProps = {
  open: boolean
  /** How many products it is about. */
  count: number
  isBusy: boolean
  failure: string | undefined
  onClose: () => void
}

/** Moves the selected products into another main category. */
export function CategoryDialog({
  open,
  count,
  isBusy,
  failure,
  onClose,
  onChoose,
}: BulkDialogProps & { onChoose: (category: string) => Promise<void> }) {
  const { categories } = useShop()
  const [error, setError] = useState<string>()
  const submit = submitTexts(async ({ category = '' }) => {
    setError(category === '' ? 'Category is required' : undefined)
    if (category !== '') await onChoose(category)
  })
  return (
    <FormDialog
      open={open}
      title="Change category"
      action="Change category"
      busy={isBusy}
      busyText="Saving..."
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="Main category"
        name="category"
        placeholder="Choose a category"
        hint={`Of ${count === 1 ? 'the selected product' : `${count} products`}. Their further categories stay.`}
        choices={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
        defaultValue=""
        error={error}
      />
    </FormDialog>
  )
}
