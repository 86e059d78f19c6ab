import type { Ask } from '#contract/call.ts'
import { amountTyped } from '../../dollars-typed.ts'
import { wiredImages } from '../../form/draft-images.ts'
import type { DraftLine, DraftPiece, PackageDraft } from './package-draft.ts'

export type PackageBody = Ask<'POST /api/packages'>['body']

/** A draft as the shop takes it; its parts have the names they have there, but for the pictures. */
export function wireOf(draft: PackageDraft): PackageBody {
  const { images, isInShop, ...typed } = draft
  return {
    ...typed,
    price: amountTyped(typed.price),
    bedrooms: typed.tab === 'pre-designed' ? typed.bedrooms : '',
    included: textOf(typed.included),
    notIncluded: textOf(typed.notIncluded),
    specifications: typed.specifications.map(({ label, value }) => ({ label, value })),
    rooms: typed.rooms.map(({ name, items }) => ({ name, items: items.map(wiredPiece) })),
    isArchived: !isInShop,
    ...wiredImages(images),
  }
}

function wiredPiece({ product, name, variants, quantity }: DraftPiece) {
  const count = quantity.trim() === '' ? 0 : Number(quantity)
  return product === null ? { name, quantity: count } : { product, variants, quantity: count }
}

function textOf(lines: readonly DraftLine[]): string[] {
  return lines.map(({ text }) => text)
}

/** The field of the draft that a part of the form stands for. */
export function draftPath(path: readonly PropertyKey[]): PropertyKey[] {
  const [part, at, ...rest] = path
  if (part === 'existingImages' || part === 'images') return ['images']
  if (part === 'isArchived') return ['isInShop']
  const isLine = (part === 'included' || part === 'notIncluded') && at !== undefined
  return isLine ? [part, at, 'text', ...rest] : [...path]
}
