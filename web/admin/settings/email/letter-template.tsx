import { useRef, useState } from 'react'
import { letterTemplates, type LetterTemplateName } from '#domain/emails/letter-templates.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { LetterPreview } from './letter-preview.tsx'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { toast } from '#kit/browser/ui/toast.ts'

type LetterTemplateProps = {
  draft: SettingsDraft
  template: LetterTemplateName
  /** Our own words, which stand while there are none of the owner's. */
  standard: string
}

/** The words of one letter, with placeholders to press, and ways to look at it before it is saved. */
export function LetterTemplate({ draft: { form, typed }, template, standard }: LetterTemplateProps) {
  const { name, sent, placeholders } = letterTemplates[template]
  const path = `email.${template}` as const
  const [isPreviewed, setPreviewed] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { ref, ...field } = form.field(path)
  const text = typed.email[template]
  const write = (words: string) =>
    form.setValue(path, words, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })

  function insert(placeholder: string) {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {}
    write(text.slice(0, from) + placeholder + text.slice(to))
    area.current?.focus()
    area.current?.setSelectionRange(from + placeholder.length, from + placeholder.length)
  }

  return (
    <SettingsGroup title={name} line={sent}>
      <TextArea
        label={`Text of the ${name.toLowerCase()}`}
        optional
        rows={6}
        placeholder={standard}
        hint={
          text === ''
            ? 'Empty: our own text is sent.'
            : 'The head of the letter, its button and its foot are added around your text.'
        }
        ref={(element) => {
          ref(element)
          area.current = element
        }}
        {...field}
      />
      <Placeholders names={placeholders} onPick={(placeholder) => insert(`{${placeholder}}`)} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="compact" icon="eye" onClick={() => setPreviewed(true)}>
          Preview
        </Button>
        <TestLetterButton template={template} text={text} />
        {text === '' ? (
          <Button variant="quiet" size="compact" icon="edit" onClick={() => write(standard)}>
            Start from our text
          </Button>
        ) : (
          <Button variant="quiet" size="compact" icon="undo" onClick={() => write('')}>
            Use our text
          </Button>
        )}
      </div>
      <LetterPreview
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        title={name}
        template={template}
        text={text}
      />
    </SettingsGroup>
  )
}

type PlaceholdersProps = { names: readonly string[]; onPick: (name: string) => void }

/** What can be filled in, each put into the text where it was last written. */
function Placeholders({ names, onPick }: PlaceholdersProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">Insert what is filled in for each customer</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => onPick(name)}
            className="min-h-11 rounded-control border border-line px-2.5 text-sm transition hover:border-ink hover:bg-sand pointer-fine:min-h-8"
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type TestLetterProps = { template: LetterTemplateName; text: string }

/** Sends the letter, with the words as they are typed, to the admin email that is saved. */
function TestLetterButton({ template, text }: TestLetterProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/settings/test-email', { body: { template, text } }),
    onSuccess: ({ sentTo, canSend, refusal }) => {
      if (refusal !== '') toast.error(`The mail server did not take the test email: ${refusal}`)
      else if (canSend) toast.success(`The mail server took the test email for ${sentTo}`)
      else toast.info(`Test email for ${sentTo} waits under Emails: no mail server is set up`)
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to send the test email. Please try again.')),
  })
  return (
    <Button
      variant="secondary"
      size="compact"
      icon="mail"
      busy={isPending}
      busyText="Sending..."
      onClick={() => mutate()}
    >
      Send test email
    </Button>
  )
}
