import { useState } from 'react'
import { useLocation } from '#kit/browser/router/router.ts'
import { useShop } from '#web/shop/shop.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { Sidebar } from './sidebar.tsx'

/** The sidebar on small screens: behind a button, closed again by following a link. */
export function AdminDrawer() {
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
