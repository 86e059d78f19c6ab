import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { Outlet } from './outlet.tsx'
import { NavigationContext, PageContext, RouterContext } from './page-context.ts'
import { passOver } from './pass-over.ts'
import { IDLE, type Navigation, type Page, type Router } from './router-contract.ts'

/** Shows in the browser whatever page the router leads to; the old one stays until the new one is drawn. */
export function RouterProvider({ router }: { router: Router }) {
  const { page, draw } = useDrawn(router.firstPage)
  const [navigation, setNavigation] = useState<Navigation>(IDLE)

  useLayoutEffect(
    () =>
      router.watch({
        wait: setNavigation,
        show: (next) => {
          draw(next)
          startTransition(() => setNavigation(IDLE))
        },
      }),
    [router, draw],
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

type Shown = { page: Page; tellDrawn: () => void }

/** The page that is drawn, and how to draw the next: to another page it may pass over softly. */
function useDrawn(firstPage: Page) {
  const [shown, setShown] = useState<Shown>({ page: firstPage, tellDrawn: () => undefined })
  const latest = useRef(shown)
  useLayoutEffect(() => shown.tellDrawn(), [shown])

  const [draw] = useState(() => (page: Page) => {
    const isOther = page.location.pathname !== latest.current.page.location.pathname && !page.keepsPlace
    // Whoever waits for the page before has waited long enough: it may never be drawn.
    latest.current.tellDrawn()
    latest.current = { page, tellDrawn: () => undefined }
    const drawLatest = () =>
      new Promise<void>((tellDrawn) => {
        latest.current = { ...latest.current, tellDrawn }
        startTransition(() => setShown(latest.current))
      })
    if (isOther) passOver(drawLatest)
    else void drawLatest()
  })
  return { page: shown.page, draw }
}
