import { classes } from '#kit/browser/ui/classes.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Link, useLocation } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { useShop } from '#web/shop/shop.ts'
import { AccountLinks } from './account-links.tsx'
import { HeaderSearch } from './header-search.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavMenus } from './nav-menus.tsx'
import { OfflineNotice } from './offline-notice.tsx'

type HeaderProps = {
  /** On phones the search takes a row of its own, or waits behind an icon; whoever has something to do has none. */
  search: 'row' | 'icon' | 'none'
}

/** Name, navigation, wishlist, cart and account stay in view while the page scrolls; on phones the search does not. */
export function Header({ search }: HeaderProps) {
  return (
    <>
      <header
        className={classes(
          'sticky top-0 z-30 border-line bg-paper print:static print:border-0',
          search === 'row' ? 'lg:border-b' : 'border-b',
        )}
      >
        <OfflineNotice />
        <div className="wrap flex min-h-16 items-center gap-1 lg:min-h-18 lg:gap-6">
          <MobileMenu />
          <div className="min-w-0 grow lg:min-w-auto lg:grow-0">
            <StoreName />
          </div>
          <NavMenus />
          <div className="hidden w-56 lg:ml-auto lg:block xl:w-72">
            <HeaderSearch />
          </div>
          {search === 'icon' && <SearchIcon />}
          <AccountLinks />
        </div>
      </header>
      {search === 'row' && (
        <div className="wrap border-b border-line pt-1 pb-2 lg:hidden print:hidden">
          <HeaderSearch />
        </div>
      )}
    </>
  )
}

/** Opens the search over the header, without any script, too. */
function SearchIcon() {
  // Another place has another one, and that is shut.
  const { key } = useLocation()
  return (
    <>
      <IconButton icon="search" label="Search" popoverTarget="search" className="lg:hidden" />
      <div
        key={key}
        id="search"
        popover="auto"
        onToggle={({ currentTarget, newState }) =>
          newState === 'open' && currentTarget.querySelector('input')?.focus()
        }
        className="inset-x-0 top-0 bottom-auto m-0 w-full overflow-visible border-0 border-b border-line bg-paper p-4"
      >
        <HeaderSearch />
      </div>
    </>
  )
}

/** The shop's name, or its logo once there is one; leads home. */
function StoreName() {
  const { settings } = useShop()
  return (
    <Link
      to={paths.home()}
      className="inline-flex min-h-11 items-center font-display text-[min(1.875rem,10vw)] leading-none tracking-tight lg:max-w-60 lg:wrap-break-word"
    >
      {settings.logoUrl === '' ? (
        settings.storeName
      ) : (
        <Logo url={settings.logoUrl} name={settings.storeName} />
      )}
    </Link>
  )
}

/** The size in its address keeps its room until it has come. */
function Logo({ url, name }: { url: string; name: string }) {
  const [, width, height] = /-(\d+)x(\d+)\./.exec(url) ?? []
  return (
    <img
      {...{ width, height }}
      src={url}
      alt={name}
      className="h-9 w-auto max-w-[min(10rem,100%)] object-contain object-left xl:max-w-60"
    />
  )
}
