import type { Picture } from '#contract/products.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { pictureSizes } from './picture-sizes.ts'
import { ProductPicture } from './product-picture.tsx'

/** Beside each other 1, 2 or 4: how wide a card's picture stands. */
const CARD_SIZES = pictureSizes(94, '(width >= 85rem) 19.5rem, (width >= 64rem) 23vw, (width >= 40rem) 46vw')

/** Cut at no side, and without an edge towards the ground beside it. */
const WHOLE =
  'max-sm:object-contain max-sm:[mask-image:linear-gradient(90deg,transparent_13%,black_25%,black_75%,transparent_87%)]'

type CardPicturesProps = {
  pictures: readonly Picture[]
  when?: 'first' | 'soon' | 'late'
  /** The second angle shows under a mouse; asked for once one has been near, so that phones never load it. */
  hasSecond: boolean
  /** On phones, where cards stand one under the other, a picture may be lower than square: cut, or with all of it. */
  onPhones?: 'cut' | 'whole'
}

/** The picture of a card, square; its words stand beside it. */
export function CardPictures({ pictures: [first, second], when, hasSecond, onPhones }: CardPicturesProps) {
  const alike = { sizes: CARD_SIZES, alt: '' }
  const look = classes('size-full object-cover', onPhones === 'whole' && WHOLE)
  return (
    <div
      className={classes(
        'card-picture relative aspect-square overflow-hidden rounded-picture bg-plinth',
        onPhones && 'max-sm:aspect-[4/3]',
      )}
    >
      {first ? (
        <ProductPicture {...alike} picture={first} when={when} className={look} />
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
