import type { Picture } from '#contract/products.ts'
import {
  MAX_FILES_AT_ONCE,
  MAX_PRODUCT_IMAGES,
  TOO_MANY_AT_ONCE,
  tooManyImages,
} from '#contract/product-form.ts'
import { EMPTY_FILE, mayCarryName, uploadRules } from '#kit/core/files/file-kind.ts'
import { pictureFile } from '#web/products/product-picture.tsx'
import { freshId } from './fresh-id.ts'

const THUMBNAIL_PX = 320
/** So many of the files that were left out are named. */
const MOST_NAMED = 12

/** A picture in its place: one that the shop has, with the address of a small size, or a file that was picked and is still here. */
export type DraftImage = {
  id: string
  base: string
  thumbnail: string
  file?: File
  alt: string
  /** The combination that it shows; empty for what all have in common. */
  variantKey: string
}

/** The pictures that the shop has, as a form holds them. */
export function draftImages(pictures: readonly Picture[]): DraftImage[] {
  return pictures.map((picture) => ({
    id: picture.base,
    base: picture.base,
    thumbnail: pictureFile(picture, THUMBNAIL_PX),
    alt: picture.alt,
    variantKey: picture.variantKey ?? '',
  }))
}

/** Files as further pictures of a form that has `placed`, and which of them were left out and why. */
export function picturesPicked(
  files: readonly File[],
  placed: readonly DraftImage[],
): { images: DraftImage[]; fault: string | undefined } {
  const images: DraftImage[] = []
  const left = new Map<string, string[]>()
  for (const file of files) {
    const why = faultOf(file) ?? roomFault([...placed, ...images])
    if (why !== undefined) left.getOrInsertComputed(why, () => []).push(file.name)
    else images.push({ id: freshId(), base: '', thumbnail: '', file, alt: '', variantKey: '' })
  }
  const faults = [...left].map(([why, names]) => `${listed(names)}: ${why}`)
  return { images, fault: faults.length > 0 ? faults.join('. ') : undefined }
}

const rule = uploadRules.productImage

function faultOf({ name, size }: File): string | undefined {
  if (!mayCarryName(rule, name)) return rule.wrongType
  if (size === 0) return EMPTY_FILE
  return size > rule.maxBytes ? rule.tooLarge : undefined
}

/** Why there is no room for one more; undefined while there is. */
function roomFault(placed: readonly DraftImage[]): string | undefined {
  if (placed.length >= MAX_PRODUCT_IMAGES) return tooManyImages()
  const sent = placed.filter(({ file }) => file !== undefined)
  return sent.length >= MAX_FILES_AT_ONCE ? TOO_MANY_AT_ONCE : undefined
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return [...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** Every picture in its place as the shop takes them, and the files among them; `keys`: combination of the draft → variant key. */
export function wiredImages(placed: readonly DraftImage[], keys?: ReadonlyMap<string, string>) {
  const images = placed.flatMap(({ file }) => file ?? [])
  const existingImages = placed.map(({ base, file, alt, variantKey }) => ({
    image: file ? `upload:${images.indexOf(file)}` : base,
    alt,
    ...(keys && { variantKey: keys.get(variantKey) ?? '' }),
  }))
  return { existingImages, images: images.length > 0 ? images : undefined }
}
