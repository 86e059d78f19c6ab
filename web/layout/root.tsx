import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from '#kit/browser/router/router.ts'
import { rememberShop, useShop } from '#web/shop/shop.ts'
import { Toasts } from '#kit/browser/ui/toasts.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'
import { useOwnPage } from './use-own-page.ts'
import { useSessionWatch } from './use-session-watch.ts'

/** Around every page of the site. */
export function Root() {
  const shop = useShop()
  useEffect(() => rememberShop(shop), [shop])
  useFocusAfterNavigation()
  useSessionWatch()
  useOwnPage()
  return (
    <>
      {shop.settings.faviconUrl !== '' && <link rel="icon" href={shop.settings.faviconUrl} />}
      <NavigationProgress />
      <Outlet />
      <OfflineNotice />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
