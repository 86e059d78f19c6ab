import { useEffect, useRef } from 'react'
import { useLocation, NavLink } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { useShop } from '#web/shop/shop.ts'
import { headerCategories } from './header-categories.ts'

const look =
  'inline-flex min-h-11 items-center border-b-2 px-1 whitespace-nowrap transition focus-visible:-outline-offset-2'

/** The furniture types in one line, which scrolls sideways where it is longer than the window. */
export function CategoryStrip({ className }: { className: string }) {
  const { types } = headerCategories(useShop().categories)
  const { pathname } = useLocation()
  const strip = useRef<HTMLUListElement>(null)

  // The chosen one in view, where the line is longer than the window; only another page moves it.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    strip.current?.scrollTo(chosen ? chosen.offsetLeft - 24 : 0, 0)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])

  return (
    <nav aria-label="Categories" className={`border-b border-line ${className}`}>
      <ul
        ref={strip}
        className="wrap flex gap-6 overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:justify-between lg:gap-4"
      >
        <Entry category="all" name="All" />
        {types.map(({ _id, name }) => (
          <Entry key={_id} category={_id} name={name} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({ category, name }: { category: string; name: string }) {
  return (
    <li>
      <NavLink
        to={paths.category(category)}
        className={({ isActive }) =>
          `${look} ${isActive ? 'border-lagoon text-ink' : 'border-transparent text-muted hover:text-ink'}`
        }
      >
        {name}
      </NavLink>
    </li>
  )
}
