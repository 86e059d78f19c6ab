import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EditableLetter, OwnLetterForm } from '#contract/emails.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { useParams } from '#kit/browser/router/router.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { ask, call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { asOpened } from '../form/as-opened.ts'
import { BackLink } from '../form/draft-view.tsx'
import { RecordView } from '../record-view.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { letterTitle } from './letter-title.ts'
import { LetterText } from './letter-text.tsx'

/** One letter while its words are written. */
export default function LetterPage() {
  const { name = '' } = useParams()
  const missing = {
    icon: 'mail',
    title: 'Letter not found',
    to: paths.admin.letters(),
    link: 'All letters',
  } as const
  const found = useQuery({ ...ask('GET /api/emails/letters'), ...asOpened, staleTime: 0 })
  const letter = found.data?.letters.find((one) => one.name === name)
  if (found.data && !letter) return <EmptyState {...missing} />
  return (
    <RecordView
      record={{ ...found, data: letter }}
      title="Edit letter"
      failed="Failed to fetch the letter"
      missing={missing}
    >
      {(opened) => <LetterEditor key={JSON.stringify(opened.own)} letter={opened} again={found.refetch} />}
    </RecordView>
  )
}

type LetterEditorProps = { letter: EditableLetter; again: () => Promise<unknown> }

function LetterEditor({ letter: { name, own, original, placeholders, required }, again }: LetterEditorProps) {
  const title = letterTitle(name)
  const [isPreviewed, setPreviewed] = useState(false)
  const form = useSchemaForm<OwnLetterForm>(OwnLetterForm, save, {
    defaults: own ?? original,
    failure: 'Failed to save the letter',
    draft: `letter ${name}`,
  })
  const typed = form.watch()

  async function save(words: OwnLetterForm) {
    await call('PUT /api/emails/letters/:name', { params: { name }, body: words })
    form.reset(words)
    toast.success('Letter saved')
    await again()
  }

  return (
    <>
      <PageHead title={title} noindex />
      <BackLink to={paths.admin.letters()} list="Words of letters" />
      <h1 className="title-page mb-6">{title}</h1>
      <Form onSubmit={form.onSubmit} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
        <FormError message={form.formError} />
        <PlainField label="Subject" maxLength={200} {...form.field('subject')} />
        <LetterText
          label="Text"
          rows={14}
          spellCheck
          hint="The head of the letter, its button and its foot are added around your text."
          field={form.field('body')}
          text={typed.body}
          write={(body) => form.setValue('body', body, { shouldDirty: true })}
          placeholders={placeholders}
        />
        {required.length > 0 && (
          <p className="text-sm text-muted">
            The text cannot do without {required.map((part) => `{${part}}`).join(', ')}.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={form.busy} busyText="Saving..." disabled={!form.isDirty}>
            Save letter
          </Button>
          <Button variant="secondary" icon="eye" onClick={() => setPreviewed(true)}>
            Preview
          </Button>
          {own && <BackToOurs name={name} again={again} />}
        </div>
        <LeaveGuard when={form.isDirty && !form.busy} />
      </Form>
      <LetterPreview
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        title={title}
        of={[name, typed.subject, typed.body]}
        draw={() => call('POST /api/emails/letters/:name/preview', { params: { name }, body: typed })}
      />
    </>
  )
}

function BackToOurs({ name, again }: { name: string; again: () => Promise<unknown> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/emails/letters/:name', { params: { name } }),
    onSuccess: () => {
      toast.success('The original words are back')
      return again()
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to go back. Please try again.')),
  })
  return (
    <Button variant="quiet" icon="undo" busy={isPending} busyText="Going back..." onClick={() => mutate()}>
      Use the original
    </Button>
  )
}
