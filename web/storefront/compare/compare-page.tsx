import { useEffect } from 'react'
import { Link, useLoaderData, useSearchParams } from '#kit/browser/router/router.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { paths } from '#web/paths.ts'
import { CardPictures } from '#web/products/card-pictures.tsx'
import { Price } from '#web/products/price.tsx'
import type { CardProduct } from '#web/products/shown-product.ts'
import { keepCompared } from '#web/shop/compared.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import type { loadComparison } from './compare-loader.ts'
import { factRows } from './compare-rows.ts'
import { CompareTable, differs, nameLook } from './compare-table.tsx'

/** Up to four pieces side by side, by an address that can be passed on. */
export default function ComparePage() {
  const { products, addable } = useLoaderData<typeof loadComparison>()
  const ids = products.map(({ _id }) => _id)
  useEffect(() => keepCompared(ids))
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHead title="Compare pieces" noindex />
      <h1 className="title-page">Compare pieces</h1>
      {products.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          hint="Open a piece and choose Compare: up to four stand side by side."
          to={paths.browse()}
          link="Browse Collection"
        />
      ) : (
        <Facts />
      )}
      {addable.length > 0 && <Addable products={addable} ids={ids} />}
    </div>
  )
}

function Facts() {
  const { products } = useLoaderData<typeof loadComparison>()
  const [params] = useSearchParams()
  const isShort = params.get('only') === 'differs'
  const ids = products.map(({ _id }) => _id)
  const all = factRows(products, useLengthUnit())
  const rows = isShort ? all.filter(differs) : all
  const heads = products.map(({ _id, card }) => ({
    id: _id,
    head: <Head card={card} without={paths.compare(ids.filter((id) => id !== _id))} />,
  }))
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 print:hidden">
        {products.length > 1 && (
          <Link to={paths.compare(ids, !isShort)} replace preventScrollReset className="text-link target-44">
            {isShort ? 'Show all facts' : 'Show only what differs'}
          </Link>
        )}
        <Button
          variant="secondary"
          size="compact"
          icon="print"
          onClick={() => window.print()}
          className="noscript:hidden max-sm:hidden"
        >
          Print
        </Button>
      </div>
      <div className="mt-4 overflow-x-auto">
        <CompareTable caption="Compared pieces" heads={heads} rows={rows} marked={!isShort} />
      </div>
    </>
  )
}

function Head({ card, without }: { card: CardProduct; without: string }) {
  return (
    <div className="max-w-64">
      <CardPictures pictures={card.pictures.slice(0, 1)} when="soon" hasSecond={false} />
      <Link to={paths.product(card._id)} className={nameLook}>
        {card.name}
      </Link>
      <p>
        <Price price={card.price} salePrice={card.salePrice} guide={card.guidePrice} />
      </p>
      <Link
        to={without}
        replace
        preventScrollReset
        aria-label={`Remove ${card.name} from the comparison`}
        className="text-link target-44 text-sm print:hidden"
      >
        Remove
      </Link>
    </div>
  )
}

/** Others of the same kind, each a press away from standing beside them. */
function Addable({ products, ids }: { products: readonly CardProduct[]; ids: readonly string[] }) {
  return (
    <section aria-labelledby="addable" className="section-space print:hidden">
      <h2 id="addable" className="title-section">
        Put beside it
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-6 md:grid-cols-4">
        {products.map((product) => (
          <li key={product._id} className="group relative">
            <CardPictures pictures={product.pictures.slice(0, 1)} hasSecond={false} />
            <Link
              to={paths.compare([...ids, product._id])}
              replace
              preventScrollReset
              className="mt-2 block font-medium group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
            >
              <span className="sr-only">Compare with </span>
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
