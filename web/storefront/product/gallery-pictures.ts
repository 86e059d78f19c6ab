import type { Picture, Product } from '#contract/products.ts'
import { pictureOfVariant } from '#domain/products/cover-of.ts'
import { galleryKind } from '#domain/products/gallery-kind.ts'

/** A picture of ours in its sizes, or the address of one that lies elsewhere. */
export type GalleryPicture = Picture | { address: string; alt: string }

/** What the gallery shows of a piece: its pictures, else those that `modelUrl` lists, separated by semicolons. */
export function galleryPictures(
  product: Pick<Product, 'name' | 'pictures' | 'images' | 'modelUrl' | 'variantModels'>,
): GalleryPicture[] {
  if (product.pictures.length > 0) return product.pictures
  if (galleryKind(product) !== 'images') return []
  const addresses = product.modelUrl.split(';').map((address) => address.trim())
  return addresses
    .filter((address) => isShowable(address))
    .map((address, at) => ({ address, alt: at === 0 ? product.name : `${product.name}, view ${at + 1}` }))
}

/** A picture on this site or behind https: no other scheme may stand in a page. */
function isShowable(address: string): boolean {
  return /^(https:\/\/|\/(?![/\\]))\S+\.(jpe?g|png|webp|avif)(\?\S*)?$/i.test(address)
}

/** What tells pictures of a gallery apart. */
export function pictureId(picture: GalleryPicture): string {
  return 'address' in picture ? picture.address : picture.base
}

/** The place of the picture that shows the finish `variantKey`; undefined where none does. */
export function placeOfFinish(pictures: readonly GalleryPicture[], variantKey: string): number | undefined {
  const ours = pictures.filter((picture) => 'base' in picture)
  const shown = pictureOfVariant(ours, variantKey)
  return shown && pictures.indexOf(shown)
}
