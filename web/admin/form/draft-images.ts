import type { Picture } from '#contract/products.ts'
import { pictureFile } from '#web/products/product-picture.tsx'

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
