import { Link } from '#web/router/router.ts'
import { ItemPicture } from '#web/parts/item-picture.tsx'
import type { ShownOrder } from '#web/parts/order-state.ts'
import { paths } from '#web/paths.ts'

/** One line of an order: the piece, in which finish, and the way to its page in the shop. */
export function OrderedPiece({ item }: { item: ShownOrder['orderItems'][number] }) {
  const { product, name, image, variants } = item
  return (
    <div className="flex items-center gap-3 text-left max-md:mr-auto">
      <ItemPicture image={image} className="size-12" />
      <div className="min-w-0">
        <Link to={paths.product(product)} className="target-44 font-medium hover:text-lagoon hover:underline">
          {name}
        </Link>
        {Object.entries(variants).map(([option, choice]) => (
          <p key={option} className="text-muted">
            {option}: {choice}
          </p>
        ))}
      </div>
    </div>
  )
}
