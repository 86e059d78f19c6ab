import { type PointerEvent, useState } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { stockLevel } from '#domain/stock/stock-level.ts'
import { paths } from '#web/paths.ts'
import { StockLine } from '#web/stock/stock-line.tsx'
import { WishlistHeart } from '#web/wishlist/wishlist-heart.tsx'
import type { CardProduct } from './shown-product.ts'
import { CardPictures } from './card-pictures.tsx'
import { Price } from './price.tsx'
import { ProductBadges } from './product-badges.tsx'
import { Rating } from './rating.tsx'
import { Swatch, swatchesOf } from './swatch.tsx'

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

type ProductCardProps = { product: CardProduct; when?: 'first' | 'soon' | 'late' }

/** On the picture, in a circle that it can be seen on. */
const heartLook =
  'absolute top-1 right-1 before:absolute before:inset-1 before:rounded-full before:bg-paper/85 before:transition hover:before:bg-paper'

/** A piece in a grid: the whole card leads to its page, but for its heart. */
function ProductCard({ product, when }: ProductCardProps) {
  const [isNear, setNear] = useState(false)
  const noteMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setNear(true)
  return (
    <article className="group relative" onPointerEnter={noteMouse}>
      <div className="relative">
        <CardPictures pictures={product.pictures} when={when} hasSecond={isNear} />
        <div className="absolute bottom-3 left-3 flex flex-wrap gap-1.5">
          <ProductBadges product={product} />
        </div>
      </div>
      <div className="mt-4 flex items-start justify-between gap-4">
        <CardName product={product} />
        <FinishDots names={product.finishes} />
      </div>
      <p className="mt-0.5 text-sm text-muted">{product.material}</p>
      {product.ratingCount > 0 && (
        <p className="mt-1.5 flex">
          <Rating {...product} />
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Price price={product.price} salePrice={product.salePrice} guide={product.guidePrice} />
        {stockLevel(product.stock) !== 'plenty' && <StockLine {...product} />}
      </p>
      <WishlistHeart product={product} className={heartLook} />
    </article>
  )
}

function CardName({ product: { _id, name, finish } }: { product: CardProduct }) {
  return (
    <h3 className="text-lg leading-6 font-medium">
      <Link
        to={paths.product(_id, finish)}
        className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {name}
      </Link>
    </h3>
  )
}

const MAX_DOTS = 4

/** The finishes a piece comes in as dots, where there is a choice and we can show it. */
function FinishDots({ names }: { names: readonly string[] }) {
  const shown = names.filter((name) => swatchesOf(name).length > 0)
  if (shown.length < 2) return null
  const more = shown.length - MAX_DOTS
  return (
    <span className="flex shrink-0 items-center gap-1 pt-1">
      <span className="sr-only">{`${names.length} finishes: ${names.join('; ')}`}</span>
      {shown.slice(0, MAX_DOTS).map((name) => (
        <Swatch key={name} name={name} />
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-sm text-muted">
          {`+${more}`}
        </span>
      )}
    </span>
  )
}
