import { pictureSizes } from '#web/products/picture-sizes.ts'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import type { Room } from '#web/storefront/home/rooms.ts'
import { CategoryTitle } from './collection-title.tsx'
import type { ShownCategory } from './use-category.ts'

const SIZES = pictureSizes(100, '(width >= 48rem) 58vw, (width >= 40rem) 100vw')

/** A category as it begins: what it is, beside a room that its pieces stand in. */
export function CategoryHero({ category, room }: { category: ShownCategory; room: Room }) {
  return (
    <header className="relative bg-sand">
      <div className="md:absolute md:inset-y-0 md:right-0 md:w-[58%]">
        <RoomPicture
          room={room}
          isFirst
          sizes={SIZES}
          className="aspect-[12/5] w-full object-[50%_70%] md:aspect-auto md:h-full"
        />
      </div>
      <div className="wrap grid content-center py-5 md:min-h-[clamp(14rem,22vw,20rem)] md:py-8">
        <div className="md:w-[36%]">
          <CategoryTitle category={category} />
        </div>
      </div>
    </header>
  )
}
