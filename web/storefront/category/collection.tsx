import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from '#kit/browser/router/router.ts'
import { GRID_PAGE_SIZE } from '#domain/products/product-list.ts'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { paths } from '#web/paths.ts'
import { CardGridSkeleton } from '#kit/browser/ui/card-grid-skeleton.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Pagination } from '#kit/browser/ui/pagination.tsx'
import { ActiveFilters } from './active-filters.tsx'
import type { CategoryList } from './category-loader.ts'
import { FilterBar } from './filter-bar.tsx'
import { choiceIn, isFiltered, isWhole, queryOf, type ListChoice } from './list-choice.ts'
import type { ShownCategory } from './use-category.ts'

type CollectionProps = {
  category: ShownCategory
  choice: ListChoice
  list: CategoryList
  isHome: boolean
  /** How soon the pictures of the first row are needed: a picture at the head of the page comes before them. */
  firstRow: 'first' | 'soon' | 'late'
}

/** The list itself: filters and sort, the pieces, and the way to its other pages. */
export function Collection({ category, choice, list, isHome, firstRow }: CollectionProps) {
  const { isComing, nextChoice } = useNextList()
  const takesLong = useDelayedFlag(isComing)
  return (
    <>
      {(list.total > 0 || isFiltered(choice)) && (
        <FilterBar category={category} choice={choice} list={list} />
      )}
      <ActiveFilters category={category} choice={nextChoice ?? choice} sizes={list.sizes} />
      {!isHome && <h2 className="sr-only">Pieces</h2>}
      <Cards category={category} choice={choice} list={list} firstRow={firstRow} takesLong={takesLong} />
      <div className="mt-12">
        <Pagination page={list.page} pages={list.pages} hrefOf={(page) => queryOf({ ...choice, page })} />
      </div>
    </>
  )
}

type CardsProps = Omit<CollectionProps, 'isHome'> & { takesLong: boolean }

function Cards({ category, choice, list, firstRow, takesLong }: CardsProps) {
  if (takesLong) return <CardGridSkeleton cards={GRID_PAGE_SIZE} />
  if (list.products.length > 0) return <ProductGrid products={list.products} firstRow={firstRow} />
  if (isWhole(choice)) return <NoProductsYet isShopEmpty={category.isAll} />
  return <NoProducts nearest={list.nearest} />
}

/** Whether another list is on its way, and what it was asked for where it is one of this category. */
function useNextList(): { isComing: boolean; nextChoice: ListChoice | undefined } {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isSame = next?.pathname === pathname
  return {
    isComing: next?.pathname.startsWith(paths.category('')) ?? false,
    nextChoice: isSame ? choiceIn(new URLSearchParams(next.search)) : undefined,
  }
}

/** Nothing was searched or filtered: there are no fewer words to try. */
function NoProductsYet({ isShopEmpty }: { isShopEmpty: boolean }) {
  return (
    <EmptyState
      title="No products found"
      hint="The first pieces are on their way."
      {...(isShopEmpty
        ? { to: paths.customDesign(), link: 'Start a custom design' }
        : { to: paths.category('all'), link: 'Browse all products' })}
    />
  )
}

function NoProducts({ nearest }: Pick<CategoryList, 'nearest'>) {
  return (
    <>
      <EmptyState
        title="No products found"
        hint="Try fewer words, or clear a filter."
        icon="search"
        to={paths.category('all')}
        link="Browse all products"
      />
      {nearest && (
        <section aria-labelledby="nearest" className="mt-12">
          <h2 id="nearest" className="title-section mb-6">
            {nearest.isSearched ? 'The same search in the whole collection' : 'From the collection'}
          </h2>
          <ProductGrid products={nearest.products} />
        </section>
      )}
    </>
  )
}

const LONG_MS = 200

/** Whether something has been going on for more than a moment: only then is a placeholder calmer than what stood there. */
function useDelayedFlag(isActive: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false)

  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setTakesLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setTakesLong(false)
    }
  }, [isActive])
  return isActive && takesLong
}
