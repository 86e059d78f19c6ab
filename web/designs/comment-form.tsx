import { useLayoutEffect } from 'react'
import { NewReply } from '#contract/designs/comments.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'

type CommentFormProps = {
  /** Under which the text is kept when the session ends. */
  name: string
  label: string
  action: string
  failure: string
  onSend: (text: string) => Promise<unknown>
  onCancel: () => void
}

/** The words of a comment or of an answer; they stay until the shop has them. */
export function CommentForm({ name, label, action, failure, onSend, onCancel }: CommentFormProps) {
  const form = useSchemaForm<{ text: string }>(NewReply, ({ text }) => onSend(text), {
    defaults: { text: '' },
    failure,
    draft: name,
  })
  const { setFocus } = form
  useLayoutEffect(() => setFocus('text'), [setFocus])
  return (
    <Form onSubmit={form.onSubmit} className="grid grid-cols-1 gap-3">
      <FormError message={form.formError} />
      <TextArea label={label} {...form.field('text')} rows={3} />
      <div className="flex flex-wrap gap-2">
        <Button size="compact" busy={form.busy} busyText="Sending...">
          {action}
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
