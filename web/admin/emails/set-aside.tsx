import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { Ask } from '#contract/call.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { ActDialog } from '../form-dialog.tsx'

/** Keeps one mail that waits from leaving. */
export function SetAside({ id }: { id: string }) {
  const { mutate, isPending } = useSetAside()
  return (
    <Button variant="secondary" busy={isPending} busyText="Setting aside..." onClick={() => mutate({ id })}>
      Set aside
    </Button>
  )
}

const OldLetters = z.object({ day: z.iso.date('Please choose a day') })

/** Keeps all that wait from before a day: a shop that gets its mail server late does not send weeks of letters at once. */
export function SetAsideOld() {
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync, isPending, error, reset } = useSetAside()
  const open = () => {
    reset()
    setOpen(true)
  }
  const act = ({ day }: z.infer<typeof OldLetters>) =>
    // The day begins where the studio is.
    mutateAsync({ before: new Date(`${day}T00:00`).toISOString() }).then(
      () => true,
      () => false,
    )
  return (
    <>
      <Button variant="secondary" onClick={open}>
        Set old letters aside
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Set old letters aside"
        action="Set aside"
        acts={{ isBusy: isPending, failure: error ? messageOf(error, FAILED) : undefined }}
        busyText="Setting aside..."
        draft="set old letters aside"
        schema={OldLetters}
        defaults={{ day: '' }}
        act={act}
      >
        {(form) => (
          <>
            <p>
              Letters that wait and were written before this day do not leave. Each stays in the list, and can
              still be sent by itself.
            </p>
            <PlainField label="Written before" type="date" {...form.field('day')} />
          </>
        )}
      </ActDialog>
    </>
  )
}

const FAILED = 'Failed to set the emails aside. Please try again.'

function useSetAside() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Ask<'POST /api/emails/set-aside'>['body']) =>
      call('POST /api/emails/set-aside', { body }),
    onSuccess: ({ count }) =>
      toast.success(
        count === 0
          ? 'No email waits there'
          : `${count.toLocaleString('en-US')} ${count === 1 ? 'email' : 'emails'} set aside`,
      ),
    onError: (error) => toast.error(messageOf(error, FAILED)),
    onSettled: () => {
      for (const key of ['GET /api/emails', 'GET /api/emails/:id'])
        void client.invalidateQueries({ queryKey: [key] })
    },
  })
}
