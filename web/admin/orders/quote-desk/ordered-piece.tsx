import { Link } from '#kit/browser/router/router.ts'
import { orderItemPath } from '#web/orders/item-line.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { PackagePieces } from '#web/orders/package-pieces.tsx'

/** One line of an order: the piece, in which finish, or the package with all it holds, and the way to its page. */
export function OrderedPiece({ item }: { item: ShownOrder['orderItems'][number] }) {
  const { name, image, packageId, pieces, quantity, variants } = item
  return (
    <div className="flex items-start gap-3 text-left max-md:mr-auto">
      <ItemPicture image={image} isPackage={packageId !== null} className="size-12" />
      <div className="min-w-0">
        <Link to={orderItemPath(item)} className="target-44 font-medium hover:text-lagoon hover:underline">
          {name}
        </Link>
        {Object.entries(variants).map(([option, choice]) => (
          <p key={option} className="text-muted">
            {option}: {choice}
          </p>
        ))}
        {pieces.length > 0 && <PackagePieces pieces={pieces} sets={quantity} />}
      </div>
    </div>
  )
}
