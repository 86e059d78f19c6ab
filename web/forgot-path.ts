import { paths } from './paths.ts'

/** Where a temporary password is asked for, with the address that was typed; not in `paths`, which every page loads. */
export function forgotPath(email: string, from?: string): string {
  const search = new URLSearchParams({ ...(email !== '' && { email }), ...(from !== undefined && { from }) })
  return search.size === 0 ? paths.forgotPassword() : `${paths.forgotPassword()}?${search}`
}

/** The login that somebody came `from`: the studio's or the shop's. */
export function loginPath(from: string | undefined, email: string): string {
  const login = from === 'admin' ? paths.admin.login : paths.login
  return login({ email: email || undefined })
}
