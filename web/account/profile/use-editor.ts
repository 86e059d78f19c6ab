import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { Ask } from '#contract/call.ts'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { ask, call } from '#web/api.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { updateUser } from '#web/session.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'

type Part<Form> = {
  /** What the form starts with each time, and Cancel goes back to. */
  values: Form
  /** What is sent of what was typed. */
  change: (typed: Form) => Ask<'PUT /api/users/profile'>['body']
  failure: string
  success: string
  /** Under which name it waits when the session ends meanwhile; passwords never do. */
  draftName?: string
}

/** Who is signed in, as the profile asks for it. */
export const ownProfile = ask('GET /api/users/verify')

/** One part of the profile that is edited by itself: shut, open, and the news that it was saved. */
export function useEditor<Form extends FieldValues & object>(
  schema: z.ZodType<unknown, Form>,
  { values, change, failure, success, draftName }: Part<Form>,
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
    const reply = await call('PUT /api/users/profile', { body: change(typed) }).catch(failedAs(failure))
    client.setQueryData(ownProfile.queryKey, reply)
    updateUser(reply.user)
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
