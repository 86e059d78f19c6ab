import { Link } from '#kit/browser/router/router.ts'
import { ProductBadges } from '#web/products/product-badges.tsx'
import { Rating } from '#web/products/rating.tsx'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import type { ShownProduct } from './product-loader.ts'

/** What it is called, of what kind it is, what it is made of and how it was rated. */
export function ProductTitle({ product }: { product: ShownProduct }) {
  const { categories } = useShop()
  const category = categories.find(({ _id }) => _id === product.category)
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {category && (
          <Link
            to={paths.category(category._id)}
            className="eyebrow target-44 hover:text-ink hover:underline"
          >
            {category.name}
          </Link>
        )}
        <ProductBadges product={product} />
      </div>
      <h1 className="title-page">{product.name}</h1>
      <p className="mt-2 text-muted">{product.materials.join(', ')}</p>
      {product.ratingCount > 0 && (
        <Link to="#reviews" className="target-44 mt-3 inline-flex hover:underline">
          <Rating {...product} />
        </Link>
      )}
    </div>
  )
}
