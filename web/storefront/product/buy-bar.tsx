import { useSession } from '#web/api/session.ts'
import { Price } from '#web/parts/price.tsx'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import type { Purchase } from './use-purchase.ts'
import './buy-bar.css'

/** The button and what came of it; on phones it stays in reach at the foot of the window. */
export function BuyBar({ purchase }: { purchase: Purchase }) {
  const { price, salePrice, success, failure, forgetSuccess } = purchase
  return (
    <div className="buy-bar">
      <Banner message={success} link={{ to: paths.cart(), text: 'View cart' }} onGone={forgetSuccess} />
      <FormError message={failure} />
      <div className="flex items-center justify-between gap-4">
        <span className="font-medium lg:hidden">
          <Price price={price} salePrice={salePrice} />
        </span>
        <AddButton purchase={purchase} />
      </div>
    </div>
  )
}

function AddButton({ purchase: { stock, isAdding, addToCart } }: { purchase: Purchase }) {
  const isAdmin = useSession()?.user.role === 'admin'
  return (
    <Button
      variant={isAdmin ? 'secondary' : 'primary'}
      busy={isAdding}
      busyText="Adding"
      disabled={stock <= 0 && !isAdmin}
      onClick={() => void addToCart()}
      className="grow lg:min-h-13"
    >
      {isAdmin ? 'Admin Cannot Purchase' : 'Add to cart'}
    </Button>
  )
}
