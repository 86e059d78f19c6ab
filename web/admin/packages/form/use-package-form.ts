import { useState } from 'react'
import { NewPackageForm, PackageForm } from '#contract/package-form.ts'
import { useNavigate } from '#kit/browser/router/router.ts'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useDraft } from '../../form/use-draft.ts'
import { useListAddress } from '../../list-of.tsx'
import { type ShownPackage, usePackagesAgain } from '../shown-package.ts'
import { draftOf, emptyDraft, type PackageDraft } from './package-draft.ts'
import { draftPath, wireOf } from './wire-of.ts'

export type PackageFormState = ReturnType<typeof usePackageForm>

/** A package while it is written. */
export function usePackageForm(opened: ShownPackage | undefined) {
  // What was opened is what a save is compared with, whatever the page learns meanwhile.
  const [found, reopen] = useState(opened)
  const navigate = useNavigate()
  const list = useListAddress(paths.admin.packages())
  const again = usePackagesAgain()
  const draft = useDraft({
    name: `package ${opened?._id ?? 'new'}`,
    opened: found,
    reopen,
    form: found ? PackageForm : NewPackageForm,
    wire: (typed: PackageDraft) => ({ body: wireOf(typed), pathOf: draftPath }),
    defaults: () => (found ? draftOf(found) : emptyDraft()),
    failed: 'Failed to save package. Please try again.',
    stored: found && { updatedAt: found.updatedAt, newest: () => newestOf(found) },
    send: (body, { idempotencyKey, updatedAt, onProgress }) =>
      found
        ? call(
            'PUT /api/packages/:id',
            { params: { id: found._id }, body: { ...body, updatedAt }, asForm: true },
            onProgress,
          )
        : call('POST /api/packages', { body, asForm: true, idempotencyKey }, onProgress),
    onSaved: async () => {
      await again()
      toast.success(found ? 'Package saved' : 'Package added')
      await navigate(list)
    },
  })
  return { ...draft, found }
}

async function newestOf({ _id: id }: ShownPackage): Promise<ShownPackage> {
  return (await call('GET /api/packages/managed/:id', { params: { id } })).package
}
