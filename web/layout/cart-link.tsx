import { useEffect, useRef, useState } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { useCartCount } from '#web/cart/cart-count.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { headerCountLook, headerIconLook } from './header-icon-look.ts'

const PULSE_MS = 1000

/** The way to the cart, with the number of items in it. */
export function CartLink({ isSignedIn }: { isSignedIn: boolean }) {
  const count = useCartCount() ?? 0
  const isPulsing = usePulse(count)
  return (
    <Link
      to={isSignedIn ? paths.cart() : paths.login({ redirect: paths.cart() })}
      aria-label={count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      title="Cart"
      className={headerIconLook}
    >
      <Icon name="cart" className="size-6" />
      {count > 0 && <span className={classes(headerCountLook, isPulsing && 'animate-pop')}>{count}</span>}
    </Link>
  )
}

/** True for a second after `figure` has changed. */
function usePulse(figure: number): boolean {
  const [isPulsing, setPulsing] = useState(false)
  const before = useRef(figure)

  useEffect(() => {
    if (before.current === figure) return
    before.current = figure
    setPulsing(true)
    const timer = setTimeout(() => setPulsing(false), PULSE_MS)
    return () => clearTimeout(timer)
  }, [figure])
  return isPulsing
}
