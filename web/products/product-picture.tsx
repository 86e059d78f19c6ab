import type { Picture } from '#contract/products.ts'

type ProductPictureProps = {
  picture: Picture
  /** How wide it stands in the page, for the browser's choice of file: "(width >= 64rem) 25vw, 100vw". */
  sizes: string
  /** `first` is what a visitor sees before anything else. */
  when?: 'first' | 'soon' | 'late'
  /** Empty where the words beside it say the same. */
  alt?: string
  className?: string
}

/** For browsers that choose no file themselves, and for who copies its address. */
const PLAIN_WIDTH = 800

/** A picture of a piece in the file that fits, with its room reserved. */
export function ProductPicture({
  picture,
  sizes,
  when = 'late',
  alt = picture.alt,
  className,
}: ProductPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={fileSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureFile(picture, PLAIN_WIDTH)}
        srcSet={fileSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={when === 'late' ? 'lazy' : 'eager'}
        fetchPriority={when === 'first' ? 'high' : undefined}
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  )
}

/** The address of the smallest file that is at least `width` pixels wide, else of the largest. */
export function pictureFile({ base, widths }: Picture, width: number): string {
  const fitting = widths.find((made) => made >= width) ?? widths.at(-1)
  return `${base}-${fitting}.webp`
}

function fileSet({ base, widths }: Picture, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
}
