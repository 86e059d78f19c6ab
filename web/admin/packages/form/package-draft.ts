import type { PackageTab } from '#domain/packages/package-tabs.ts'
import { defaultChoice } from '#domain/products/variant-key.ts'
import { pictureFile } from '#web/products/product-picture.tsx'
import { type DraftImage, draftImages } from '../../form/draft-images.ts'
import { freshId } from '../../form/fresh-id.ts'
import type { ShownManaged } from '../../products/shown-managed.ts'
import type { ShownPackage, ShownPiece } from '../shown-package.ts'

/** A catalogue piece in one choice, or a thing outside the catalogue, which has no `product`; its quantity as it was typed. */
export type DraftPiece = Pick<ShownPiece, 'product' | 'name' | 'variants' | 'choices'> & {
  id: string
  quantity: string
  thumbnail: string | undefined
  isGone: boolean
}

export type DraftRoom = { id: string; name: string; items: DraftPiece[] }
export type DraftLine = { id: string; text: string }
type DraftSpecification = { id: string; label: string; value: string }

/** A package while it is written: all figures as they were typed. */
export type PackageDraft = ReturnType<typeof emptyDraft>

/** The form of a package that is still to be made. */
export function emptyDraft() {
  return {
    name: '',
    tab: 'pre-designed' as PackageTab,
    style: '',
    bedrooms: '',
    summary: '',
    description: '',
    price: '',
    images: [] as DraftImage[],
    rooms: [emptyRoom()],
    included: [emptyLine()],
    notIncluded: [emptyLine()],
    specifications: [emptySpecification()],
    isInShop: true,
  }
}

/** The form of a package as it is. */
export function draftOf(found: ShownPackage): PackageDraft {
  const { name, tab, style, summary, description } = found
  return {
    name,
    tab,
    style,
    summary,
    description,
    bedrooms: found.bedrooms === null ? '' : String(found.bedrooms),
    price: found.price.toFixed(2),
    images: draftImages(found.pictures),
    rooms: found.rooms.map((room) => ({ ...room, id: freshId(), items: room.items.map(pieceOf) })),
    included: linesOf(found.included),
    notIncluded: linesOf(found.notIncluded),
    specifications: atLeastOne(
      found.specifications.map((line) => ({ id: freshId(), ...line })),
      emptySpecification,
    ),
    isInShop: !found.isArchived,
  }
}

export function emptyRoom(): DraftRoom {
  return { id: freshId(), name: '', items: [] }
}

export function emptyLine(): DraftLine {
  return { id: freshId(), text: '' }
}

export function emptySpecification(): DraftSpecification {
  return { id: freshId(), label: '', value: '' }
}

/** A thing outside the catalogue, to be named. */
export function otherPiece(): DraftPiece {
  return {
    id: freshId(),
    product: null,
    name: '',
    variants: {},
    choices: [],
    quantity: '1',
    thumbnail: undefined,
    isGone: false,
  }
}

/** One of a product, in the choice its page opens with. */
export function pieceFrom({ _id, name, variants, pictures: [first] }: ShownManaged): DraftPiece {
  return {
    ...otherPiece(),
    product: _id,
    name,
    variants: defaultChoice(variants),
    choices: variants,
    thumbnail: first && pictureFile(first, 128),
  }
}

function pieceOf({ product, name, variants, choices, quantity, picture, isGone }: ShownPiece): DraftPiece {
  return {
    id: freshId(),
    product,
    name,
    variants,
    choices,
    quantity: String(quantity),
    thumbnail: picture ? pictureFile(picture, 128) : undefined,
    isGone,
  }
}

function linesOf(lines: readonly string[]): DraftLine[] {
  return atLeastOne(
    lines.map((text) => ({ id: freshId(), text })),
    emptyLine,
  )
}

/** There is always a row to write into. */
function atLeastOne<Row>(rows: Row[], empty: () => Row): Row[] {
  return rows.length > 0 ? rows : [empty()]
}
