import { z } from 'zod'
import { line, paragraphs, requiredLine } from '#kit/core/operation/text.ts'
import { registerCountries } from '#domain/users/countries.ts'
import { isPhone, phoneMessage } from '#domain/users/phone.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_NEW_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  newPasswordTooShort,
  passwordsDiffer,
  passwordTooLong,
  passwordTooShort,
} from '#domain/users/password-rules.ts'
import { budgets, colorPreferences, designStyles, homeTypes, roomTypes } from '#domain/users/questionnaire.ts'
import { roles } from '#domain/users/roles.ts'
import { Email, SoughtEmail, soughtEmail } from './email-address.ts'
import type { Operations } from './endpoint.ts'
import { SignedLinkQuery } from './files.ts'
import { zipCodeRule } from './zip-code.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import '#kit/core/operation/zod-words.ts'

export const LoginForm = z.object({
  email: SoughtEmail,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(MAX_PASSWORD_LENGTH, passwordTooLong),
})

export const NewPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(MIN_PASSWORD_LENGTH, passwordTooShort)
  .max(MAX_PASSWORD_LENGTH, passwordTooLong)

/** A password that replaces one on the profile page. */
export const ChangedPassword = z
  .string(newPasswordTooShort)
  .min(MIN_NEW_PASSWORD_LENGTH, newPasswordTooShort)
  .max(MAX_PASSWORD_LENGTH, passwordTooLong)

export const Phone = line(30)
  .refine((phone) => phone === '' || isPhone(phone), phoneMessage)
  .meta({ lines: 'one' })

export const UserAddress = z
  .object({
    street: requiredLine('Street address is required'),
    city: requiredLine('City is required'),
    state: requiredLine('State/Province is required'),
    zipCode: requiredLine('ZIP/Postal Code is required', 20),
    country: z.enum(registerCountries, 'Country is required'),
  })
  .refine(...zipCodeRule('zipCode', 'United States'))
export type UserAddress = z.infer<typeof UserAddress>

export const Questionnaire = z.object({
  designStyle: z.enum(designStyles).or(z.literal('')).default(''),
  roomTypes: z.array(z.enum(roomTypes)).max(roomTypes.length).default([]),
  budget: z.enum(budgets).or(z.literal('')).default(''),
  homeType: z.enum(homeTypes).or(z.literal('')).default(''),
  colorPreferences: z.array(z.enum(colorPreferences)).max(colorPreferences.length).default([]),
  specificRequirements: paragraphs(2000).default(''),
})

/** Step 1 of registration, as the form holds it. */
export const RegisterAccountStep = z
  .object({
    firstName: requiredLine('First name is required', 80),
    lastName: requiredLine('Last name is required', 80),
    email: Email,
    password: NewPassword,
    confirmPassword: z.string(),
    phone: Phone.default(''),
  })
  .refine((form) => form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: passwordsDiffer,
  })

export const RegisterForm = z.object({
  firstName: requiredLine('First name is required', 80),
  lastName: requiredLine('Last name is required', 80),
  email: Email,
  password: NewPassword,
  phone: Phone.default(''),
  address: UserAddress,
  questionnaire: Questionnaire.optional(),
})

export const CurrentPassword = z
  .string('Current password is required')
  .min(1, 'Current password is required')
  .max(MAX_PASSWORD_LENGTH, passwordTooLong)

/** What the profile page changes: name and phone, or the address, or the password; whatever is left out stays. */
export const ProfileForm = z
  .object({
    firstName: requiredLine('First name is required', 80).optional(),
    lastName: requiredLine('Last name is required', 80).optional(),
    phone: Phone.optional(),
    address: UserAddress.optional(),
    currentPassword: CurrentPassword.optional(),
    newPassword: ChangedPassword.optional(),
  })
  .refine((form) => form.newPassword === undefined || form.currentPassword !== undefined, {
    path: ['currentPassword'],
    message: 'Current password is required',
  })

export const ForgotPasswordForm = z.object({
  email: soughtEmail('Please enter a valid email address'),
})

export const ResetPasswordForm = z.object({
  email: SoughtEmail,
  tempPassword: requiredLine('Temporary password is required', 100),
  newPassword: z
    .string('New password is required')
    .min(1, 'New password is required')
    .min(MIN_PASSWORD_LENGTH, passwordTooShort)
    .max(MAX_PASSWORD_LENGTH, passwordTooLong),
  // Carried by the button of the letter: wrong tries of others do not bar the way of who has it.
  ...SignedLinkQuery.shape,
})

export const User = z.object({
  _id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  address: z.object(UserAddress.shape).nullable(),
  questionnaire: Questionnaire.nullable(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

const SignedIn = z.object({ token: z.string(), user: User })

export const userOperations = {
  'POST /api/users/register': {
    access: 'anyone',
    summary: 'Open an account and sign in',
    body: RegisterForm,
    reply: SignedIn,
    limit: 'register',
  },
  'POST /api/users/login': {
    access: 'anyone',
    summary: 'Sign in',
    body: LoginForm,
    reply: SignedIn,
    limit: 'sign-in',
  },
  'GET /api/users/logout': {
    access: 'signed-in',
    summary: 'End this session',
    limit: 'change',
    reply: z.object({ message: z.string() }),
  },
  'GET /api/users/verify': {
    access: 'signed-in',
    summary: 'Who is signed in, and the new email address that waits for its link to be opened',
    reply: z.object({ user: User, newEmail: z.string().nullable() }),
    data: 'user',
  },
  'PUT /api/users/profile': {
    access: 'signed-in',
    summary: 'Change my name, phone, address or password',
    body: ProfileForm,
    reply: z.object({ user: User }),
    data: 'user',
    limit: 'change',
  },
  'POST /api/users/forgot-password': {
    access: 'anyone',
    summary: 'Have a temporary password sent; the answer is the same for every address',
    body: ForgotPasswordForm,
    reply: z.object({ message: z.string() }),
    limit: 'forgot-password',
  },
  'POST /api/users/reset-password': {
    access: 'anyone',
    summary: 'Choose a new password with the temporary one, and sign in',
    body: ResetPasswordForm,
    reply: SignedIn,
    limit: 'sign-in',
  },
} as const satisfies Operations
