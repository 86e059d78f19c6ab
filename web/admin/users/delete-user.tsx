import { useQuery } from '@tanstack/react-query'
import { useRefetch } from '#kit/browser/api/use-refetch.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { ask, call } from '#web/api.ts'
import { DeleteOne } from '../delete-one.tsx'
import { fullNameOf, type ListedUser } from './user-words.tsx'

type DeleteUserProps = {
  /** Whom it is about; nobody while it is shut. */
  user: Pick<ListedUser, '_id' | 'firstName' | 'lastName' | 'orderCount'> | undefined
  onClose: () => void
  /** Where to go on once it is done, beyond closing. */
  onDeleted?: () => void
}

/** Asks before an account is deleted, and says what of it stays. */
export function DeleteUser({ user, ...after }: DeleteUserProps) {
  return (
    <DeleteOne
      what="user"
      id={user?._id}
      title={user && `Delete ${fullNameOf(user)}?`}
      send={(id) => call('DELETE /api/users/admin/:id', { params: { id } })}
      again={useRefetch('GET /api/users/admin/list')}
      {...after}
    >
      <p>
        They are signed out at once, and their name, email, phone, address, cart and wishlist are removed.
        This cannot be undone.
      </p>
      {user !== undefined && user.orderCount > 0 && (
        <p>
          {user.orderCount === 1
            ? 'Their order stays'
            : `Their ${user.orderCount.toLocaleString('en-US')} orders stay`}{' '}
          on record under “Former customer”, and no more letters are sent about{' '}
          {user.orderCount === 1 ? 'it' : 'them'}.
        </p>
      )}
      {user !== undefined && <OpenMoney of={user._id} />}
    </DeleteOne>
  )
}

/** What they still have to pay, and what we owe them: neither ends with the account, but nobody can be written to. */
function OpenMoney({ of: id }: { of: string }) {
  const { data } = useQuery(ask('GET /api/users/admin/:id', { params: { id } }))
  const { due = 0, credit = 0 } = data?.user.money ?? {}
  return (
    <>
      {due > 0 && (
        <p>
          They have <Money dollars={due} /> still to pay. It stays open, and no reminder reaches them.
        </p>
      )}
      {credit > 0 && (
        <p>
          We owe them <Money dollars={credit} />. Send it back first: afterwards nobody can tell them of it.
        </p>
      )}
    </>
  )
}
