import { Link, useLocation } from '#kit/browser/router/router.ts'
import { useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#kit/browser/ui/banner.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { LOG_IN_FIRST, useAddPackage } from './use-add-package.ts'

type AddPackageProps = {
  id: string
  stock: number
  /** The element that names the package. */
  describedBy: string
}

/** The button that puts a package in the cart, and what came of that; parts of the grid around them. */
export function AddPackage({ id, stock, describedBy }: AddPackageProps) {
  const isAdmin = useSession()?.user.role === 'admin'
  const { add, isAdding, outcome, forget } = useAddPackage(id)
  return (
    <>
      <Button
        variant={isAdmin ? 'secondary' : 'primary'}
        busy={isAdding}
        busyText="Adding"
        disabled={stock <= 0 && !isAdmin}
        onClick={() => void add()}
        aria-describedby={describedBy}
      >
        {isAdmin ? 'Admin Cannot Purchase' : 'Add to Cart'}
      </Button>
      <div className="order-last col-span-full *:not-empty:mt-3">
        {outcome?.is === 'signed_out' && <LogInFirst />}
        <FormError message={outcome?.is === 'failed' ? outcome.message : undefined} />
        <Banner
          message={outcome?.is === 'added' ? outcome.message : undefined}
          link={{ to: paths.cart(), text: 'View cart' }}
          onGone={forget}
        />
      </div>
    </>
  )
}

function LogInFirst() {
  const { pathname, search } = useLocation()
  return (
    <Notice tone="bad">
      {LOG_IN_FIRST}
      <Link
        to={paths.login({ redirect: pathname + search })}
        className="target-44 ml-3 font-medium underline underline-offset-4"
      >
        Login
      </Link>
    </Notice>
  )
}
