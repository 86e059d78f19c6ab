import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'

type FormDialogProps = {
  open: boolean
  title: string
  /** What its button says: a verb and its thing. */
  action: string
  tone?: 'primary' | 'danger'
  /** The way out without doing it. */
  keep?: string
  /** While there is nothing to do yet. */
  disabled?: boolean
  busy: boolean
  busyText: string
  /** Why it was refused, above the fields. */
  failure?: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** A few fields in a window, with one thing to do and a way out. */
export function FormDialog({
  open,
  title,
  failure,
  onSubmit,
  onClose,
  children,
  ...buttons
}: FormDialogProps) {
  const formId = useId()
  const footer = <FormDialogButtons {...buttons} formId={formId} onClose={onClose} />
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer}>
      <Form id={formId} onSubmit={onSubmit} className="grid gap-4">
        <FormError message={failure} />
        {children}
      </Form>
    </Dialog>
  )
}

type ButtonsProps = Pick<
  FormDialogProps,
  'action' | 'tone' | 'keep' | 'disabled' | 'busy' | 'busyText' | 'onClose'
> & {
  formId: string
}

function FormDialogButtons({
  action,
  tone,
  keep = 'Cancel',
  disabled,
  busy,
  busyText,
  onClose,
  formId,
}: ButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {keep}
      </Button>
      <Button form={formId} variant={tone} disabled={disabled} busy={busy} busyText={busyText}>
        {action}
      </Button>
    </>
  )
}

/** Submits a form without a schema of its own: what was typed, by name and without spaces around it. */
export function submitTexts(submit: (typed: Record<string, string>) => Promise<void>) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)]
    const texts = typed.map(([name, text]) => [name, typeof text === 'string' ? text.trim() : ''])
    void submit(Object.fromEntries(texts))
  }
}
