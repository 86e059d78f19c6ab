import { z } from 'zod'
import type { Operations } from './endpoint.ts'
import { SignedLinkQuery } from './files.ts'
import { emailAddress, SoughtEmail } from './email-address.ts'
import { CurrentPassword } from './users.ts'

/** A new address, which is mine once I have opened the link that is sent to it. */
export const NewEmailForm = z.object({
  email: emailAddress('Please enter a valid email address'),
  currentPassword: CurrentPassword,
})

/** What that link carries. */
export const EmailProof = z.object({ user: z.uuid(), email: SoughtEmail, ...SignedLinkQuery.shape })

export const CloseAccountForm = z.object({ currentPassword: CurrentPassword })

export const ownAccountOperations = {
  'POST /api/users/profile/email': {
    access: 'signed-in',
    summary: 'Have a link sent to a new address of mine; it becomes mine when the link is opened',
    body: NewEmailForm,
    reply: z.object({ message: z.string() }),
    limit: 'forgot-password',
  },
  'PUT /api/users/profile/email': {
    access: 'anyone',
    summary: 'Change an address to the one that the link was sent to',
    body: EmailProof,
    reply: z.object({ email: z.string() }),
    limit: 'sign-in',
  },
  'DELETE /api/users/profile/email': {
    access: 'signed-in',
    summary: 'Let no new address of mine wait any more: the link that was sent to it is void',
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
  'GET /api/users/profile/data.json': {
    access: 'signed-in',
    summary: 'All that the shop knows of me, as a file',
    reply: 'file',
    limit: 'export',
  },
  'POST /api/users/profile/close': {
    access: 'member',
    summary: 'Close my account: what is personal is blanked, orders stay',
    body: CloseAccountForm,
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
} as const satisfies Operations
