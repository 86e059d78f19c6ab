import { startTransition, useLayoutEffect, useState } from 'react'
import { Outlet } from './outlet.tsx'
import { NavigationContext, PageContext, RouterContext } from './page-context.ts'
import { IDLE, type Navigation, type Router } from './router-contract.ts'

/** Shows in the browser whatever page the router leads to; the old one stays until the new one is drawn. */
export function RouterProvider({ router }: { router: Router }) {
  const [page, setPage] = useState(router.firstPage)
  const [navigation, setNavigation] = useState<Navigation>(IDLE)

  useLayoutEffect(
    () =>
      router.watch({
        wait: setNavigation,
        show: (next) =>
          startTransition(() => {
            setPage(next)
            setNavigation(IDLE)
          }),
      }),
    [router],
  )

  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>
        <PageContext value={page}>
          <Outlet />
        </PageContext>
      </NavigationContext>
    </RouterContext>
  )
}
