import { useLoaderData, useParams, useSearchParams } from '#web/router/router.ts'
import { HomeHero } from '#web/storefront/home/home-hero.tsx'
import { HomeSections } from '#web/storefront/home/home-sections.tsx'
import { CategoryHead } from './category-head.tsx'
import type { loadCategory } from './category-loader.ts'
import { CollectionTitle } from './collection-title.tsx'
import { Collection } from './collection.tsx'
import { choiceIn, isWhole } from './list-choice.ts'
import { useCategory } from './use-category.ts'

/** A category, a search or the whole collection; the whole collection from its start is the home page. */
export default function CategoryPage() {
  const list = useLoaderData<typeof loadCategory>()
  const category = useCategory(useParams()['categoryId'])
  const choice = choiceIn(useSearchParams()[0])
  const isHome = category.isAll && isWhole(choice)
  return (
    <>
      <CategoryHead category={category} choice={choice} list={list} isHome={isHome} />
      {isHome && <HomeHero />}
      <section aria-labelledby="collection" className={isHome ? 'wrap section-space' : 'wrap pt-6 lg:pt-10'}>
        <CollectionTitle category={category} choice={choice} total={list.total} isHome={isHome} />
        <Collection category={category} choice={choice} list={list} isHome={isHome} />
      </section>
      {isHome ? <HomeSections /> : <div className="section-space" />}
    </>
  )
}
