import { Problem } from '#contract/problems.ts'
import { passwordTooCommon } from '#domain/users/password-rules.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a password that everyone tries first, under the `field` that it was typed into. */
export function refuseCommon(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return
  throw new Problem('validation_failed', {
    message: passwordTooCommon,
    fields: { [field]: passwordTooCommon },
  })
}
