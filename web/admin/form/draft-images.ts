import type { Picture } from '#contract/products.ts'
import {
  MAX_FILES_AT_ONCE,
  MAX_PRODUCT_IMAGES,
  TOO_MANY_AT_ONCE,
  tooManyImages,
} from '#contract/product-form.ts'
import type { PictureKind } from '#domain/products/picture-kind.ts'
import { EMPTY_FILE, mayCarryName, uploadRules } from '#kit/core/files/file-kind.ts'
import { pictureFile } from '#web/products/product-picture.tsx'
import { fileFaults } from '#web/shop/file-faults.ts'
import { freshId } from './fresh-id.ts'

const THUMBNAIL_PX = 320

/** A picture in its place: one that the shop has, with the address of a small size, or a file that was picked and is still here. */
export type DraftImage = {
  id: string
  base: string
  thumbnail: string
  file?: File
  alt: string
  /** The combination that it shows; empty for what all have in common. */
  variantKey: string
  /** What it is for; empty where it simply shows the piece. */
  kind: PictureKind | ''
}

/** The pictures that the shop has, as a form holds them. */
export function draftImages(pictures: readonly Picture[]): DraftImage[] {
  return pictures.map((picture) => ({
    id: picture.base,
    base: picture.base,
    thumbnail: pictureFile(picture, THUMBNAIL_PX),
    alt: picture.alt,
    variantKey: picture.variantKey ?? '',
    kind: picture.kind ?? '',
  }))
}

/** Files as further pictures of a form that has `placed`, and which of them were left out and why. */
export function picturesPicked(
  files: readonly File[],
  placed: readonly DraftImage[],
): { images: DraftImage[]; fault: string | undefined } {
  const images: DraftImage[] = []
  const looked = files.map((file) => {
    const fault = faultOf(file) ?? roomFault([...placed, ...images])
    if (fault === undefined)
      images.push({ id: freshId(), base: '', thumbnail: '', file, alt: '', variantKey: '', kind: '' })
    return { file, fault }
  })
  return { images, fault: fileFaults(looked) }
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

/** Every picture in its place as the shop takes them, and the files among them; `keys`: combination of the draft → variant key. */
export function wiredImages(placed: readonly DraftImage[], keys?: ReadonlyMap<string, string>) {
  const images = placed.flatMap(({ file }) => file ?? [])
  const existingImages = placed.map(({ base, file, alt, variantKey, kind }) => ({
    image: file ? `upload:${images.indexOf(file)}` : base,
    alt,
    ...(keys && { variantKey: keys.get(variantKey) ?? '', kind }),
  }))
  return { existingImages, images: images.length > 0 ? images : undefined }
}
