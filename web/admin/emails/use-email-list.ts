import type { emailStates } from '#contract/emails.ts'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { oneOf, pageOf } from '../url-values.ts'

export type EmailState = (typeof emailStates)[number]

export const emailStateLabels: Record<EmailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  demo: 'Demo, never sent',
}
const states = Object.keys(emailStateLabels) as EmailState[]

export type EmailList = ReturnType<typeof useEmailList>

/** What the URL says about the list of mails, which of them is open, and the question to the shop that it comes to. */
export function useEmailList() {
  const list = useUrlState({ search: '', state: '', page: '1', email: '' })
  const { search, state, page } = list.values
  return {
    ...list,
    isFiltered: search !== '' || state !== '',
    query: { page: pageOf(page), search: search.trim() || undefined, state: oneOf(states, state) },
    hrefOfEmail: (email: string) => list.hrefWith({ email, page }),
    close: () => list.change({ email: '', page }),
  }
}
