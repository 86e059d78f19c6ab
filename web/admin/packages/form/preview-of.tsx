import { Price } from '#web/products/price.tsx'
import { dollarsTyped } from '../../dollars-typed.ts'
import type { Previewed } from '../../form/draft-preview.tsx'
import type { PackageDraft } from './package-draft.ts'

/** A package as its page will tell it; an amount that is none yet counts as nothing. */
export function previewOf(draft: PackageDraft): Previewed {
  const { name, images, description, summary, rooms, included, notIncluded, specifications } = draft
  return {
    name,
    images,
    price: <Price price={dollarsTyped(draft.price) || 0} />,
    description: [summary, description].filter(Boolean).join('\n\n'),
    lists: [
      ...rooms.map((room) => ({
        id: room.id,
        title: room.name,
        lines: room.items.map(({ id, quantity, name: piece }) => ({ id, text: `${quantity} × ${piece}` })),
      })),
      { id: 'included', title: 'Included', lines: included },
      { id: 'not-included', title: 'Not included', lines: notIncluded },
    ],
    facts: specifications.map(({ label, value }) => [label, value] as const),
  }
}
