import { useId, useState } from 'react'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { FormDialog, submitTexts } from '../form-dialog.tsx'

const NO_REASON = 'Please give a reason'
const MAX_REASON = 2000

type ReasonDialogProps = {
  open: boolean
  title: string
  action: string
  busyText: string
  /** The way out without doing it. */
  keep?: string
  /** What will happen. */
  line: string
  hint: string
  isBusy: boolean
  failure: string | undefined
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why before the studio says no: the client reads the reason. */
export function ReasonDialog({ line, hint, isBusy, onReason, onClose, ...dialog }: ReasonDialogProps) {
  const [fault, setFault] = useState<string>()
  const id = useId()
  const submit = submitTexts(async ({ reason = '' }) => {
    setFault(reason === '' ? NO_REASON : undefined)
    if (reason === '') document.getElementById(id)?.querySelector('textarea')?.focus()
    else onReason(reason)
  })

  function close() {
    setFault(undefined)
    onClose()
  }
  return (
    <FormDialog {...dialog} tone="danger" busy={isBusy} onSubmit={(event) => submit(event)} onClose={close}>
      <p>{line}</p>
      <div id={id}>
        <TextArea label="Reason" name="reason" maxLength={MAX_REASON} hint={hint} error={fault} />
      </div>
    </FormDialog>
  )
}
