import { Link } from '#kit/browser/router/router.ts'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { useShop } from '#web/shop/shop.ts'
import type { CardProduct } from '#web/products/shown-product.ts'
import { paths } from '#web/paths.ts'

type RelatedProductsProps = { category: string; products: readonly CardProduct[] }

/** Others of the same kind, and the way to all of them. */
export function RelatedProducts({ category, products }: RelatedProductsProps) {
  const { categories } = useShop()
  const name = categories.find(({ _id }) => _id === category)?.name ?? category
  return (
    <section aria-labelledby="related" className="drawn-late wrap section-space mb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="related" className="title-section">
          {products.length > 0 ? `More ${name.toLowerCase()}` : name}
        </h2>
        <Link to={paths.category(category)} className="text-link inline-flex min-h-11 items-center">
          {`All ${name.toLowerCase()}`}
        </Link>
      </div>
      {products.length > 0 && (
        <div className="mt-4">
          <ProductGrid products={products} />
        </div>
      )}
    </section>
  )
}
