import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { Price } from '#web/products/price.tsx'
import { dollarsTyped } from '../../dollars-typed.ts'
import type { Previewed } from '../../form/draft-preview.tsx'
import type { ProductDraft } from './product-draft.ts'

/** A product as its page will tell it; an amount that is none yet counts as nothing. */
export function previewOf(draft: ProductDraft, mode: SalesMode): Previewed {
  const amount = (text: string) => dollarsTyped(text) || 0
  const [price, salePrice] = [amount(draft.price), amount(draft.salePrice) || null]
  return {
    ...draft,
    price: mode === 'quote' ? <Price price={null} /> : <Price {...{ price, salePrice }} />,
    lists: [
      { title: 'Features', lines: draft.features.map(({ text }) => text) },
      ...draft.variants.map(({ name, options }) => ({ title: name, lines: options.map((one) => one.name) })),
    ],
    facts: [
      ['Size', draft.dimensions],
      ['Materials', draft.materials],
      ['Care', draft.details.care],
      ['Lead time', draft.details.leadTime],
    ],
  }
}
