/** A place of this site by the parts of its address. */
export type Place = {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its hash sign, or empty. */
  hash: string
}

/** Where a page is, and how the visitor came there. */
export type Location = Place & {
  /** What the one who came here gave along; it survives a reload. */
  state: unknown
  /** Different for every step of the visit. */
  key: string
}

/** Where a link leads: an address, or a path and a query, which may lack its question mark. */
export type To = string | { pathname: string; search: string }

// The server does not know under which name the browser reached it, and no part of a place needs it.
const ANYWHERE = 'http://anywhere.invalid'

/** The place that a link on a page leads to; `?page=2` is another list of the same page. */
export function placeTo(to: To, from: Pick<Place, 'pathname' | 'search'>): Place {
  const { pathname, search, hash } = urlTo(to, from)
  return { pathname, search, hash }
}

/** One more step of the visit. */
export function locationAt({ pathname, search, hash }: Place, state: unknown = null): Location {
  return { pathname, search, hash, state, key: freshKey() }
}

/** A name for one step of the visit. */
export function freshKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** The address of a place. */
export function hrefOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

/** The address of a link on a page; one of another site as it stands. */
export function hrefTo(to: To, from: Pick<Place, 'pathname' | 'search'>): string {
  const url = urlTo(to, from)
  return url.origin === ANYWHERE ? hrefOf(url) : addressOf(to)
}

function urlTo(to: To, { pathname, search }: Pick<Place, 'pathname' | 'search'>): URL {
  return new URL(addressOf(to) || pathname, ANYWHERE + pathname + search)
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname}?${to.search.replace(/^\?/, '')}`
}

/** Whether one only goes from place to place within the same page. */
export function isWithinPage(from: Place, to: Place): boolean {
  return from.pathname === to.pathname && from.search === to.search && (to.hash !== '' || from.hash !== '')
}

/** A piece of an address as it was meant; what is nobody's encoding is taken as it stands. */
export function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}
