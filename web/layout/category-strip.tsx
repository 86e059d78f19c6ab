import { NavLink } from '#kit/browser/router/router.ts'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { headerCategories } from './header-categories.ts'

const look =
  'inline-flex min-h-11 items-center border-b-2 px-1 whitespace-nowrap transition focus-visible:-outline-offset-2'

/** The furniture types in one line under the header of the collection's pages. */
export function CategoryStrip() {
  const { types } = headerCategories(useShop().categories)
  return (
    <nav aria-label="Categories" className="border-b border-line">
      <ul className="wrap flex gap-6 overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:justify-between lg:gap-4">
        <Entry category="all" name="All" />
        {types.map(({ _id, name, isFeatured }) => (
          <Entry key={_id} category={_id} name={name} isFeatured={isFeatured} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({
  category,
  name,
  isFeatured = false,
}: {
  category: string
  name: string
  isFeatured?: boolean
}) {
  return (
    <li>
      <NavLink
        to={paths.category(category)}
        className={({ isActive }) =>
          `${look} ${isFeatured ? 'font-medium' : ''} ${isActive ? 'border-lagoon text-ink' : 'border-transparent text-muted hover:text-ink'}`
        }
      >
        {name}
      </NavLink>
    </li>
  )
}
