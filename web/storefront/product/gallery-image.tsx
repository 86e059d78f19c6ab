import { ProductPicture } from '#web/products/product-picture.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'

type GalleryImageProps = {
  picture: GalleryPicture
  sizes: string
  when?: 'first' | 'soon' | 'late'
  alt?: string
  className?: string
}

/** A picture of the gallery, wherever it lies; one from elsewhere has a single size. */
export function GalleryImage({
  picture,
  sizes,
  when = 'late',
  alt = picture.alt,
  className,
}: GalleryImageProps) {
  if ('address' in picture)
    return (
      <img
        src={picture.address}
        alt={alt}
        loading={when === 'late' ? 'lazy' : 'eager'}
        draggable={false}
        className={className}
      />
    )
  return <ProductPicture picture={picture} sizes={sizes} when={when} alt={alt} className={className} />
}
