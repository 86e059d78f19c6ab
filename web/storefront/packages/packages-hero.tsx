import { useParams } from '#kit/browser/router/router.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'

const SIZES = pictureSizes(100, '(width >= 48rem) 58vw, (width >= 40rem) 100vw')

/** What a designer package is, beside a home furnished as one. */
export function PackagesHero() {
  const isBehindWindow = useParams()['style'] !== undefined
  return (
    <header className="relative bg-sand">
      <div className="md:absolute md:inset-y-0 md:right-0 md:w-[58%]">
        <RoomPicture
          room="two-bedroom"
          isFirst={!isBehindWindow}
          sizes={SIZES}
          className="aspect-[2/1] w-full object-[50%_70%] md:aspect-auto md:h-full"
        />
      </div>
      <div className="wrap grid content-center gap-4 py-8 md:min-h-[clamp(18rem,26vw,26rem)]">
        <h1 className="title-hero md:w-[36%]">A home in one decision</h1>
        <p className="max-w-[46ch] text-lg md:w-[36%]">
          Chosen by our designers, counted to the last cushion, delivered and installed together.
        </p>
      </div>
    </header>
  )
}
