import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { NewPageForm, type PageTyped } from '#contract/content.ts'
import type { Reply } from '#contract/call.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { call } from '#web/api.ts'
import { forgetShop } from '#web/shop/shop.ts'

export type Content = Reply<'GET /api/content/:slug/versions'>
type Version = Content['versions'][number]

const SAVE_FAILED = 'Failed to save the page'
const PUBLISH_FAILED = 'Failed to publish the page'

/** What the editor begins with: the draft, else what is published, else the original, else the last text. */
export function openingText({ page, versions, original }: Content): PageTyped {
  const at = page.draft ?? page.published
  const text = versions.find(({ number }) => number === at) ?? original ?? versions[0]
  const { title = '', description = '', body = '' } = text ?? {}
  return {
    title,
    description,
    body,
    inFooter: versions.find((version) => version === text)?.inFooter ?? false,
  }
}

/** A page while it is written; where somebody else saved it meanwhile, their text stands in `theirs`. */
export function usePageForm(content: Content, again: () => Promise<unknown>) {
  const { slug, latest } = content.page
  const params = { slug }
  const [seen, setSeen] = useState(latest)
  const [theirs, setTheirs] = useState<Version>()
  const form = useSchemaForm<PageTyped>(NewPageForm, saveDraft, {
    defaults: openingText(content),
    failure: SAVE_FAILED,
  })

  useSavedDraft<{ seen: number; typed: PageTyped }>(`page ${slug}`, {
    typed: () => (form.isDirty ? { seen, typed: form.getValues() } : undefined),
    restore(kept) {
      setSeen(kept.seen)
      form.reset(kept.typed, { keepDefaultValues: true })
    },
  })

  async function save(typed: PageTyped): Promise<number> {
    try {
      const { page } = await call('PUT /api/content/:slug', { params, body: { ...typed, version: seen } })
      setSeen(page.latest)
      setTheirs(undefined)
      form.reset(typed)
      return page.latest
    } catch (error) {
      showTheirs(error)
      throw error
    }
  }

  async function saveDraft(typed: PageTyped): Promise<void> {
    await save(typed)
    toast.success('Draft saved')
    await again()
  }

  /** A save that is refused shows whose text came between; the next one goes over it, knowingly. */
  function showTheirs(error: unknown): void {
    if (!(error instanceof CallError) || error.code !== 'stale') return
    const { latest: other } = error.reply as { latest?: Version }
    setTheirs(other)
    if (other) setSeen(other.number)
  }

  const publishing = useMutation({
    mutationFn: async () => {
      const version = form.isDirty || content.page.draft === undefined ? await save(form.getValues()) : seen
      await call('POST /api/content/:slug/publish', { params, body: { version } })
    },
    onSuccess: () => toast.success('Page published'),
    onError: (error) => {
      showTheirs(error)
      const body = error instanceof CallError ? error.fields['body'] : undefined
      if (body !== undefined) form.setError('body', { message: body })
      form.setError('root', { message: messageOf(error, PUBLISH_FAILED) })
    },
    onSettled: () => {
      forgetShop()
      return again()
    },
  })

  return {
    form,
    theirs,
    /** Checks what is typed before it is saved and published. */
    publish: () => void form.handleSubmit(() => publishing.mutateAsync().catch(() => undefined))(),
    isPublishing: publishing.isPending,
    takeTheirs() {
      if (!theirs) return
      const { title, description, body, inFooter } = theirs
      form.reset({ title, description, body, inFooter })
      setTheirs(undefined)
    },
  }
}
