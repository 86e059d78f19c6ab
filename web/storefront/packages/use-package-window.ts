import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import {
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteLoaderData,
} from '#kit/browser/router/router.ts'
import { packageTabs, type PackageTab } from '#domain/packages/package-tabs.ts'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { PACKAGE_ROUTE, type loadPackage, type ShownPackage } from './packages-loader.ts'

/** What a link on the shelves carries, to open a package over them and not as a page. */
export const overShelves = { state: 'over the shelves', preventScrollReset: true } as const

const isOverShelves = (location: { state: unknown } | undefined) => location?.state === overShelves.state

/** The package whose page this is: whatever leads to one from elsewhere, and every address that is opened by itself. */
export function usePackagePage(): ShownPackage | undefined {
  const shown = useRouteLoaderData<typeof loadPackage>(PACKAGE_ROUTE)
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isWindow = isOverShelves({ state })
  // The browser remembers the state of an address that is loaded anew, but it is a page now.
  const isReloaded = isWindow && shown?.isFirst === true
  useEffect(() => {
    if (isReloaded) void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }, [isReloaded, navigate, pathname, search])
  return isReloaded || !isWindow ? shown : undefined
}

/** The package that is looked at over the shelves, by its id alone while it is on its way, and how to go back to them. */
export function usePackageWindow() {
  const shown = useRouteLoaderData<typeof loadPackage>(PACKAGE_ROUTE)
  const here = useParams()['style']
  const coming = useComingPackage()
  const id = coming ?? here
  const shelf = shelfPath(usePackageTab(here))
  return { id, shown: shown?.id === id ? shown : undefined, shelf, leave: useLeave(here, shelf) }
}

/** The shelf on which a package stands, as the menus know it; the first for none. */
export function usePackageTab(id: string | undefined): PackageTab {
  return useShop().packages.find((one) => one.id === id)?.tab ?? packageTabs[0]
}

/** The package that a link has asked for, until it is here. */
function useComingPackage(): string | undefined {
  const { location } = useNavigation()
  const next = isOverShelves(location) ? (location?.pathname ?? '') : ''
  const above = paths.designerPackage('')
  return next.startsWith(above) && next !== above ? next.slice(above.length) : undefined
}

/** The address of a shelf. */
export function shelfPath(tab: PackageTab): string {
  return tab === packageTabs[0] ? paths.designerPackages() : `${paths.designerPackages()}?tab=${tab}`
}

/** Back to the shelves: a step back where one has come from them, so that Back does not open the package again. */
function useLeave(here: string | undefined, shelf: string): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const cameFromShelves = useCameFromShelves(here)
  useFocusOnCard(here)
  return () => {
    // The address is ahead of what is drawn for a moment: then the package has come, and is not to be called off.
    const isComing = here === undefined && window.location.pathname === pathname
    if (isComing) void navigate(pathname + search, { replace: true, preventScrollReset: true })
    else if (here === undefined || cameFromShelves.current) void navigate(-1)
    else void navigate(shelf, { preventScrollReset: true })
  }
}

/** Whether the package was opened from the shelves. */
function useCameFromShelves(here: string | undefined): RefObject<boolean> {
  const came = useRef(false)
  const before = useRef(here)

  useLayoutEffect(() => {
    if (before.current === here) return
    came.current = before.current === undefined
    before.current = here
  }, [here])
  return came
}

/** When a package is closed the focus goes back to its card. */
function useFocusOnCard(here: string | undefined): void {
  const before = useRef(here)

  useEffect(() => {
    const left = before.current
    before.current = here
    // After every step to another page the focus is put to its start; that has happened by then.
    if (left !== undefined && here === undefined)
      queueMicrotask(() => cardLink(left)?.focus({ preventScroll: true }))
  }, [here])
}

function cardLink(id: string): HTMLElement | null {
  return document.querySelector(`[data-package="${id}"] a`)
}
