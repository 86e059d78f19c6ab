import type { Picture } from '#contract/products.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { classes } from '#kit/browser/ui/classes.ts'

type PackageCollageProps = {
  pictures: readonly Picture[]
  /** How wide it stands in the page, for the browser's choice of file. */
  sizes: string
  when?: 'first' | 'late'
  /** A piece that stands alone is shown whole. */
  isWhole?: boolean
}

/** The picture of a package; without one some of its pieces, as a designer lays them out. Words beside it say what it is. */
export function PackageCollage({
  pictures: [lead, ...pieces],
  sizes,
  when,
  isWhole = false,
}: PackageCollageProps) {
  const picture = { sizes, alt: '', className: 'size-full object-cover' }
  return (
    <div
      aria-hidden="true"
      className={classes(
        'relative grid gap-1 overflow-hidden rounded-picture',
        isWhole && pieces.length === 0 && lead?.width === lead?.height ? 'aspect-square' : 'aspect-[3/2]',
        pieces.length > 0 && 'grid-cols-[2fr_1fr]',
      )}
    >
      <div className="relative row-span-2 min-h-0 bg-plinth">
        {lead ? (
          <ProductPicture {...picture} picture={lead} when={when} />
        ) : (
          <Icon name="image" className="absolute inset-0 m-auto size-8 text-muted" />
        )}
      </div>
      {pieces.map((piece) => (
        <div key={piece.base} className="min-h-0 bg-plinth">
          <ProductPicture {...picture} picture={piece} />
        </div>
      ))}
    </div>
  )
}
