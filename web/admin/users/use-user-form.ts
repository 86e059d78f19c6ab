import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#kit/browser/router/router.ts'
import type { z } from 'zod'
import { TypedPersonForm } from '#contract/users-admin.ts'
import { failedAs } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { currentSession, updateUser } from '#web/session.ts'
import { paths } from '#web/paths.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { useListAddress } from '../list-of.tsx'
import type { ManagedUser } from './user-words.tsx'

type TypedPerson = z.input<typeof TypedPersonForm>
export type UserForm = ReturnType<typeof useUserForm>

const words = {
  create: { done: 'User created successfully!', failed: 'Failed to create user. Please try again.' },
  update: { done: 'User updated successfully!', failed: 'Failed to update user' },
} as const

/** The form of a new person, or of `user` as they are now; saved, it leads back to the list. */
export function useUserForm(user?: ManagedUser) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const list = useListAddress(paths.admin.users())
  const { done, failed } = user ? words.update : words.create

  async function save({ confirmPassword: _again, ...typed }: TypedPerson) {
    const reply = await send(user?._id, typed).catch(failedAs(failed))
    if (reply.user._id === currentSession()?.user._id) updateUser(reply.user)
    toast.success(done)
    void client.invalidateQueries({ queryKey: ['GET /api/users/admin/list'] })
    await navigate(list)
  }
  return useSchemaForm(TypedPersonForm, save, {
    defaults: valuesOf(user),
    failure: failed,
    draft: `person ${user?._id ?? 'new'}`,
  })
}

function send(id: string | undefined, body: Omit<TypedPerson, 'confirmPassword'>) {
  if (id === undefined) return call('POST /api/users/admin', { body })
  return call('PUT /api/users/admin/:id', { params: { id }, body })
}

function valuesOf(user: ManagedUser | undefined): TypedPerson {
  const { firstName = '', lastName = '', email = '', phone = '', role = 'customer' } = user ?? {}
  return { firstName, lastName, email, phone, role, password: '', confirmPassword: '' }
}
