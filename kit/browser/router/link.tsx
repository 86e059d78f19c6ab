import { type ComponentProps, useEffect } from 'react'
import { hrefTo, placeTo, type To } from './location.ts'
import { useNavigate, usePage } from './page-context.ts'
import { linkOptions } from './followed-links.ts'
import type { NavigateOptions } from './router-contract.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & NavigateOptions & { to: To }

/** A link, with what its address cannot say of the way to its page; the router follows every link. */
export function Link({ to, replace, state, preventScrollReset, children, ...rest }: LinkProps) {
  const { location } = usePage()
  const keepOptions = (link: HTMLAnchorElement | null) =>
    void (link && linkOptions.set(link, { replace, state, preventScrollReset }))
  return (
    <a {...rest} ref={keepOptions} href={hrefTo(to, location)}>
      {children}
    </a>
  )
}

type NavLinkProps = Omit<LinkProps, 'className'> & { className: (link: { isActive: boolean }) => string }

/** A link that knows whether the shown page is the one it leads to, or lies below it. */
export function NavLink({ className, ...link }: NavLinkProps) {
  const { location } = usePage()
  const target = placeTo(link.to, location).pathname
  const isActive = `${location.pathname}/`.toLowerCase().startsWith(`${target}/`.toLowerCase())
  return <Link aria-current={isActive ? 'page' : undefined} {...link} className={className({ isActive })} />
}

/** Sends to another address as soon as it is drawn. */
export function Navigate({
  to,
  replace,
  state,
}: { to: string } & Pick<NavigateOptions, 'replace' | 'state'>) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
