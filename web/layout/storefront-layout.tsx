import { Outlet, useLocation } from '#web/router/router.ts'
import { useShop } from '#web/parts/shop.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { useVisitCount } from './use-visit-count.ts'
import { useGoogleCount } from './use-google-count.ts'

/** The pages of the collection: the strip of categories stands over them. */
const COLLECTION = /^\/($|browse$|category\/|product\/)/

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
      <Header />
      {COLLECTION.test(pathname) && <CategoryStrip />}
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
