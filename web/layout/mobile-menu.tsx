import { useState, type ReactNode } from 'react'
import { Link, useLocation } from '#kit/browser/router/router.ts'
import { useSession } from '#web/session.ts'
import { shortPackageName, wholeDollars } from '#web/packages/package-words.ts'
import { useShop, useShopPackages, type ShopPackage } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { headerCategories } from './header-categories.ts'

/** The whole navigation on phones and tablets. */
export function MobileMenu() {
  const { key } = useLocation()
  const { settings } = useShop()
  // Open on this page only: following a link closes it.
  const [openAt, setOpenAt] = useState<string | undefined>(undefined)
  const isOpen = openAt === key

  return (
    <div className="-ml-2.5 lg:hidden print:hidden">
      <IconButton icon="menu" label="Menu" aria-expanded={isOpen} onClick={() => setOpenAt(key)} />
      <Dialog open={isOpen} onClose={() => setOpenAt(undefined)} title={settings.storeName} look="side">
        <MenuSections />
      </Dialog>
    </div>
  )
}

function MenuSections() {
  const isSignedIn = useSession() !== null
  const { types, rooms } = headerCategories(useShop().categories)
  return (
    <nav aria-label="Main" className="-my-2 grid">
      <Section name="Browse Collection">
        <Entry to={paths.browse()} name="All pieces" />
        {[...types, ...rooms].map(({ _id, name }) => (
          <Entry key={_id} to={paths.category(_id)} name={name} />
        ))}
      </Section>
      <Section name="Designer packages">
        <Entry to={paths.designerPackages()} name="All packages" />
        <PackageEntries />
      </Section>
      <ul className="grid py-2 text-lg">
        <Entry to={paths.customDesign()} name="Custom design" />
        <Entry to={paths.planYourRoom()} name="Plan your room" />
        <Entry to={paths.ourStory()} name="Our story" />
        {!isSignedIn && <Entry to={paths.login()} name="Login" />}
        {!isSignedIn && <Entry to={paths.register()} name="Register" />}
      </ul>
    </nav>
  )
}

function PackageEntries() {
  const styles = useShopPackages('full-home')
  const homes = useShopPackages('pre-designed')
  const entry = ({ id, name }: ShopPackage, note: string) => (
    <Entry key={id} to={paths.designerPackage(id)} name={shortPackageName(name)} note={note} />
  )
  return (
    <>
      {styles.map((style) => entry(style, `from ${wholeDollars(style.price)}`))}
      {homes.map((home) => entry(home, wholeDollars(home.price)))}
    </>
  )
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line" name="menu-section">
      <summary className="flex min-h-13 list-none items-center justify-between text-lg">
        {name}
        <span aria-hidden="true" className="text-xl text-muted transition group-open:rotate-45">
          +
        </span>
      </summary>
      <ul className="grid pb-4">{children}</ul>
    </details>
  )
}

function Entry({ to, name, note }: { to: string; name: string; note?: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center justify-between gap-4">
        {name}
        {note !== undefined && <span className="text-muted tabular-nums">{note}</span>}
      </Link>
    </li>
  )
}
