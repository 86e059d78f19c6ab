import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { hrefOf, hrefTo, isOfThisSite, placeTo, type To } from './location.ts'
import { useNavigate, usePage, useRouter } from './page-context.ts'
import type { NavigateOptions } from './router-contract.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: To }

/**
 * A link whose page is shown without loading the document anew. The code of that page is fetched as soon as the
 * visitor seems to mean it. Whatever is no plain click (another tab, a download, another site) is the browser's.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const { location } = usePage()
  const router = useRouter()
  const href = hrefTo(to, location)
  const prefetch = () => isOfThisSite(to) && router?.prefetch(href)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isOfThisSite(to) || !isPlain(event)) return
    event.preventDefault()
    const isHere = href === hrefOf(location)
    void router.navigate(href, { replace: replace ?? isHere, state, preventScrollReset })
  }

  return (
    <a
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...rest}
      href={href}
      onClick={follow}
    >
      {children}
    </a>
  )
}

function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const staysHere = ['', '_self'].includes(currentTarget.target) && !currentTarget.hasAttribute('download')
  return button === 0 && staysHere && !(metaKey || altKey || ctrlKey || shiftKey)
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
