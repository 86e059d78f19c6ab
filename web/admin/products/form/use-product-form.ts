import { useState } from 'react'
import { NewProductForm, ProductForm } from '#contract/product-form.ts'
import { useNavigate } from '#kit/browser/router/router.ts'
import { call } from '#web/api.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { useDraft } from '../../form/use-draft.ts'
import type { Keeper } from '../keeper.ts'
import { useProductsAgain } from '../list/use-product-actions.ts'
import type { ShownManaged } from '../shown-managed.ts'
import { draftOf, emptyDraft, type ProductDraft } from './product-draft.ts'
import { wireOf } from './wire-of.ts'

export type ProductFormState = ReturnType<typeof useProductForm>

/** A product while it is written. */
export function useProductForm(opened: ShownManaged | undefined, keeper: Keeper) {
  // What was opened is what a save is compared with, whatever the page learns meanwhile.
  const [product, reopen] = useState(opened)
  const unit = useLengthUnit()
  const navigate = useNavigate()
  const again = useProductsAgain()
  const draft = useDraft({
    name: `product ${opened?._id ?? 'new'}`,
    opened: product,
    reopen,
    form: product ? ProductForm : NewProductForm,
    wire: (typed: ProductDraft) => wireOf(typed, { ...keeper, unit, product }),
    defaults: () => (product ? draftOf(product, unit) : emptyDraft()),
    failed: 'Failed to create or update product',
    stored: product && { updatedAt: product.updatedAt, newest: () => newestOf(product) },
    send: (body, { idempotencyKey, updatedAt, onProgress }) =>
      product
        ? call(
            'PUT /api/products/:id',
            {
              params: { id: product._id },
              body: { ...body, stockSeen: product.variantStock, updatedAt },
              asForm: true,
            },
            onProgress,
          )
        : call('POST /api/products', { body, asForm: true, idempotencyKey }, onProgress).then(
            ({ product: added }) => {
              if (added.isWaiting)
                toast.info('It waits for the studio’s yes: the studio publishes it after a look.')
            },
          ),
    onSaved: async () => {
      await again()
      toast.success(product ? 'Product saved' : 'Product added')
      // The list shows what is in the shop; a draft is among the drafts, or where it was found.
      const isDraft = product ? product.state === 'draft' : draft.form.getValues('asDraft')
      await navigate(isDraft && !keeper.list.includes('?') ? `${keeper.list}?standing=draft` : keeper.list)
    },
  })
  return { ...draft, product, keeper, unit }
}

async function newestOf({ _id: id }: ShownManaged): Promise<ShownManaged> {
  return (await call('GET /api/products/managed/:id', { params: { id } })).product
}
