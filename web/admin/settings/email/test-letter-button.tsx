import { useMutation } from '@tanstack/react-query'
import type { LetterTemplateName } from '#domain/emails/letter-templates.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { toast } from '#kit/browser/ui/toast.ts'

type TestLetterProps = { template: LetterTemplateName; text: string }

/** Sends the letter, with the words as they are typed, to the admin email that is saved. */
export function TestLetterButton({ template, text }: TestLetterProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/settings/test-email', { body: { template, text } }),
    onSuccess: ({ sentTo, canSend }) =>
      canSend
        ? toast.success(`Test email on its way to ${sentTo}`)
        : toast.info(`Test email for ${sentTo} waits under Emails: no mail server is set up`),
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
