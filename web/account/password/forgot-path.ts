import { paths } from '#web/paths.ts'

/** Where a temporary password is asked for, with the address that was typed; not in `paths`, which every page loads. */
export const forgotPath = (email: string) =>
  paths.forgotPassword() + (email === '' ? '' : `?${new URLSearchParams({ email })}`)
