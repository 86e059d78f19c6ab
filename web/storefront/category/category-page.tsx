import { lazy, Suspense } from 'react'
import { useLoaderData, useParams, useSearchParams } from '#kit/browser/router/router.ts'
import { HomeHero } from '#web/storefront/home/home-hero.tsx'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import type { Room } from '#web/storefront/home/rooms.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { CategoryHead } from './category-head.tsx'
import type { CategoryList, loadCategory } from './category-loader.ts'
import type { Picture } from '#contract/products.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { CollectionTitle, CategoryTitle } from './collection-title.tsx'
import { Collection } from './collection.tsx'
import { choiceIn } from './list-choice.ts'
import { useCategory, type ShownCategory } from './use-category.ts'
import { DrawnByServer } from '#kit/browser/ui/drawn-by-server.tsx'

// Where the code of these cannot be fetched the rest of the page stays.
const HomeStart = lazy(() =>
  import('#web/storefront/home/home-start.tsx').catch(() => ({ default: () => null })),
)
const SearchWords = lazy(() => import('./understood-search.tsx').catch(() => ({ default: () => null })))
const HomeSections = lazy(() =>
  import('#web/storefront/home/home-sections.tsx').catch(() => ({ default: () => null })),
)

/** A category, a search or the whole collection; the whole collection from its start is the home page. */
export default function CategoryPage() {
  const list = useLoaderData<typeof loadCategory>()
  const category = useCategory(useParams()['categoryId'])
  const choice = choiceIn(useSearchParams()[0])
  const { welcome } = list
  const isHome = welcome !== undefined
  const hero = choice.search === '' ? heroOf(category.id, list) : undefined
  return (
    <>
      <CategoryHead category={category} choice={choice} list={list} isHome={isHome} />
      {welcome && (
        <>
          <HomeHero words={welcome} />
          <DrawnByServer>
            <HomeStart {...welcome} piece={list.products[0]?.pictures.at(-1)} />
          </DrawnByServer>
        </>
      )}
      {hero && <CategoryHero category={category} hero={hero} />}
      <section
        aria-labelledby="collection"
        className={classes('wrap', isHome && 'section-space', !isHome && !hero && 'pt-6 lg:pt-10')}
      >
        {!hero && <CollectionTitle category={category} choice={choice} total={list.total} isHome={isHome} />}
        {choice.search !== '' && (
          <Suspense>
            <SearchWords list={list} choice={choice} />
          </Suspense>
        )}
        <Collection
          category={category}
          choice={choice}
          list={list}
          isHome={isHome}
          firstRow={isHome ? 'late' : hero ? 'soon' : 'first'}
        />
      </section>
      {welcome ? (
        <DrawnByServer>
          <HomeSections sections={welcome.sections} />
        </DrawnByServer>
      ) : (
        <div className="section-space" />
      )}
    </>
  )
}

const SIZES = pictureSizes(100, '(width >= 48rem) 58vw, (width >= 40rem) 100vw')

type Hero = { room: Room } | { pieces: Picture[] }

/** A category as it begins: what it is, beside a room that its pieces stand in, or beside some of them. */
function CategoryHero({ category, hero }: { category: ShownCategory; hero: Hero }) {
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
const PIECES = 3

/** The rooms that the categories of our own collection are at home in; what stands in none is headed by pieces of it. */
const rooms: Record<string, Room | 'pieces'> = {
  sofa: 'living',
  settee: 'pieces',
  ottoman: 'two-bedroom',
  cabinet: 'study',
  chair: 'dining',
  stool: 'pieces',
  table: 'dining',
  bench: 'bedroom',
  bed: 'bedroom',
  dresser: 'pieces',
  desk: 'study',
  'living-room': 'living',
  'dining-room': 'dining',
  outdoor: 'pieces',
  '1-bedroom': 'one-bedroom',
  '2-bedroom': 'two-bedroom',
  '3-bedroom': 'three-bedroom',
}

/** What heads a category's page; a category of the shop's own has nothing, and begins with its words. */
function heroOf(categoryId: string, { products }: CategoryList): Hero | undefined {
  const room = Object.hasOwn(rooms, categoryId) ? rooms[categoryId] : undefined
  if (room !== 'pieces') return room && { room }
  const pieces = products.slice(0, PIECES).flatMap(({ pictures: [first] }) => first ?? [])
  return pieces.length > 0 ? { pieces } : undefined
}
