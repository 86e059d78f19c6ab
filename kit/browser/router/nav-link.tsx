import { Link, type LinkProps } from './link.tsx'
import { placeTo } from './location.ts'
import { usePage } from './page-context.ts'

type NavLinkProps = Omit<LinkProps, 'className'> & { className: (link: { isActive: boolean }) => string }

/** A link that knows whether the shown page is the one it leads to, or lies below it. */
export function NavLink({ className, ...link }: NavLinkProps) {
  const { location } = usePage()
  const target = placeTo(link.to, location).pathname
  const isActive = `${location.pathname}/`.toLowerCase().startsWith(`${target}/`.toLowerCase())
  return <Link aria-current={isActive ? 'page' : undefined} {...link} className={className({ isActive })} />
}
