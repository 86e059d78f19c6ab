import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { useShop } from '#web/shop/shop.ts'
import type { ProductPageData } from './product-loader.ts'

type NeighboursProps = Pick<ProductPageData, 'completing' | 'related'> & { category: string }

/** What stands well beside a piece, then others of its kind, and the way to all of them. */
export function Neighbours({ category, completing, related }: NeighboursProps) {
  const { categories } = useShop()
  const name = categories.find(({ _id }) => _id === category)?.name ?? category
  return (
    <>
      {completing.length > 0 && (
        <section aria-labelledby="completing" className="drawn-late wrap section-space">
          <h2 id="completing" className="title-section mb-4">
            Completes it
          </h2>
          <ProductGrid products={completing} />
        </section>
      )}
      <section aria-labelledby="related" className="drawn-late wrap section-space mb-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="related" className="title-section">
            {related.length > 0 ? `More ${name.toLowerCase()}` : name}
          </h2>
          <Link to={paths.category(category)} className="text-link inline-flex min-h-11 items-center">
            {`All ${name.toLowerCase()}`}
          </Link>
        </div>
        {related.length > 0 && (
          <div className="mt-4">
            <ProductGrid products={related} />
          </div>
        )}
      </section>
    </>
  )
}
