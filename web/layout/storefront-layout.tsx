import { lazy, useEffect } from 'react'
import { Link, Outlet, useLocation, useSearchParams } from '#kit/browser/router/router.ts'
import { useShop } from '#web/shop/shop.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { DrawnByServer } from '#kit/browser/ui/drawn-by-server.tsx'
import { SkipLink } from '#kit/browser/ui/skip-link.tsx'
import { paths } from '#web/paths.ts'
import { AccountNav } from './account-nav.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { Header } from './header.tsx'

// Where its code cannot be fetched the page stays.
const Footer = lazy(() => import('./footer.tsx').catch(() => ({ default: () => null })))

/** The pages of the collection: the strip of categories stands over them. */
const COLLECTION = /^\/($|browse$|category\/|product\/)/

/** Of a piece a phone shows the picture first: the strip stands below it, search waits behind its icon. */
const PIECE = /^\/product\//

/** The pages of an order, an account or a design: whoever is there has something to do. */
const ERRAND =
  /^\/(cart|shipping|placeorder|payment|order|account|checkout|wishlist|profile|login|register|forgot-password|reset-password|custom-design\/.)/

/** Header and footer around every page but the back office; the page stands in `<main>`, which is the layout's. */
export function StorefrontLayout() {
  const { settings } = useShop()
  const { pathname } = useLocation()
  const isPiece = PIECE.test(pathname)
  useVisitCount()
  useGoogleCount(settings.seo.googleAnalyticsId, pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PromoBanner text={settings.promoBanner} isOneLine={isPiece} />
      <Header search={ERRAND.test(pathname) ? 'none' : isPiece ? 'icon' : 'row'} />
      {COLLECTION.test(pathname) && <CategoryStrip className={isPiece ? 'max-md:hidden' : ''} />}
      <AccountNav />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <DrawnByServer>
        <Footer />
      </DrawnByServer>
    </div>
  )
}

/** The line over everything, as the owner wrote it; it leads to the packages it speaks of. */
function PromoBanner({ text, isOneLine }: { text: string; isOneLine: boolean }) {
  if (text === '') return null
  return (
    <aside aria-label="Announcement" className="bg-ink text-paper print:hidden">
      <Link
        to={paths.designerPackages()}
        className={classes(
          'wrap block py-2.5 text-center text-sm hover:underline focus-visible:-outline-offset-2 focus-visible:outline-paper',
          isOneLine && 'max-md:truncate max-md:py-2',
        )}
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
