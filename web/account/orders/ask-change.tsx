import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ChangeWish } from '#contract/orders/messages.ts'
import { MAX_MESSAGE } from '#domain/orders/message-limits.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { call } from '#web/api.ts'
import { cacheOrder, withOrder } from '#web/orders/order-query.ts'
import { useTalkAgain } from '#web/orders/use-messages.ts'

type AskChangeProps = { orderId: string; open: boolean; onClose: () => void }

/** What the customer would like to be different; the quote stays open. */
export function AskChange({ orderId, open, onClose }: AskChangeProps) {
  const formId = useId()
  const client = useQueryClient()
  const again = useTalkAgain()
  const attempt = useAttempt()
  const form = useSchemaForm<{ text: string }>(ChangeWish, send, {
    defaults: { text: '' },
    failure: 'Your request could not be sent. Please try again.',
    draft: `change of ${orderId}`,
  })

  async function send(body: { text: string }) {
    const reply = await attempt((idempotencyKey) =>
      call('PUT /api/orders/:id/quote/ask-change', { params: { id: orderId }, body, idempotencyKey }),
    )
    cacheOrder(client, withOrder(reply))
    form.reset()
    onClose()
    await again()
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button form={formId} busy={form.busy} busyText="Sending...">
        Ask for this change
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Ask for a change" footer={footer}>
      <Form id={formId} onSubmit={form.onSubmit} className="grid gap-4">
        <FormError message={form.formError} />
        <p>Your quote stays open. We answer with a message or a revised quote.</p>
        <TextArea label="What would you like changed?" maxLength={MAX_MESSAGE} {...form.field('text')} />
      </Form>
    </Dialog>
  )
}
