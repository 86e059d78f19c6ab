import { ProductCard } from './product-card.tsx'
import type { CardProduct } from './shown-product.ts'

/** So many cards fill the first row of the widest grid. */
const FIRST_ROW = 4

type ProductGridProps = {
  products: readonly CardProduct[]
  /** How soon the pictures of the first row are needed; the others come when they are scrolled to. */
  firstRow?: 'first' | 'soon' | 'late'
}

/** Pieces side by side, 1, 2 or 4 in a row. */
export function ProductGrid({ products, firstRow = 'late' }: ProductGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {products.map((product, at) => (
        <li key={product._id}>
          <ProductCard product={product} when={at < FIRST_ROW ? firstRow : 'late'} />
        </li>
      ))}
    </ul>
  )
}
