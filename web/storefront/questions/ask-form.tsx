import { useState } from 'react'
import { QuestionForm } from '#contract/questions.ts'
import { MAX_QUESTION } from '#domain/questions/question.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { call } from '#web/api.ts'
import { useSession } from '#web/session.ts'
import { Thanks } from './thanks.tsx'

type AskFormProps = {
  /** The piece that it is about, and the finish that is looked at. */
  about?: { productId: string; variantKey: string }
  onClose?: () => void
}

/** A question to the studio; the answer comes by email, so nobody needs an account. */
export function AskForm({ about, onClose }: AskFormProps) {
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
        ...about,
      },
      failure: 'Your question could not be sent. Please try again.',
    },
  )
  if (sentFor !== undefined) return <Thanks onClose={onClose}>Our answer comes to {sentFor}.</Thanks>
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
