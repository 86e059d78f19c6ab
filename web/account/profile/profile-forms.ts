import { z } from 'zod'
import { ChangedPassword, ProfileForm, UserAddress } from '#contract/users.ts'

const { firstName, lastName, phone, currentPassword } = ProfileForm.shape

/** The parts of the profile as they are typed, each saved apart. */
export const PersonalForm = z.object({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  phone: phone.unwrap(),
})

export const AddressForm = z.object({ address: UserAddress })

export const PasswordForm = z
  .object({
    currentPassword: currentPassword.unwrap(),
    newPassword: ChangedPassword,
    confirmPassword: z.string(),
  })
  .refine((form) => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: 'New passwords do not match',
  })
