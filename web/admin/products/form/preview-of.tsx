import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { Price } from '#web/products/price.tsx'
import { dollarsTyped } from '../../dollars-typed.ts'
import type { Previewed } from '../../form/draft-preview.tsx'
import type { ProductDraft } from './product-draft.ts'

/** A product as its page will tell it; an amount that is none yet counts as nothing. */
export function previewOf(draft: ProductDraft, mode: SalesMode, showsGuide: boolean): Previewed {
  const amount = (text: string) => dollarsTyped(text) || 0
  const [price, salePrice] = [amount(draft.price), amount(draft.salePrice) || null]
  const [from, to] = [dollarsTyped(draft.guidePrice.from), dollarsTyped(draft.guidePrice.to)]
  const guide = showsGuide && from <= to ? { from, to } : undefined
  return {
    ...draft,
    price: mode === 'quote' ? <Price price={null} guide={guide} /> : <Price {...{ price, salePrice }} />,
    lists: [
      { id: 'features', title: 'Features', lines: draft.features },
      ...draft.variants.map(({ name, defaultId, options }) => ({
        id: `${name} ${defaultId}`,
        title: name,
        lines: options.map((one) => ({ id: one.id, text: one.name })),
      })),
    ],
    facts: [
      ['Size', draft.dimensions],
      ['Materials', draft.materials],
      ['Care', draft.details.care],
      ['Lead time', draft.details.leadTime],
    ],
  }
}
