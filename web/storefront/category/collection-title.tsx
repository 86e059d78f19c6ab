import { Link } from '#kit/browser/router/router.ts'
import { useSalesMode, useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { queryOf, type ListChoice } from './list-choice.ts'
import { pieces } from './pieces.ts'
import type { ShownCategory } from './use-category.ts'

type CollectionTitleProps = { category: ShownCategory; choice: ListChoice; total: number; isHome: boolean }

/** What is listed here: the results of a search, a category, or the collection. */
export function CollectionTitle({ category, choice, total, isHome }: CollectionTitleProps) {
  if (choice.search !== '') return <SearchTitle choice={choice} total={total} />
  if (isHome) return <HomeTitle total={total} />
  return <CategoryTitle category={category} />
}

function SearchTitle({ choice, total }: Pick<CollectionTitleProps, 'choice' | 'total'>) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h1 id="collection" className="title-page">
        Search results for "{choice.search}"
      </h1>
      <p className="flex items-baseline gap-4 text-lg text-muted">
        <span aria-live="polite">{`${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`}</span>
        <Link
          to={queryOf({ ...choice, search: '', page: 1 })}
          className="text-link inline-flex min-h-11 items-center"
        >
          Clear search
        </Link>
      </p>
    </div>
  )
}

function HomeTitle({ total }: { total: number }) {
  const { collectionLine } = useShop().settings
  return (
    <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2 lg:items-end">
      <div>
        <h2 id="collection" className="title-page">
          The collection
        </h2>
        {total > 0 && (
          <p className="mt-2 text-lg">{`${pieces(total)} ${collectionLine}`.replace(/[ .]*$/, '.')}</p>
        )}
      </div>
      <p className="max-w-text text-muted lg:justify-self-end">
        <PriceNote />
      </p>
    </div>
  )
}

function PriceNote() {
  const { shipping, promises } = useShop().settings
  if (useSalesMode() === 'quote')
    return `Prices on request. Add what you like to your cart and ask for a quote; it comes by email within ${promises.quoteTime}. No payment is taken when you ask.`
  return (
    <>
      Prices are in USD, before tax. Minimum order amount is <Money dollars={shipping.minimumOrderAmount} />.
    </>
  )
}

/** The name of what is listed, what it is for, and the way back to the whole collection. */
export function CategoryTitle({ category: { title, line, isAll } }: { category: ShownCategory }) {
  return (
    <div>
      {!isAll && (
        <Breadcrumbs crumbs={[{ label: 'The collection', to: paths.category('all') }, { label: title }]} />
      )}
      <h1 id="collection" className="title-page mt-2">
        {title}
      </h1>
      {line !== '' && <p className="mt-2 max-w-text text-lg text-muted">{line}</p>}
    </div>
  )
}
