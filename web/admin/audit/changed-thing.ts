import type { Reply } from '#contract/call.ts'
import { orderReference, requestReference } from '#domain/orders/reference.ts'
import { paths } from '#web/paths.ts'
import { plainWords } from './act-words.ts'

export type AuditEntry = Reply<'GET /api/audit'>['entries'][number]
/** What an entry says of one thing. */
export type AuditLine = Reply<'GET /api/audit/:id/lines'>['lines'][number]

type Thing = {
  /** As it stands in a sentence. */
  name: string
  /** Its page; nothing where it is gone or has none. */
  to?: string
}

/** What an entry is about, as people call it and with the way there. */
export function changedThing(entry: AuditLine): Thing {
  const { type, id, name } = entry.object
  if (type === 'order') return { name: `order ${name ?? orderReference(id)}`, to: paths.admin.order(id) }
  if (type === 'design') return { name: name ?? requestReference(id), to: paths.admin.designRequest(id) }
  if (type === 'settings') {
    const sections = id.split(', ').map(plainWords).join(', ')
    return { name: `the settings (${sections})`, to: paths.admin.settings() }
  }
  if (name !== null) return { name, to: pages[type]?.(id) }
  return {
    name:
      lastName(entry) ?? (type === 'user' ? 'a former customer' : `${plainWords(type).toLowerCase()} ${id}`),
  }
}

const pages: Record<string, (id: string) => string> = {
  product: paths.admin.editProduct,
  category: paths.admin.categories,
  package: paths.admin.packages,
  stocktake: paths.admin.stocktake,
  user: paths.admin.editUser,
  email: paths.admin.email,
}

/** How a thing was called that is gone, where the entry knows. */
function lastName({ before, after }: AuditLine): string | undefined {
  const name = before.name ?? after.name
  return typeof name === 'string' ? name : undefined
}
