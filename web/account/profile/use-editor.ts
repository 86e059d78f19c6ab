import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { ask, call } from '#web/api.ts'
import type { Ask } from '#contract/call.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { type SignedInUser, updateUser } from '#web/session.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'

type Part<Form> = {
  /** What the form starts with each time, and Cancel goes back to. */
  values: Form
  /** Sends what was typed; the person as they are then, if that has changed anything yet. */
  send: (typed: Form) => Promise<{ user?: SignedInUser }>
  failure: string
  success: string
  /** Under which name it waits when the session ends meanwhile; passwords never do. */
  draftName?: string
}

/** Who is signed in, as the profile asks for it. */
export const ownProfile = ask('GET /api/users/verify')

/** Saves a part of the profile at once. */
export const saveProfile = (body: Ask<'PUT /api/users/profile'>['body']) =>
  call('PUT /api/users/profile', { body })

/** One part of the profile that is edited by itself: shut, open, and the news that it was saved. */
export function useEditor<Form extends FieldValues & object>(
  schema: z.ZodType<unknown, Form>,
  { values, send, failure, success, draftName }: Part<Form>,
) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [news, setNews] = useState<string>()
  const form = useSchemaForm(schema, save, { failure })

  useSavedDraft<Form>(draftName, {
    typed: () => (isOpen && form.isDirty ? form.getValues() : undefined),
    restore(draft) {
      form.reset(values)
      form.reset(draft, { keepDefaultValues: true })
      setOpen(true)
    },
  })

  async function save(typed: Form) {
    const { user } = await send(typed).catch(failedAs(failure))
    if (user) {
      client.setQueryData(ownProfile.queryKey, (reply) => reply && { ...reply, user, data: user })
      updateUser(user)
    }
    setOpen(false)
    setNews(success)
  }

  return {
    form,
    isOpen,
    news,
    isUnsaved: isOpen && form.isDirty && !form.busy,
    open() {
      form.reset(values)
      setNews(undefined)
      setOpen(true)
    },
    cancel: () => setOpen(false),
    showNews: setNews,
    forgetNews: useCallback(() => setNews(undefined), []),
  }
}

/** What a section shows of its editor, whatever is edited. */
export type Editor = Pick<
  ReturnType<typeof useEditor>,
  'isOpen' | 'news' | 'open' | 'cancel' | 'forgetNews'
> & {
  form: Pick<ReturnType<typeof useSchemaForm>, 'onSubmit' | 'busy' | 'formError'>
}
