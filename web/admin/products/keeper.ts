import { useListAddress, useListState } from '../list-of.tsx'
import { useLocation } from '#kit/browser/router/router.ts'
import { useSession } from '#web/session.ts'
import { paths } from '#web/paths.ts'

export type Keeper = ReturnType<typeof useKeeper>

/** Who looks after products here: the studio after all of them in the back office, a seller after their own. */
export function useKeeper() {
  const session = useSession()
  const isStudio = useLocation().pathname.startsWith(paths.admin.home())
  const { products: list, newProduct: create, editProduct: edit } = isStudio ? paths.admin : paths.seller
  return {
    isStudio,
    /** Sees what the shop paid, deletes, imports, and changes many at once. */
    isAdmin: session?.user.role === 'admin',
    title: isStudio ? 'Products' : 'My Products',
    paths: { create, edit },
    /** The list, as it was narrowed when its row was opened. */
    list: useListAddress(list()),
    toRow: useListState(),
  }
}
