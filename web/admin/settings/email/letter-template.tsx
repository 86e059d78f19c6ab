import { useState } from 'react'
import { letterTemplates, type LetterTemplateName } from '#domain/emails/letter-templates.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { SettingsGroup } from '../settings-group.tsx'
import type { SettingsDraft } from '../use-settings-form.ts'
import { LetterPreview } from '../../emails/letter-preview.tsx'
import { LetterText } from '../../emails/letter-text.tsx'
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
  const text = typed.email[template]
  const write = (words: string) =>
    form.setValue(path, words, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })

  return (
    <SettingsGroup title={name} line={sent}>
      <LetterText
        label={`Text of the ${name.toLowerCase()}`}
        optional
        rows={6}
        placeholder={standard}
        hint={
          text === ''
            ? 'Empty: our own text is sent.'
            : 'The head of the letter, its button and its foot are added around your text.'
        }
        field={form.field(path)}
        {...{ text, write, placeholders }}
      />
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
        of={[template, text]}
        draw={() => call('POST /api/settings/email-preview', { body: { template, text } })}
      />
    </SettingsGroup>
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
