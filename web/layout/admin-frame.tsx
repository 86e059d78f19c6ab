import { type ReactNode, useState } from 'react'
import { Link, Outlet, useLocation } from '#kit/browser/router/router.ts'
import { initialOf } from '#domain/reviews/author-name.ts'
import { paths } from '#web/paths.ts'
import { NeedsScript } from '#kit/browser/ui/needs-script.tsx'
import { Spinner } from '#kit/browser/ui/spinner.tsx'
import type { SignedInUser } from '#web/session.ts'
import { useShop } from '#web/shop/shop.ts'
import { SkipLink } from '#kit/browser/ui/skip-link.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { ColorsMenu } from './colors-menu.tsx'
import { Guard } from './guard.tsx'
import { Sidebar } from './sidebar.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SessionEnding } from './session-ending.tsx'
import { PaletteButton } from './palette/palette-button.tsx'

/** The back office, for admins only. */
export default function AdminFrame() {
  return (
    <Guard admits={({ role }) => role === 'admin'} loginPath={paths.admin.login} skeleton={<Skeleton />}>
      {(user) => (
        <AdminLayout user={user}>
          <Outlet />
        </AdminLayout>
      )}
    </Guard>
  )
}

function Skeleton() {
  return (
    <main className="admin">
      <NeedsScript />
      <Spinner />
    </main>
  )
}

/** Sidebar and header around every page of the back office; the page stands in `<main>`, which is the layout's. */
function AdminLayout({ user, children }: { user: SignedInUser; children: ReactNode }) {
  return (
    <div className="admin min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <SidebarColumn />
      <div className="flex min-w-0 flex-col">
        <OfflineNotice />
        <AdminHeader user={user} />
        <main
          id="main"
          tabIndex={-1}
          className="w-full max-w-page grow px-4 pt-2 pb-16 md:px-6 xl:px-8 print:p-0"
        >
          {children}
        </main>
        <SessionEnding />
      </div>
    </div>
  )
}

function SidebarColumn() {
  const { settings } = useShop()
  return (
    <aside aria-label="Sidebar" className="hidden border-r border-line bg-sand lg:block print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto px-3 py-4">
        <Link to={paths.admin.home()} className="mb-4 px-3 font-display text-2xl leading-9 tracking-tight">
          {settings.storeName}
        </Link>
        <Sidebar />
      </div>
    </aside>
  )
}

/** The way to the pages on small screens, to anything by a few letters and to the shop, and who is signed in. */
function AdminHeader({ user }: { user: SignedInUser }) {
  return (
    <header className="flex min-h-16 items-center gap-3 px-4 md:px-6 xl:px-8 print:hidden">
      <AdminDrawer />
      <PaletteButton />
      <a
        href={paths.home()}
        target="_blank"
        rel="noopener"
        title="View shop"
        className="target-44 inline-flex items-center gap-1.5 text-sm text-muted transition hover:text-ink"
      >
        <span className="max-sm:sr-only">View shop</span>
        <Icon name="external" className="size-4" />
      </a>
      <SignedInAs user={user} />
    </header>
  )
}

function SignedInAs({ user }: { user: SignedInUser }) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <ColorsMenu
      trigger={
        <>
          <span className="text-sm leading-tight">
            <span className="block font-medium">{name}</span>
            <span className="block text-muted">Administrator</span>
            <span className="sr-only">Light or dark</span>
          </span>
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-lagoon text-sm font-medium text-on-action"
          >
            {initialsOf(user)}
          </span>
        </>
      }
    />
  )
}

function initialsOf({ firstName, lastName }: SignedInUser): string {
  return [firstName, lastName].map(initialOf).join('')
}

/** The sidebar on small screens: behind a button, closed again by following a link. */
function AdminDrawer() {
  const { key } = useLocation()
  const { settings } = useShop()
  const [openAt, setOpenAt] = useState<string | undefined>(undefined)
  const isOpen = openAt === key

  return (
    <section className="-ml-2.5 lg:hidden">
      <IconButton icon="menu" label="Menu" aria-expanded={isOpen} onClick={() => setOpenAt(key)} />
      <Dialog open={isOpen} onClose={() => setOpenAt(undefined)} title={settings.storeName} look="side">
        <div className="-mx-2 flex flex-col">
          <Sidebar />
        </div>
      </Dialog>
    </section>
  )
}
