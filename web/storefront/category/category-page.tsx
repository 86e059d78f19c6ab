import { lazy } from 'react'
import { useLoaderData, useParams, useSearchParams, Link } from '#kit/browser/router/router.ts'
import { HomeHero } from '#web/storefront/home/home-hero.tsx'
import { RoomPicture } from '#web/storefront/home/room-picture.tsx'
import type { Room } from '#web/storefront/home/rooms.ts'
import { pictureSizes } from '#web/products/picture-sizes.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { CategoryHead } from './category-head.tsx'
import type { loadCategory } from './category-loader.ts'
import { CollectionTitle, CategoryTitle } from './collection-title.tsx'
import { Collection } from './collection.tsx'
import { choiceIn } from './list-choice.ts'
import { UnderstoodSearch } from './understood-search.tsx'
import { useCategory, type ShownCategory } from './use-category.ts'
import { DrawnByServer } from '#kit/browser/ui/drawn-by-server.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { PageLink } from '#web/layout/search/page-links.ts'

// Where the code of these cannot be fetched the rest of the page stays.
const HomeStart = lazy(() =>
  import('#web/storefront/home/home-start.tsx').catch(() => ({ default: () => null })),
)
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
  const room = choice.search === '' ? categoryRoom(category.id) : undefined
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
      {room && <CategoryHero category={category} room={room} />}
      <section
        aria-labelledby="collection"
        className={classes('wrap', isHome && 'section-space', !isHome && !room && 'pt-6 lg:pt-10')}
      >
        {!room && <CollectionTitle category={category} choice={choice} total={list.total} isHome={isHome} />}
        {list.understood && (
          <UnderstoodSearch understood={list.understood} choice={choice} total={list.total} />
        )}
        {list.answering && <AnsweringPages pages={list.answering} />}
        <Collection
          category={category}
          choice={choice}
          list={list}
          isHome={isHome}
          firstRow={isHome ? 'late' : room ? 'soon' : 'first'}
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

/** A category as it begins: what it is, beside a room that its pieces stand in. */
function CategoryHero({ category, room }: { category: ShownCategory; room: Room }) {
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

/** The rooms that the categories of our own collection are at home in. */
const rooms: Record<string, Room> = {
  sofa: 'living',
  settee: 'lanai',
  ottoman: 'living',
  cabinet: 'dining',
  chair: 'dining',
  stool: 'dining',
  table: 'dining',
  bench: 'bedroom',
  bed: 'bedroom',
  dresser: 'bedroom',
  desk: 'study',
  'living-room': 'living',
  'dining-room': 'dining',
  outdoor: 'lanai',
  '1-bedroom': 'one-bedroom',
  '2-bedroom': 'two-bedroom',
  '3-bedroom': 'three-bedroom',
}

/** The room that heads a category's page; a category of the shop's own has none, and begins with its words. */
function categoryRoom(categoryId: string): Room | undefined {
  return Object.hasOwn(rooms, categoryId) ? rooms[categoryId] : undefined
}

/** The pages of the shop that answer a search, above the pieces. */
export function AnsweringPages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="answering" className="mt-6 max-w-text rounded-control border border-line p-4">
      <h2 id="answering" className="font-medium">
        {pages.length === 1 ? 'This page may answer it' : 'These pages may answer it'}
      </h2>
      <ul className="mt-1">
        {pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2">
              <Icon name="file" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
