import { lazy, Suspense } from 'react'
import { useLoaderData, useParams, useSearchParams } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { HomeHero } from '#web/storefront/home/home-hero.tsx'
import { CategoryHero } from './category-hero.tsx'
import { CategoryHead } from './category-head.tsx'
import type { loadCategory } from './category-loader.ts'
import { CollectionTitle } from './collection-title.tsx'
import { Collection } from './collection.tsx'
import { heroOf } from './hero-of.ts'
import { choiceIn } from './list-choice.ts'
import { useCategory } from './use-category.ts'
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
  const hero = choice.search === '' ? heroOf(category.id) : undefined
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
      {hero && <CategoryHero category={category} room={hero} />}
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
