import { useState } from 'react'
import { useNavigate } from '#web/router/router.ts'
import { CallError, messageOf } from '#web/api/call-error.ts'
import { call } from '#web/api/call.ts'
import { useAttempt } from '#web/api/use-attempt.ts'
import { toast } from '#web/ui/toast.ts'
import { useSchemaForm } from '#web/ui/use-schema-form.ts'
import { draftRefusal } from '../../form/draft-refusal.ts'
import type { Keeper } from '../keeper.ts'
import { useProductsAgain } from '../list/use-product-actions.ts'
import type { ShownManaged } from '../shown-managed.ts'
import { draftPath, draftSchema } from './draft-schema.ts'
import { draftOf, emptyDraft, type ProductDraft } from './product-draft.ts'
import { wireOf } from './wire-of.ts'

const FAILED = 'Failed to create or update product'

export type ProductFormState = ReturnType<typeof useProductForm>

/** A product while it is written: its form, how far its files are, and what a save met that came in between. */
export function useProductForm(opened: ShownManaged | undefined, keeper: Keeper) {
  const { isAdmin } = keeper
  // What was opened is what a save is compared with, whatever the page learns meanwhile.
  const [product] = useState(opened)
  const navigate = useNavigate()
  const again = useProductsAgain()
  const attempt = useAttempt()
  const [percent, setPercent] = useState<number>()
  const [isStale, setStale] = useState(false)
  const [schema] = useState(() => draftSchema({ isNew: product === undefined, isAdmin }))
  const [defaults] = useState(() => (product ? draftOf(product) : emptyDraft()))

  async function save(draft: ProductDraft, updatedAt = product?.updatedAt) {
    const { body, draftKeys } = wireOf(draft, { isAdmin })
    const stockSeen = product?.variantStock
    setStale(false)
    try {
      await attempt((idempotencyKey) =>
        product
          ? call(
              'PUT /api/products/:id',
              { params: { id: product._id }, body: { ...body, stockSeen, updatedAt }, asForm: true },
              setPercent,
            )
          : call('POST /api/products', { body, asForm: true, idempotencyKey }, setPercent),
      )
    } catch (error) {
      setStale(error instanceof CallError && error.code === 'stale')
      throw draftRefusal(error, FAILED, (path) => draftPath(path, draftKeys))
    } finally {
      setPercent(undefined)
    }
    await again()
    toast.success(product ? 'Product saved' : 'Product added')
    await navigate(keeper.paths.list())
  }

  const form = useSchemaForm(schema, (draft) => save(draft), {
    defaults,
    failure: FAILED,
    focusFirst: false,
  })

  /** Changes a part that is no single input: features, pictures, variants. */
  function set<Part extends keyof ProductDraft>(part: Part, value: ProductDraft[Part]) {
    form.setValue(part, value as never, { shouldDirty: true })
    if (form.formState.isSubmitted) void form.trigger()
  }

  return {
    form,
    set,
    product,
    keeper,
    percent,
    isStale,
    /** Saves over what somebody else saved, knowing it. */
    saveOver: async () => {
      if (!product) return
      const { product: newest } = await call('GET /api/products/managed/:id', { params: { id: product._id } })
      await form.handleSubmit((draft) =>
        save(draft, newest.updatedAt).catch((error: unknown) => showAgain(error)),
      )()
    },
  }

  function showAgain(error: unknown) {
    form.setError('root', { message: messageOf(error, FAILED) })
  }
}
