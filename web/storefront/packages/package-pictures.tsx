import { pictureSizes } from '#web/products/picture-sizes.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { ShownPackage } from './packages-loader.ts'
import { piecePictures } from './piece-pictures.ts'

const PIECES = 4
const LEAD_SIZES = pictureSizes(100, '(width >= 80rem) 36rem, (width >= 64rem) 45vw, (width >= 40rem) 100vw')
const PIECE_SIZES = '(width >= 80rem) 18rem, (width >= 64rem) 23vw, 50vw'

/** The package as it looks: its own pictures large, and where there is room pieces of it beneath. */
export function PackagePictures({ shown: { pictures, roomBreakdown } }: { shown: ShownPackage }) {
  const { firsts, others } = piecePictures(roomBreakdown)
  // The first pieces stand in its own picture already.
  const [lead, ...more] = pictures.length > 0 ? pictures : firsts
  if (!lead) return <NoPicture />
  const look = { sizes: LEAD_SIZES, className: 'h-auto w-full object-cover' }
  return (
    <div className="package-pictures bg-plinth">
      <ProductPicture {...look} picture={lead} when="first" />
      <div className="grid grid-cols-2 gap-1 pt-1 max-lg:hidden">
        {more.map((picture) => (
          <div key={picture.base} className="col-span-2">
            <ProductPicture {...look} picture={picture} />
          </div>
        ))}
        {others.slice(0, PIECES).map((piece) => (
          <ProductPicture
            key={piece.base}
            picture={piece}
            sizes={PIECE_SIZES}
            className="aspect-square w-full"
          />
        ))}
      </div>
    </div>
  )
}

function NoPicture() {
  return (
    <div className="grid min-h-48 place-content-center bg-plinth text-muted">
      <Icon name="image" className="size-8" />
    </div>
  )
}
