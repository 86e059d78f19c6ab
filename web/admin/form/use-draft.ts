import { useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { useAttempt } from '#kit/browser/api/attempt.ts'
import { useSavedDraft } from '#kit/browser/store/saved-draft.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { draftSchema, type WiredDraft } from './draft-schema.ts'

type Sending = {
  idempotencyKey: string
  /** When what is saved over was saved; absent while it is new. */
  updatedAt: string | undefined
  onProgress: (percent: number | undefined) => void
}

type DraftOptions<Opened, Draft, Body> = {
  /** Under which name it waits while a session that ended is begun again. */
  name: string
  /** What was opened waits with it: a save is compared with that. */
  opened: Opened
  reopen: (opened: Opened) => void
  /** The schema by which the shop will check it. */
  form: z.ZodType
  wire: (draft: Draft) => WiredDraft<Body>
  defaults: () => DefaultValues<Draft>
  /** What is said when the shop gave no reason. */
  failed: string
  /** When what was opened was saved, and how to ask when it was since; absent while it is new. */
  stored: { updatedAt: string; newest: () => Promise<{ updatedAt: string }> } | undefined
  send: (body: Body, sending: Sending) => Promise<unknown>
  onSaved: () => Promise<void>
}

/** Something of the catalogue while it is written: its form, how far its files are, and a save that came in between. */
export function useDraft<Opened, Draft extends FieldValues, Body>(
  options: DraftOptions<Opened, Draft, Body>,
) {
  const { name, opened, reopen, wire, failed, stored, send, onSaved } = options
  const attempt = useAttempt()
  const [percent, setPercent] = useState<number>()
  const [isStale, setStale] = useState(false)
  const [schema] = useState(() => draftSchema(options.form, wire))
  const [defaults] = useState(options.defaults)

  async function save(draft: Draft, updatedAt = stored?.updatedAt) {
    const { body, pathOf } = wire(draft)
    setStale(false)
    try {
      await attempt((idempotencyKey) => send(body, { idempotencyKey, updatedAt, onProgress: setPercent }))
    } catch (error) {
      setStale(error instanceof CallError && error.code === 'stale')
      throw draftRefusal(error, failed, pathOf)
    } finally {
      setPercent(undefined)
    }
    await onSaved()
  }

  const form = useSchemaForm<Draft>(schema, (draft) => save(draft), {
    defaults,
    failure: failed,
    focusFirst: false,
  })

  useSavedDraft<{ opened: Opened; typed: Draft }>(name, {
    typed: () => (form.isDirty ? { opened, typed: form.getValues() } : undefined),
    restore(kept) {
      reopen(kept.opened)
      toast.info('What you typed is back. Files that were not saved have to be chosen again.')
      form.reset({ ...(defaults as Draft), ...kept.typed }, { keepDefaultValues: true })
    },
  })

  /** Changes a part that is no single input: pictures, rooms, variants. */
  function set<Part extends FieldPath<Draft>>(part: Part, value: Draft[Part]) {
    form.setValue(part, value, { shouldDirty: true })
    if (form.formState.isSubmitted) void form.trigger()
  }

  /** Saves over what somebody else saved, knowing it. */
  async function saveOver() {
    if (!stored) return
    const { updatedAt } = await stored.newest()
    await form.handleSubmit((draft) =>
      save(draft, updatedAt).catch((error: unknown) =>
        form.setError('root', { message: messageOf(error, failed) }),
      ),
    )()
  }
  return { form, set, percent, isStale, saveOver }
}

/**
 * A refusal with its fields named as a draft names them, by `pathOf`; where the shop gave no words, in those of the
 * page. Whatever else went wrong stays as it is.
 */
function draftRefusal(
  error: unknown,
  failed: string,
  pathOf: (path: string[]) => readonly PropertyKey[],
): unknown {
  if (!(error instanceof CallError)) return error
  const { status, code } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, message]) => [pathOf(path.split('.')).join('.'), message]),
  )
  return new CallError({ status, code, message: messageOf(error, failed), fields })
}
