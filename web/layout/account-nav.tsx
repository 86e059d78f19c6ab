import { Link, useLocation } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'

type Part = { name: string; to: string; icon: IconName; pages: RegExp }

/** The parts of one's account: orders, designs, what one keeps, who one is. */
const parts: Part[] = [
  { name: 'Orders', to: paths.orders(), icon: 'box', pages: /^\/account\/orders/ },
  {
    name: 'Designs',
    to: paths.designRequests(),
    icon: 'edit',
    pages: /^\/(account\/design-requests|custom-design\/request\/)/,
  },
  { name: 'Wishlist', to: paths.wishlist(), icon: 'heart', pages: /^\/wishlist$/ },
  { name: 'Profile', to: paths.profile(), icon: 'user', pages: /^\/profile$/ },
]

/** The way between the parts of one's account, on its pages: under the header, and on phones where a thumb is. */
export function AccountNav() {
  const { pathname } = useLocation()
  const here = parts.find(({ pages }) => pages.test(pathname))
  if (!here) return null
  return (
    <nav
      aria-label="Account"
      className="z-20 border-line bg-paper max-md:sticky max-md:bottom-0 max-md:order-last max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:border-b print:hidden"
    >
      <ul className="grid grid-cols-4 md:wrap md:flex md:gap-8">
        {parts.map((part) => (
          <li key={part.name}>
            <Entry part={part} isHere={part === here} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const look =
  'flex items-center transition focus-visible:-outline-offset-2 max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:text-xs md:min-h-11 md:border-b-2 md:px-1'
const lookHere = 'text-ink max-md:font-medium max-md:text-lagoon md:border-lagoon'
const lookElsewhere = 'text-muted hover:text-ink md:border-transparent'

function Entry({ part: { name, to, icon }, isHere }: { part: Part; isHere: boolean }) {
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classes(look, isHere ? lookHere : lookElsewhere)}
    >
      <Icon name={icon} className="size-5 md:hidden" />
      {name}
    </Link>
  )
}
