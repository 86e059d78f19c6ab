import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import type { SignedInUser } from '#web/session.ts'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { SkipLink } from '#kit/browser/ui/skip-link.tsx'
import { AdminHeader } from './admin-header.tsx'
import { Sidebar } from './sidebar.tsx'

/** Sidebar and header around every page of the back office; the page stands in `<main>`, which is the layout's. */
export function AdminLayout({ user, children }: { user: SignedInUser; children: ReactNode }) {
  return (
    <div className="admin min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <SidebarColumn />
      <div className="flex min-w-0 flex-col">
        <AdminHeader user={user} />
        <main
          id="main"
          tabIndex={-1}
          className="w-full max-w-page grow px-4 pt-2 pb-16 md:px-6 xl:px-8 print:p-0"
        >
          {children}
        </main>
      </div>
    </div>
  )
}

function SidebarColumn() {
  const { settings } = useShop()
  return (
    <aside aria-label="Sidebar" className="hidden border-r border-line bg-sand lg:block print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto px-3 py-4">
        <Link to={paths.admin.home()} className="mb-6 px-3 font-display text-2xl leading-9 tracking-tight">
          {settings.storeName}
        </Link>
        <Sidebar />
      </div>
    </aside>
  )
}
