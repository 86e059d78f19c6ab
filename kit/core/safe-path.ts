/** Stands for this site, whose real address the check does not depend on. */
const HERE = 'https://this.site'

/** Characters a browser drops or turns into slashes while it reads an address. */
const MISREAD = /[\\\p{Cc}]/u

/** A path that a browser or a server on the way could read as another host: two slashes in front, plain or encoded. */
const HOST_LIKE = /^\/(?:[/\\]|%2f|%5c)/i

/** `redirect` as a path of this site with its query and fragment; undefined when it leads, or could be read to lead, elsewhere. */
export function safePath(redirect: string | null): string | undefined {
  const url = urlHere(redirect)
  return url && url.pathname + url.search + url.hash
}

/** As `safePath`, for the back office: only its own pages, and not its sign-in page. */
export function safeAdminPath(redirect: string | null): string | undefined {
  const { pathname } = urlHere(redirect) ?? {}
  const isInside = pathname === '/admin' || pathname?.startsWith('/admin/')
  return isInside && pathname !== '/admin/login' ? safePath(redirect) : undefined
}

function urlHere(redirect: string | null): URL | undefined {
  if (!redirect?.startsWith('/') || MISREAD.test(redirect) || HOST_LIKE.test(redirect)) return undefined
  const url = new URL(redirect, HERE)
  // Dots are resolved by now: "/.//other.site" has become "//other.site".
  return url.origin === HERE && !HOST_LIKE.test(url.pathname) ? url : undefined
}
