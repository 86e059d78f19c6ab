import type { Picture } from '#contract/products.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { pictureSizes } from './picture-sizes.ts'
import { ProductPicture } from './product-picture.tsx'

/** Beside each other 1, 2 or 4: how wide a card's picture stands. */
const CARD_SIZES = pictureSizes(94, '(width >= 85rem) 19.5rem, (width >= 64rem) 23vw, (width >= 40rem) 46vw')

type CardPicturesProps = {
  pictures: readonly Picture[]
  when?: 'first' | 'soon' | 'late'
  /** The second angle shows under a mouse; asked for once one has been near, so that phones never load it. */
  hasSecond: boolean
}

/** The picture of a card, square; its words stand beside it. */
export function CardPictures({ pictures: [first, second], when, hasSecond }: CardPicturesProps) {
  const alike = { sizes: CARD_SIZES, alt: '' }
  return (
    <div className="card-picture relative aspect-square overflow-hidden rounded-picture bg-plinth">
      {first ? (
        <ProductPicture {...alike} picture={first} when={when} className="size-full object-cover" />
      ) : (
        <Icon name="image" className="absolute inset-0 m-auto size-8 text-muted" />
      )}
      {hasSecond && second && (
        <ProductPicture
          {...alike}
          picture={second}
          when="soon"
          className="absolute inset-0 size-full object-cover opacity-0 transition group-hover:opacity-100"
        />
      )}
    </div>
  )
}
