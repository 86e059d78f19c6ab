import { z } from 'zod'
import { requiredLine } from '#kit/core/operation/text.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordsDiffer,
  passwordTooLong,
  studioPasswordTooShort,
} from '#domain/users/password-rules.ts'
import { roles } from '#domain/users/roles.ts'
import type { Operations } from './endpoint.ts'
import { Instant } from '#kit/core/operation/instant.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { OrderNote } from './orders/admin-operations.ts'
import { ADMIN_PAGE_SIZE, dateFilters } from './orders/order-list.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'
import { Email } from './email-address.ts'
import { Phone, User } from './users.ts'

export const userSorts = ['name', 'email', 'role'] as const

export const UserExportQuery = z.object({
  search: z.string().trim().max(200).optional(),
  role: z.enum(roles).optional(),
  ...dateFilters,
})
export type UserExportQuery = z.infer<typeof UserExportQuery>

export const UserListQuery = UserExportQuery.extend({
  ...pagingQuery(ADMIN_PAGE_SIZE),
  sort: z.enum(userSorts).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
})
export type UserListQuery = z.infer<typeof UserListQuery>

/** A password that the studio sets for somebody; empty for none. */
const StudioPassword = z
  .string()
  .max(MAX_PASSWORD_LENGTH, passwordTooLong)
  .refine((password) => password === '' || password.length >= MIN_PASSWORD_LENGTH, studioPasswordTooShort)

/** A person as the studio enters them; a phone or password that is left out stays as it is. */
export const PersonForm = z.object({
  firstName: requiredLine('First name is required', 80),
  lastName: requiredLine('Last name is required', 80),
  email: Email,
  role: z.enum(roles, 'Role is required'),
  phone: Phone.optional(),
  password: StudioPassword.optional(),
})
export type PersonForm = z.output<typeof PersonForm>

/** The same as it is typed: a password twice. */
export const TypedPersonForm = PersonForm.extend({
  phone: Phone,
  password: StudioPassword,
  confirmPassword: z.string(),
}).refine((form) => form.password === form.confirmPassword, {
  path: ['confirmPassword'],
  message: passwordsDiffer,
})

const orderCount = z.int()

/** So many notes of a person are shown in one place. */
export const LATEST_NOTES = 10

const ListedUser = User.omit({ address: true, questionnaire: true }).extend({ orderCount })

const NoteOfOrder = OrderNote.extend({ order: z.object({ _id: z.uuid(), number: z.string() }) })

/** A person with all that the studio has to do with them. */
const ManagedUser = User.extend({
  orderCount,
  totalSpent: Dollars,
  /** Their orders and design fees in money: what is to come, what came, what went back and is to, what we owe. */
  money: z.object({ due: Dollars, paid: Dollars, refunded: Dollars, toSend: Dollars, credit: Dollars }),
  /** When they last used a session that still lives; visits are counted without names. */
  lastSeenAt: Instant.nullable(),
  /** The newest that the studio noted on their orders. */
  notes: z.array(NoteOfOrder).max(LATEST_NOTES),
})

const params = z.object({ id: z.uuid('User not found') })

export const userAdminOperations = {
  'GET /api/users/admin/list': {
    access: 'admin',
    summary: 'All people with an account',
    query: UserListQuery,
    reply: z.object({ users: z.array(ListedUser), pagination: Pagination }),
    data: 'users',
  },
  'GET /api/users/admin.csv': {
    access: 'admin',
    summary: 'All people that the filters leave, as CSV',
    query: UserExportQuery,
    reply: 'file',
    limit: 'export',
  },
  'GET /api/users/admin/:id': {
    access: 'admin',
    summary: 'One person, with what they ordered, paid and still have to pay, and the notes on their orders',
    params,
    reply: z.object({ user: ManagedUser }),
    data: 'user',
  },
  'POST /api/users/admin': {
    access: 'admin',
    summary: 'Open an account for somebody; without a password they choose one by email',
    body: PersonForm,
    reply: z.object({ user: User }),
    data: 'user',
    limit: 'message',
  },
  'PUT /api/users/admin/:id': {
    access: 'admin',
    summary: 'Change a person; another role or password ends their sessions',
    params,
    body: PersonForm,
    reply: z.object({ user: User }),
    data: 'user',
    limit: 'change',
  },
  'DELETE /api/users/admin/:id': {
    access: 'admin',
    summary: 'Delete an account: what is personal is blanked, orders stay',
    params,
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
} as const satisfies Operations
