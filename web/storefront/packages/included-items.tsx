import { Link } from '#kit/browser/router/router.ts'
import type { PackageItem } from '#contract/packages.ts'
import { itemsText } from '#kit/core/items-text.ts'
import { ProductPicture } from '#web/products/product-picture.tsx'
import { paths } from '#web/paths.ts'
import type { ShownPackage } from './packages-loader.ts'

/** Everything in the package by room: pieces of the catalogue with their pictures, the rest by name. */
export function IncludedItems({ shown }: { shown: ShownPackage }) {
  return (
    <div className="grid gap-10">
      {Object.entries(shown.roomBreakdown).map(([room, items]) => (
        <Room key={room} room={room} items={items} />
      ))}
    </div>
  )
}

type RoomProps = {
  room: string
  items: readonly PackageItem[]
  /** With its measures, and its number on the plan. */
  isInFull?: boolean
}

/** What stands in one room. */
export function Room({ room, items, isInFull = false }: RoomProps) {
  const { pieces, others } = partedItems(items)
  const drawn = drawnItems(items)
  return (
    <section aria-label={room}>
      <div className="flex items-baseline justify-between gap-6 border-b border-line pb-2">
        <h3 className="title-piece">{room}</h3>
        <p className="text-sm text-muted tabular-nums">{itemsText(countOf(items))}</p>
      </div>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {pieces.map((piece) => (
          <Piece
            key={`${piece.product} ${finishOf(piece)}`}
            piece={piece}
            place={isInFull ? drawn.findIndex((one) => one === piece) + 1 : undefined}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="mt-5 grid gap-x-6 gap-y-1.5 text-sm text-muted sm:grid-cols-2">
          {others.map(({ name, quantity }) => (
            <li key={name}>{named(name, quantity)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** `place` is its number on the plan, 0 where it is not drawn. */
function Piece({ piece, place }: { piece: CataloguePiece; place: number | undefined }) {
  const { product, name, quantity, picture, dimensions } = piece
  return (
    <li className="group relative flex items-center gap-4">
      <div className="size-20 shrink-0 overflow-hidden rounded-picture bg-plinth">
        {picture && (
          <ProductPicture picture={picture} sizes="5rem" alt="" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0">
        <Link
          to={paths.product(product)}
          className="font-medium after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
        >
          {named(name, quantity)}
        </Link>
        {place !== undefined && place > 0 && <PlanNumber place={place} />}
        <p className="text-sm text-muted">{finishOf(piece)}</p>
        {place !== undefined && dimensions !== '' && (
          <p className="text-sm text-muted">{dimensions.replaceAll(' x ', ' × ')}</p>
        )}
      </div>
    </li>
  )
}

function PlanNumber({ place }: { place: number }) {
  return (
    <span className="ml-2 inline-grid size-5 place-items-center rounded-full border border-ink text-xs tabular-nums">
      <span className="sr-only">On the plan: </span>
      {place}
    </span>
  )
}

/** Pieces that stand on the plan of their room, in the order of their numbers. */
export function drawnItems(items: readonly PackageItem[]): DrawnItem[] {
  return items.filter((item): item is DrawnItem => item.footprint !== undefined)
}

export type DrawnItem = CataloguePiece & { footprint: NonNullable<PackageItem['footprint']> }

function finishOf({ variants }: PackageItem): string {
  return Object.values(variants).join(', ')
}

/** "4 × Reed chair". */
export function named(name: string, quantity: number): string {
  return quantity === 1 ? name : `${quantity} × ${name}`
}

/** How many things a list of kinds of things comes to. */
export function countOf(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A piece of the catalogue, with its page. */
type CataloguePiece = PackageItem & { product: string }

/** The items that have a page in the catalogue, and those that come by name alone. */
function partedItems(items: readonly PackageItem[]) {
  return {
    pieces: items.filter((item): item is CataloguePiece => item.product !== null),
    others: items.filter(({ product }) => product === null),
  }
}
