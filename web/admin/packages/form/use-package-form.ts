import { useState } from 'react'
import { z } from 'zod'
import { NewPackageForm, PackageForm } from '#contract/package-form.ts'
import { useNavigate } from '#web/router/router.ts'
import { CallError, messageOf } from '#web/api/call-error.ts'
import { call } from '#web/api/call.ts'
import { useAttempt } from '#web/api/use-attempt.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { useSchemaForm } from '#web/ui/use-schema-form.ts'
import { draftRefusal } from '../../form/draft-refusal.ts'
import type { ShownPackage } from '../shown-package.ts'
import { usePackagesAgain } from '../use-package-actions.ts'
import { draftOf, emptyDraft, type PackageDraft } from './package-draft.ts'
import { draftPath, wireOf } from './wire-of.ts'

const FAILED = 'Failed to save package. Please try again.'

export type PackageFormState = ReturnType<typeof usePackageForm>

/** A package while it is written: its form, how far its files are, and what a save met that came in between. */
export function usePackageForm(opened: ShownPackage | undefined) {
  // What was opened is what a save is compared with, whatever the page learns meanwhile.
  const [found] = useState(opened)
  const navigate = useNavigate()
  const again = usePackagesAgain()
  const attempt = useAttempt()
  const [percent, setPercent] = useState<number>()
  const [isStale, setStale] = useState(false)
  const [schema] = useState(() => draftSchema(found === undefined ? NewPackageForm : PackageForm))
  const [defaults] = useState(() => (found ? draftOf(found) : emptyDraft()))

  async function save(draft: PackageDraft, updatedAt = found?.updatedAt) {
    const body = wireOf(draft)
    setStale(false)
    try {
      await attempt((idempotencyKey) =>
        found
          ? call(
              'PUT /api/packages/:id',
              { params: { id: found._id }, body: { ...body, updatedAt }, asForm: true },
              setPercent,
            )
          : call('POST /api/packages', { body, asForm: true, idempotencyKey }, setPercent),
      )
    } catch (error) {
      setStale(error instanceof CallError && error.code === 'stale')
      throw draftRefusal(error, FAILED, draftPath)
    } finally {
      setPercent(undefined)
    }
    await again()
    toast.success(found ? 'Package saved' : 'Package added')
    await navigate(paths.admin.packages())
  }

  const form = useSchemaForm(schema, (draft) => save(draft), {
    defaults,
    failure: FAILED,
    focusFirst: false,
  })

  /** Changes a part that is no single input: rooms, pictures, lists. */
  function set<Part extends keyof PackageDraft>(part: Part, value: PackageDraft[Part]) {
    form.setValue(part, value as never, { shouldDirty: true })
    if (form.formState.isSubmitted) void form.trigger()
  }

  /** Saves over what somebody else saved, knowing it. */
  async function saveOver() {
    if (!found) return
    const { package: newest } = await call('GET /api/packages/managed/:id', { params: { id: found._id } })
    await form.handleSubmit((draft) =>
      save(draft, newest.updatedAt).catch((error: unknown) =>
        form.setError('root', { message: messageOf(error, FAILED) }),
      ),
    )()
  }
  return { form, set, found, percent, isStale, saveOver }
}

/** Checks a draft as the shop will: by the very schema of its form, each refusal under the field it is about. */
function draftSchema(form: z.ZodType): z.ZodType<unknown, PackageDraft> {
  return z
    .custom<PackageDraft>(() => true)
    .superRefine((draft, context) => {
      for (const { path, message } of form.safeParse(wireOf(draft)).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: draftPath(path), message })
    })
}
