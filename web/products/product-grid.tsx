import { type PointerEvent, useState } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { type Badge, rareBadges } from '#domain/products/badges.ts'
import { stockLevel } from '#domain/stock/stock-level.ts'
import { paths } from '#web/paths.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { StockLine } from '#web/stock/stock-line.tsx'
import { WishlistHeart } from '#web/wishlist/wishlist-heart.tsx'
import type { CardProduct } from './shown-product.ts'
import { CardPictures } from './card-pictures.tsx'
import { Price } from './price.tsx'
import { ProductBadges } from './product-badges.tsx'
import { Rating } from './rating.tsx'
import { sizeLine } from './size-line.ts'
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
  const badges = rareBadges(products)
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
      {products.map((product, at) => (
        <li key={product._id}>
          <ProductCard product={product} badges={badges} when={at < FIRST_ROW ? firstRow : 'late'} />
        </li>
      ))}
    </ul>
  )
}

type ProductCardProps = { product: CardProduct; badges: readonly Badge[]; when?: 'first' | 'soon' | 'late' }

/** On the picture, in a circle that it can be seen on. */
const heartLook =
  'absolute top-1 right-1 before:absolute before:inset-1 before:rounded-full before:bg-paper/85 before:transition hover:before:bg-paper'

/** A piece in a grid: the whole card leads to its page, but for its heart. */
function ProductCard({ product, badges, when }: ProductCardProps) {
  const [isNear, setNear] = useState(false)
  const unit = useLengthUnit()
  const noteMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setNear(true)
  return (
    <article className="group relative" onPointerEnter={noteMouse}>
      <div className="relative">
        <CardPictures
          pictures={product.pictures}
          when={when}
          hasSecond={isNear}
          onPhones={onPhones(product)}
        />
        <div className="absolute bottom-3 left-3 flex flex-wrap gap-1.5">
          <ProductBadges product={product} among={badges} />
        </div>
      </div>
      <div className="mt-4 flex items-start justify-between gap-4">
        <CardName product={product} />
        <FinishDots names={product.finishes} />
      </div>
      <p className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{product.material}</span>
        {product.size && (
          <span className="whitespace-nowrap tabular-nums">{sizeLine(product.size, unit)}</span>
        )}
      </p>
      <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <Price price={product.price} salePrice={product.salePrice} guide={product.guidePrice} />
        <Rating {...product} />
        {stockLevel(product.stock) !== 'plenty' && <StockLine {...product} />}
      </p>
      <WishlistHeart product={product} className={heartLook} />
    </article>
  )
}

/** Two cards are seen at once there; a picture loses its upper and lower edge only where the piece is low. */
function onPhones({ size }: CardProduct) {
  return size && size.widthCm > 1.4 * size.heightCm ? 'cut' : 'whole'
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
