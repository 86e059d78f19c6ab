import { listen } from '#kit/browser/listen.ts'
import { browserHistory, type BrowserHistory, createBlockers, type Step } from './browser-history.ts'
import { isPlain, linkOf, linkOptions } from './followed-links.ts'
import { planNavigation, type NextPage, urlOf } from './load-next.ts'
import { hrefOf, isWithinPage, type Location, locationAt, placeTo, type To } from './location.ts'
import { matchRoutes, routeTable, type RouteTable } from './match-routes.ts'
import { loadCode, ChunkLoadError } from './page-code.ts'
import type {
  Blocker,
  Loaded,
  NavigateOptions,
  Page,
  RouteMatch,
  RouteObject,
  Router,
  Viewer,
} from './router-contract.ts'
import { createScrollMemory } from './scroll-memory.ts'
import { removeSessionItems, setSessionItem, getSessionItem } from '#kit/browser/store/browser-storage.ts'

/**
 * Takes over in the browser from the page that the server drew, with the data it was drawn from.
 * Resolves once the code of that page is here, so that it can be drawn the same way again.
 */
export async function createBrowserRouter(routes: RouteObject[], drawnFrom: Loaded): Promise<Router> {
  const table = routeTable(routes)
  const history = browserHistory()
  const location = history.location()
  const matches = matchRoutes(table, location.pathname)
  await loadFirstCode(matches, location)
  return new BrowserRouter(table, history, { ...drawnFrom, location, matches, preservesScroll: true })
}

async function loadFirstCode(matches: RouteMatch[], location: Location): Promise<void> {
  try {
    await Promise.all(matches.map(({ route }) => loadCode(route)))
    clearReload()
  } catch (error) {
    reloadForChunk(hrefOf(location))
    // Without its code the page stays as the server drew it, and works like one without scripts.
    throw error
  }
}

class BrowserRouter implements Router {
  readonly firstPage: Page
  readonly #table: RouteTable
  readonly #history: BrowserHistory
  readonly #scroll = createScrollMemory(() => this.#page.location)
  readonly #guard
  #page: Page
  #viewer: Viewer | undefined
  #coming: AbortController | undefined

  constructor(table: RouteTable, history: BrowserHistory, firstPage: Page) {
    this.#table = table
    this.#history = history
    this.#guard = createBlockers(history, () => this.#page.location)
    this.firstPage = this.#page = firstPage
    window.addEventListener('popstate', () => {
      if (this.#guard.letsPop()) void this.#go(history.location(), 'pop')
    })
  }

  readonly navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') return this.#history.go(to)
    const location = locationAt(placeTo(to, this.#page.location), options.state)
    const start = () => this.#go(location, options.replace ? 'replace' : 'push', options.preventScrollReset)
    if (this.#guard.lets(location, start)) await start()
  }

  block(blocker: Blocker): () => void {
    return this.#guard.block(blocker)
  }

  placeView({ location, preservesScroll }: Page): void {
    this.#scroll.place(location, preservesScroll)
  }

  watch(viewer: Viewer): () => void {
    this.#viewer = viewer
    const prefetch = (event: Event) => this.#prefetch(linkOf(event))
    // The window hears of a click last: who wants it for something else has prevented it by then.
    const leave = listen({
      pointerover: prefetch,
      focusin: prefetch,
      click: (event) => this.#press(event, linkOf(event)),
    })
    return () => {
      leave()
      this.#viewer = undefined
    }
  }

  /** Fetches the code of a page ahead whose link the visitor seems to mean. */
  #prefetch(link: HTMLAnchorElement | undefined): void {
    if (!link) return
    // A failure is no matter yet: whoever follows the link will be told.
    for (const { route } of matchRoutes(this.#table, link.pathname)) loadCode(route).catch(() => undefined)
  }

  /** Shows the page of a pressed link in place; a file, like all that is in no table, is the browser's. */
  #press(event: MouseEvent, link: HTMLAnchorElement | undefined): void {
    if (!link || !isPlain(event, link) || matchRoutes(this.#table, link.pathname).at(-1)?.route.path === '*')
      return
    event.preventDefault()
    const options = linkOptions.get(link)
    const isHere = link.href === window.location.href
    void this.navigate(link.href, { ...options, replace: options?.replace ?? isHere })
  }

  async #go(location: Location, step: Step, preservesScroll = false): Promise<void> {
    this.#coming?.abort()
    const { signal } = (this.#coming = new AbortController())
    this.#scroll.remember()
    if (isWithinPage(this.#page.location, location))
      return this.#show({ ...this.#page, location, preservesScroll }, step)

    const next = { location, matches: matchRoutes(this.#table, location.pathname), preservesScroll }
    const loaded = await this.#load(next, signal)
    if (signal.aborted) return undefined
    if (loaded instanceof Response) return this.#follow(loaded, next, step)
    if (lacksCode(loaded) && reloadForChunk(hrefOf(location))) return undefined
    return this.#show({ ...loaded, ...next }, step)
  }

  #load(next: NextPage, signal: AbortSignal): Promise<Loaded | Response> {
    const { takesTime, load } = planNavigation(next, this.#page)
    if (takesTime) this.#viewer?.wait({ state: 'loading', location: next.location })
    return load(signal)
  }

  /** The page that redirects never was: going back leads past it. */
  #follow(
    redirect: Response,
    { location, preservesScroll }: NextPage,
    step: Step,
  ): Promise<void> | undefined {
    const to = new URL(redirect.headers.get('location') ?? '/', urlOf(location))
    if (to.origin !== window.location.origin) {
      window.location.assign(to)
      return undefined
    }
    return this.#go(locationAt(to), step === 'push' ? 'push' : 'replace', preservesScroll)
  }

  #show(next: Page, step: Step): void {
    this.#history.write(next.location, step)
    this.#page = next
    this.#viewer?.show(next)
  }
}

function lacksCode({ errors }: Loaded): boolean {
  return Object.values(errors ?? {}).some((error) => error instanceof ChunkLoadError)
}

const NOTE = 'reloaded-for'

/**
 * Gets a page from the server whose code could not be fetched: after a deploy its files have other names.
 * Says whether it does; it does not twice for the same address, nor without a line, nor where it could not tell.
 */
function reloadForChunk(href: string): boolean {
  if (!window.navigator.onLine || getSessionItem(NOTE) === href || !setSessionItem(NOTE, href)) return false
  if (href === window.location.pathname + window.location.search + window.location.hash)
    window.location.reload()
  else window.location.assign(href)
  return true
}

/** To be called once a page has started: the next failure is another one. */
function clearReload(): void {
  removeSessionItems(NOTE)
}
