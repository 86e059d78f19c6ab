import { z } from 'zod'
import { ResetPasswordForm } from '#contract/users.ts'

/** The reset form as it is typed: the new password twice. */
export const PasswordReset = ResetPasswordForm.extend({
  confirmPassword: z.string().min(1, 'Please confirm your password'),
}).refine((form) => form.confirmPassword === form.newPassword, {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
})
