import { Outlet, useLocation } from '#kit/browser/router/router.ts'
import { useShop } from '#web/shop/shop.ts'
import { SkipLink } from '#kit/browser/ui/skip-link.tsx'
import { AccountNav } from './account-nav.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { useVisitCount } from './use-visit-count.ts'
import { useGoogleCount } from './use-google-count.ts'

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
