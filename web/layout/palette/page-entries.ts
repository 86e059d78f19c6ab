import { paths } from '#web/paths.ts'
import { sidebarGroups } from '../sidebar-links.ts'
import type { Entry } from './entry.ts'

/** Every page of the back office, in the order of its sidebar, then what is begun there. */
const pages: readonly Entry[] = [
  ...sidebarGroups.flatMap(({ links }) =>
    links.map(({ to, label, icon }) => ({ id: to, title: label, to, icon })),
  ),
  { id: 'new-product', title: 'New product', to: paths.admin.newProduct(), icon: 'plus' },
  { id: 'import-products', title: 'Import products', to: paths.admin.bulkImport(), icon: 'upload' },
  { id: 'new-user', title: 'New user', to: paths.admin.newUser(), icon: 'plus' },
  { id: 'shop', title: 'View shop', to: paths.home(), icon: 'external' },
]

/** The pages in whose name every word of `search` stands; all of them for no words. */
export function pageEntries(search: string): Entry[] {
  const words = search.toLowerCase().split(/\s+/)
  return pages.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
}
