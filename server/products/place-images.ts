import { invalid } from '#server/invalid.ts'
import { MAX_PRODUCT_IMAGES, type PlacedImage, type ProductForm, UPLOADED } from '#contract/product-form.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import type { StoredPicture } from './pictures.ts'

type Placing = {
  name: string
  existingImages?: ProductForm['existingImages'] | undefined
  /** Made from the files of the form, in their order. */
  added: readonly (StoredPicture & Pick<Partial<ProductPicture>, 'variantKey'>)[]
  /** What the product has until now. */
  before: readonly ProductPicture[]
  /** The variants that there are, by their keys: a picture can show no other. */
  keys?: readonly string[]
}

/**
 * The pictures of a product in the order they are shown: as `existingImages` says, or all it has; then the files
 * that were given no place. One that was not described is described by its place.
 *
 * @throws Problem `validation_failed`: a picture that the product does not have, or too many
 */
export function placeImages({ name, existingImages, added, before, keys }: Placing): ProductPicture[] {
  const placed = (existingImages ?? before.map(({ key }) => `/${key}`)).map((entry) => {
    const { image, ...words } = typeof entry === 'string' ? { image: entry } : entry
    return described(pictureAt(image, added, before), words)
  })
  const all = withoutRepeats([...placed, ...added.map((picture) => described(picture, { alt: '' }))])
  if (all.length > MAX_PRODUCT_IMAGES) throw invalid('images', `Use at most ${MAX_PRODUCT_IMAGES} images`)
  return all.map(({ variantKey, ...picture }, at) => ({
    ...picture,
    alt: picture.alt || `${name}, view ${at + 1}`,
    variantKey: variantKey && (keys?.includes(variantKey) ?? true) ? variantKey : null,
  }))
}

function pictureAt(image: string, added: Placing['added'], before: Placing['before']) {
  const upload = UPLOADED.exec(image)?.[1]
  const found = upload === undefined ? storedAt(image, before) : added[Number(upload)]
  if (!found) throw invalid('images', 'One of the images is no longer there. Please load the page again.')
  return found
}

/** By its address in any size, on this site or with the site's name before it. */
function storedAt(image: string, before: Placing['before']): ProductPicture | undefined {
  const path = URL.canParse(image, 'https://shop') ? new URL(image, 'https://shop').pathname : ''
  return before.find(({ key }) => path === `/${key}` || path.startsWith(`/${key}-`))
}

function described(
  picture: StoredPicture & Omit<Partial<ProductPicture>, keyof StoredPicture>,
  { alt, variantKey, kind }: Partial<Exclude<PlacedImage, string>>,
): ProductPicture {
  const shows = variantKey ?? picture.variantKey ?? null
  return {
    ...picture,
    alt: alt ?? picture.alt ?? '',
    variantKey: shows,
    ...(kind !== undefined && { kind: kind || null }),
  }
}

function withoutRepeats(pictures: ProductPicture[]): ProductPicture[] {
  return pictures.filter(({ key }, at) => pictures.findIndex((picture) => picture.key === key) === at)
}
