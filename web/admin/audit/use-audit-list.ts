import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { pageOf } from '../url-values.ts'

const defaults = { search: '', actor: '', object: '', action: '', from: '', to: '', page: '1' }
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY = /^\d{4}-\d\d-\d\d$/

export type AuditList = ReturnType<typeof useAuditList>

/** What the URL says about the audit log, and the question to the shop that it comes to. */
export function useAuditList() {
  const list = useUrlState(defaults)
  const { search, actor, object, action, from, to, page } = list.values
  return {
    ...list,
    query: {
      page: pageOf(page),
      search: search.trim() || undefined,
      actor: fitting(ID, actor),
      object: object || undefined,
      action: action || undefined,
      from: fitting(DAY, from),
      to: fitting(DAY, to),
    },
  }
}

/** `text` where it has the form that the shop asks for: an address is typed by people and may hold anything. */
function fitting(form: RegExp, text: string): string | undefined {
  return form.test(text) ? text : undefined
}
