import { useState } from 'react'
import { QuestionForm } from '#contract/questions.ts'
import { MAX_QUESTION } from '#domain/questions/question.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { call } from '#web/api.ts'
import { useSession } from '#web/session.ts'

type AskDialogProps = {
  product: { _id: string; name: string }
  /** The finish that is looked at. */
  variantKey: string
  open: boolean
  onClose: () => void
}

/** A question about a piece; the answer comes by email, so nobody needs an account. */
export default function AskDialog({ product, variantKey, open, onClose }: AskDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Ask about ${product.name}`}>
      <AskForm productId={product._id} variantKey={variantKey} onClose={onClose} />
    </Dialog>
  )
}

type AskFormProps = { productId: string; variantKey: string; onClose: () => void }

function AskForm({ productId, variantKey, onClose }: AskFormProps) {
  const user = useSession()?.user
  const [sentFor, setSentFor] = useState<string>()
  const form = useSchemaForm(
    QuestionForm,
    async (typed) => {
      await call('POST /api/questions', { body: typed })
      setSentFor(typed.email)
    },
    {
      defaults: {
        name: user ? `${user.firstName} ${user.lastName}` : '',
        email: user?.email ?? '',
        text: '',
        productId,
        variantKey,
      },
      failure: 'Your question could not be sent. Please try again.',
    },
  )
  if (sentFor !== undefined) return <Thanks email={sentFor} onClose={onClose} />
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <FormError message={form.formError} />
      {!user && (
        <>
          <Field label="Name" autoComplete="name" {...form.field('name')} />
          <Field label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        </>
      )}
      <TextArea
        label="Your question"
        maxLength={MAX_QUESTION}
        hint={user && `Our answer goes to ${user.email}.`}
        {...form.field('text')}
      />
      <Button busy={form.busy} busyText="Sending..." className="justify-self-start">
        Send question
      </Button>
    </Form>
  )
}

function Thanks({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <div tabIndex={-1} ref={(place) => place?.focus()} className="grid gap-5">
      <p className="wrap-anywhere">Thank you. Our answer comes to {email}.</p>
      <Button variant="secondary" onClick={onClose} className="justify-self-start">
        Close
      </Button>
    </div>
  )
}
