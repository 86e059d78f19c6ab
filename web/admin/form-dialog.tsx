import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { showRefusal, useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'

type FormDialogProps = {
  open: boolean
  title: string
  /** What its button says: a verb and its thing. */
  action: string
  tone?: 'primary' | 'danger'
  look?: 'center' | 'wide'
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
  look,
  failure,
  onSubmit,
  onClose,
  children,
  ...buttons
}: FormDialogProps) {
  const formId = useId()
  const footer = <FormDialogButtons {...buttons} formId={formId} onClose={onClose} />
  return (
    <Dialog open={open} look={look} onClose={onClose} title={title} footer={footer}>
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

/** How what is sent from a window goes. */
type Going = {
  isBusy: boolean
  /** Why it was refused the last time. */
  failure?: string | undefined
  /** What was wrong with what was sent, by its path: it is said at its field. */
  faults?: Record<string, string>
}

export type ActDialogWords = Pick<
  FormDialogProps,
  'open' | 'title' | 'action' | 'tone' | 'keep' | 'disabled' | 'onClose'
> & {
  acts: Going
  busyText?: string
  /** Under which name what is typed waits while a session that ended is begun again. */
  draft: string
}

type ActDialogProps<Typed extends FieldValues> = ActDialogWords & {
  schema: z.ZodType<unknown, Typed>
  defaults: DefaultValues<Typed>
  /** Resolves with whether it was done; why it was not has been told by then. */
  act: (typed: Typed) => Promise<boolean>
  children: (form: ReturnType<typeof useSchemaForm<Typed>>) => ReactNode
}

/** What is asked in a window before something is done with one thing; it closes once that is done. */
export function ActDialog<Typed extends FieldValues>(props: ActDialogProps<Typed>) {
  const { open, title, action, tone, keep, disabled, acts, busyText = 'Saving...', onClose } = props
  const formId = useId()
  const buttons = { action, tone, keep, disabled, busy: acts.isBusy, busyText, formId, onClose }
  return (
    <Dialog {...{ open, title, onClose }} footer={<FormDialogButtons {...buttons} />}>
      <ActForm {...props} formId={formId} />
    </Dialog>
  )
}

/** Begins anew each time the window opens. */
function ActForm<Typed extends FieldValues>(props: ActDialogProps<Typed> & { formId: string }) {
  const { formId, acts, onClose, draft, schema, defaults, act, children } = props
  const { failure, faults } = acts
  const form = useSchemaForm(schema, send, { defaults, draft })
  const { setError, formError } = form
  useEffect(() => {
    if (failure !== undefined) showRefusal({ message: failure, fields: faults ?? {} }, setError)
  }, [failure, faults, setError])

  async function send(typed: Typed) {
    if (await act(typed)) onClose()
  }
  return (
    <Form id={formId} onSubmit={form.onSubmit} className="grid gap-4">
      <FormError message={formError} />
      {children(form)}
    </Form>
  )
}

/**
 * Which question is open in a window. Under `name` it waits while a session that ended is begun again, and opens again;
 * each opens without the last one's refusal.
 */
export function useAsking<Question>(name: string, { forget }: { forget: () => void }) {
  const [asking, setAsking] = useState<Question>()
  useSavedDraft(name, { typed: () => asking, restore: setAsking })

  function ask(question: Question) {
    forget()
    setAsking(question)
  }
  return {
    asking,
    ask,
    /** The same with the last refusal, which is answered in the window. */
    askOn: setAsking,
    close: () => setAsking(undefined),
  }
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
