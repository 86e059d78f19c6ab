import { lazy, Suspense, type ComponentType } from 'react'
import { useLoaderData, useParams, useSearchParams } from '#kit/browser/router/router.ts'
import { HomeHero } from '#web/storefront/home/home-hero.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { CategoryHead } from './category-head.tsx'
import { CategoryHero } from './category-hero.tsx'
import type { loadCategory } from './category-loader.ts'
import { categoryRoom } from './category-room.ts'
import { CollectionTitle } from './collection-title.tsx'
import { Collection } from './collection.tsx'
import { choiceIn, isWhole } from './list-choice.ts'
import { useCategory } from './use-category.ts'

// Far down the home page, and on no other: the server draws it, its code follows once the page can be used, and
// where that cannot be fetched the rest of the page stays.
const HomeSections = lazy<ComponentType>(() =>
  import('#web/storefront/home/home-sections.tsx').catch(() => ({ default: () => null })),
)

/** A category, a search or the whole collection; the whole collection from its start is the home page. */
export default function CategoryPage() {
  const list = useLoaderData<typeof loadCategory>()
  const category = useCategory(useParams()['categoryId'])
  const choice = choiceIn(useSearchParams()[0])
  const isHome = category.isAll && isWhole(choice)
  const room = choice.search === '' ? categoryRoom(category.id) : undefined
  return (
    <>
      <CategoryHead category={category} choice={choice} list={list} isHome={isHome} />
      {isHome && <HomeHero />}
      {room && <CategoryHero category={category} room={room} />}
      <section
        aria-labelledby="collection"
        className={classes('wrap', isHome && 'section-space', !isHome && !room && 'pt-6 lg:pt-10')}
      >
        {!room && <CollectionTitle category={category} choice={choice} total={list.total} isHome={isHome} />}
        <Collection
          category={category}
          choice={choice}
          list={list}
          isHome={isHome}
          firstRow={isHome || room ? 'soon' : 'first'}
        />
      </section>
      {isHome ? (
        <Suspense>
          <HomeSections />
        </Suspense>
      ) : (
        <div className="section-space" />
      )}
    </>
  )
}
