import { z } from 'zod'
import { NewProductForm, ProductForm } from '#contract/product-form.ts'
import type { ProductDraft } from './product-draft.ts'
import { wireOf } from './wire-of.ts'

type Kind = { isNew: boolean; isAdmin: boolean }

/** Checks a draft as the shop will: by the very schema of its form, each refusal under the field it is about. */
export function draftSchema({ isNew, isAdmin }: Kind): z.ZodType<unknown, ProductDraft> {
  const form: z.ZodType = isNew ? NewProductForm : ProductForm
  return z
    .custom<ProductDraft>(() => true)
    .superRefine((draft, context) => {
      const { body, draftKeys } = wireOf(draft, { isAdmin })
      for (const { path, message } of form.safeParse(body).error?.issues ?? []) {
        context.addIssue({ code: 'custom', path: draftPath(path, draftKeys), message })
      }
    })
}

/** The field of the draft that a part of the form stands for. */
export function draftPath(
  path: readonly PropertyKey[],
  draftKeys: ReadonlyMap<string, string>,
): PropertyKey[] {
  const [part, key, ...rest] = path
  if (part === 'existingImages') return ['images']
  if (part === 'details' && (key === 'size' || key === 'packed')) return [key, ...rest]
  if (part === 'images' || part === 'models') return [part]
  if (part !== 'variantStock' && part !== 'variantModels') return [...path]
  return [part, draftKeys.get(String(key)) ?? String(key), ...rest]
}
