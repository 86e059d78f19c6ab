import { useQuery } from '@tanstack/react-query'
import { useParams } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { asOpened } from '../form/as-opened.ts'
import { HiddenTitle } from '../hidden-title.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonOrders } from './person-orders.tsx'
import { UserForm } from './user-form.tsx'
import { UserHead } from './user-head.tsx'
import { fullNameOf, type ManagedUser } from './user-words.ts'

export default function EditUserPage() {
  const { id = '' } = useParams()
  const { data, isPending, error, isLoadingError, refetch } = useQuery({
    ...ask('GET /api/users/admin/:id', { params: { id } }),
    ...asOpened,
  })
  if (isPending)
    return (
      <>
        <HiddenTitle title="Edit user" />
        <TextSkeleton lines={8} />
      </>
    )
  if (isLoadingError && isUnknown(error)) return <NoSuchUser />
  if (isLoadingError)
    return (
      <>
        <HiddenTitle title="Edit user" />
        <TryAgain message="Failed to fetch user" onRetry={() => void refetch()} />
      </>
    )
  return <Person user={data.user} />
}

function Person({ user }: { user: ManagedUser }) {
  const name = fullNameOf(user)
  return (
    <>
      <PageHead title={name} noindex />
      <Breadcrumbs crumbs={[{ label: 'Users', to: paths.admin.users() }, { label: name }]} />
      <UserHead user={user} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <UserForm key={user._id} user={user} />
        <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-1">
          <PersonOrders user={user} />
          <PersonFacts user={user} />
        </div>
      </div>
    </>
  )
}

function NoSuchUser() {
  return (
    <>
      <PageHead title="User not found" noindex />
      <EmptyState
        icon="user"
        title="User not found"
        hint="The account may have been deleted."
        to={paths.admin.users()}
        link="All users"
      />
    </>
  )
}

function isUnknown(error: Error): boolean {
  return error instanceof CallError && error.status === 404
}
