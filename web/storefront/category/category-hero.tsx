import { pictureSizes } from '#web/products/picture-sizes.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import { CategoryTitle } from './collection-title.tsx'
import type { Hero } from './hero-of.ts'
import type { ShownCategory } from './use-category.ts'

const SIZES = pictureSizes(100, '(width >= 48rem) 58vw, (width >= 40rem) 100vw')

/** A category as it begins: what it is, beside a room that its pieces stand in, or beside some of them. */
export function CategoryHero({ category, hero }: { category: ShownCategory; hero: Hero }) {
  return (
    <header className="relative bg-sand">
      <div className="md:absolute md:inset-y-0 md:right-0 md:w-[58%]">
        {'room' in hero ? (
          <RoomPicture room={hero.room} isFirst sizes={SIZES} className={`${heroLook} object-[50%_70%]`} />
        ) : (
          <div className={`${heroLook} flex bg-plinth`}>
            {hero.pieces.map((picture, at) => (
              <div key={picture.base} className="min-w-0 flex-1">
                <ProductPicture
                  picture={picture}
                  sizes={PIECE_SIZES}
                  alt=""
                  when={at === 0 ? 'first' : 'soon'}
                  className="size-full object-cover"
                />
              </div>
            ))}
          </div>
        )}
      </div>
      <div className="wrap grid content-center py-5 md:min-h-[clamp(14rem,22vw,20rem)] md:py-8">
        <div className="md:w-[36%]">
          <CategoryTitle category={category} />
        </div>
      </div>
    </header>
  )
}

const heroLook = 'aspect-[12/5] w-full md:aspect-auto md:h-full'
const PIECE_SIZES = pictureSizes(34, '(width >= 48rem) 20vw, 34vw')
