import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation, useSearchParams, NavLink } from '#kit/browser/router/router.ts'
import { useShop } from '#web/shop/shop.ts'
import { SkipLink } from '#kit/browser/ui/skip-link.tsx'
import { paths } from '#web/paths.ts'
import { AccountNav } from './account-nav.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { headerCategories } from './header-categories.ts'

const look =
  'inline-flex min-h-11 items-center border-b-2 px-1 whitespace-nowrap transition focus-visible:-outline-offset-2'

/** The pages of the collection: the strip of categories stands over them. */
const COLLECTION = /^\/($|browse$|category\/|product\/)/

/** The pages of an order, an account or a design: whoever is there has something to do. */
const ERRAND =
  /^\/(cart|shipping|placeorder|payment|order|account|checkout|wishlist|profile|login|register|forgot-password|reset-password|custom-design\/.)/

/** Header and footer around every page but the back office; the page stands in `<main>`, which is the layout's. */
export function StorefrontLayout() {
  const { settings } = useShop()
  const { pathname } = useLocation()
  useVisitCount()
  useGoogleCount(settings.seo.googleAnalyticsId, pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PromoBanner text={settings.promoBanner} />
      <Header isLookingAround={!ERRAND.test(pathname)} />
      {COLLECTION.test(pathname) && <CategoryStrip />}
      <AccountNav />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}

/** The line over everything, as the owner wrote it; it leads to the packages it speaks of. */
function PromoBanner({ text }: { text: string }) {
  if (text === '') return null
  return (
    <aside aria-label="Announcement" className="bg-ink text-paper print:hidden">
      <Link
        to={paths.designerPackages()}
        className="wrap block py-2.5 text-center text-sm hover:underline focus-visible:-outline-offset-2 focus-visible:outline-paper"
      >
        {text}
      </Link>
    </aside>
  )
}

/** The browser's "do not sell or share" (Global Privacy Control). */
type Requested = Navigator & { globalPrivacyControl?: boolean }

/** Counts the page at `path` with Google Analytics, where the settings name a measurement ID and nobody objects. */
function useGoogleCount(measurementId: string, path: string): void {
  useEffect(() => {
    if (measurementId === '' || (navigator as Requested).globalPrivacyControl) return
    import('./count-with-google.ts')
      .then(({ countWithGoogle }) => countWithGoogle(measurementId, path))
      // A page is whole without being counted.
      .catch(() => undefined)
  }, [measurementId, path])
}

/** A page that was left sooner was hardly looked at. */
const LOOKED_AT_MS = 1000

/** Lets the shop count a visit, each opening of a product's page and what was searched for; its code comes when the page has nothing better to do. */
function useVisitCount(): void {
  const { pathname } = useLocation()
  const question = useSearchParams()[0].get('search')?.trim() ?? ''

  useEffect(() => {
    const soon = setTimeout(() => {
      // A visit that goes uncounted is nobody's trouble.
      import('#web/shop/count-visit.ts')
        .then(({ countVisit }) => countVisit(pathname, question))
        .catch(() => undefined)
    }, LOOKED_AT_MS)
    return () => clearTimeout(soon)
  }, [pathname, question])
}

/** The furniture types in one line under the header of the collection's pages. */
function CategoryStrip() {
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
    <nav aria-label="Categories" className="border-b border-line">
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
