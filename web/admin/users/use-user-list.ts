import type { UserListQuery } from '#contract/users-admin.ts'
import { roles } from '#domain/users/roles.ts'
import { useUrlState } from '#kit/browser/ui/use-url-state.ts'
import { oneOf, pageOf, sortOf } from '../url-values.ts'

const defaults = { search: '', role: '', sort: 'name', page: '1' }
const sorts = ['name', 'email', 'role'] as const satisfies readonly UserListQuery['sort'][]

export type UserList = ReturnType<typeof useUserList>

/** What the URL says about the list of people, and the question to the shop that it comes to. */
export function useUserList() {
  const list = useUrlState(defaults)
  const { search, role, sort, page } = list.values
  return {
    ...list,
    query: {
      page: pageOf(page),
      search: search.trim() || undefined,
      role: oneOf(roles, role),
      ...sortOf(sorts, sort, 'name'),
    },
  }
}
