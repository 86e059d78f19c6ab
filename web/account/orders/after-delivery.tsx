import { Link } from '#kit/browser/router/router.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { installation } from '#domain/policies.ts'
import { usePromises } from '#web/shop/shop.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { paths } from '#web/paths.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'

/** What to expect of installation, and once the order is there, what to look at and to tell. */
export function AfterDelivery({ order }: { order: ShownOrder }) {
  if (!isAgreed(order) || order.status === 'cancelled') return null
  return order.isDelivered ? <Delivered order={order} /> : <OnItsWay />
}

function OnItsWay() {
  return (
    <div className="grid max-w-text gap-2 text-sm text-muted print:hidden">
      <p>
        Installation: {capitalized(installation.leadTime)}, booked {installation.bookedAhead} ahead.
      </p>
      <p>
        After delivery: <ReturnsFacts />
      </p>
    </div>
  )
}

function Delivered({ order }: { order: ShownOrder }) {
  return (
    <section aria-labelledby="delivered" className="grid gap-5 border-t border-line pt-6 print:hidden">
      <div className="grid max-w-text gap-2">
        <h2 id="delivered" className="title-section">
          After delivery
        </h2>
        <p>
          <ReturnsFacts />
        </p>
      </div>
      <ReviewLinks items={order.orderItems} />
    </section>
  )
}

function ReturnsFacts() {
  const { damageTime, returnTime } = usePromises()
  return (
    <>
      Report damage within {damageTime} and ask for returns within {returnTime} of delivery.{' '}
      <Link to={paths.returns()} className="text-link">
        Returns
      </Link>
    </>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Item = ShownOrder['orderItems'][number]

/** Leads to where each delivered piece can be reviewed, once per piece, those of packages too; a package has no reviews of its own. */
function ReviewLinks({ items }: { items: readonly Item[] }) {
  const pieces = piecesIn(items)
  if (pieces.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 className="font-medium">How do you live with it? A few words help the next person.</h3>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {pieces.map(({ product, name, image }) => (
          <li key={product}>
            <Link
              to={paths.productReviews(product)}
              className="flex items-center gap-4 rounded-control border border-line p-3 transition hover:border-ink"
            >
              <ItemPicture image={image} />
              <span className="min-w-0">
                <span className="block font-medium">{name}</span>
                <span className="flex items-center gap-1.5 text-sm text-lagoon">
                  <Icon name="star" className="size-4" />
                  Write a review<span className="sr-only"> of {name}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What an item is, and what lies in it. */
function withItsPieces({ product, name, image, pieces }: Item) {
  return [{ product, name, image }, ...pieces.map(({ image = '', ...piece }) => ({ ...piece, image }))]
}

function piecesIn(items: readonly Item[]) {
  const byProduct = new Map(
    items
      .flatMap(withItsPieces)
      .flatMap(({ product, name, image }) =>
        product === null ? [] : [[product, { product, name, image }] as const],
      ),
  )
  return [...byProduct.values()]
}
