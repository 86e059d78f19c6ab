import { useQuery } from '@tanstack/react-query'
import { useParams, Link, useNavigate } from '#kit/browser/router/router.ts'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { asOpened } from '#web/admin/form/as-opened.ts'
import { useListCrumb } from '../list-of.tsx'
import { RecordView } from '../record-view.tsx'
import { UserForm } from './user-form.tsx'
import { ADMIN_STAYS, fullNameOf, type ManagedUser, RoleBadge } from './user-words.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { useState } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { Dealings } from './dealings.tsx'
import { DeleteUser } from './delete-user.tsx'
import {
  budgetLabels,
  colorPreferenceLabels,
  designStyleLabels,
  homeTypeLabels,
  roomTypeLabels,
} from '#domain/users/questionnaire.ts'
import { When } from '#web/shop/when.tsx'

export default function EditUserPage() {
  const { id = '' } = useParams()
  const person = useQuery({ ...ask('GET /api/users/admin/:id', { params: { id } }), ...asOpened })
  return (
    <RecordView
      record={person}
      title="Edit user"
      failed="Failed to fetch user"
      missing={{
        icon: 'user',
        title: 'User not found',
        hint: 'The account may have been deleted.',
        to: paths.admin.users(),
        link: 'All users',
      }}
    >
      {({ user }) => <Person user={user} />}
    </RecordView>
  )
}

function Person({ user }: { user: ManagedUser }) {
  const name = fullNameOf(user)
  return (
    <>
      <PageHead title={name} noindex />
      <Breadcrumbs crumbs={[useListCrumb('Users', paths.admin.users()), { label: name }]} />
      <UserHead user={user} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid items-start gap-5 md:grid-cols-2 xl:order-last xl:grid-cols-1">
          <PersonMoney user={user} />
          <PersonFacts user={user} />
        </div>
        <div className="grid min-w-0 gap-10">
          <Dealings user={user} />
          <UserForm key={user._id} user={user} />
        </div>
      </div>
    </>
  )
}

/** What their orders and design fees come to, with the way to each payment. */
function PersonMoney({ user: { orderCount, money, email } }: { user: ManagedUser }) {
  const { due, paid, refunded, toSend, credit } = money
  return (
    <Card title="Money">
      <Facts
        facts={[
          ['Ordered', orderedText(orderCount)],
          ['To come', <Money key="due" dollars={due} />],
          ['Paid', <Money key="paid" dollars={paid} />],
          ['Refunded', <Money key="refunded" dollars={refunded} />],
          ['Refunds to send', toSend > 0 && <Money dollars={toSend} />],
          ['We owe', credit > 0 && <Money dollars={credit} />],
        ]}
      />
      <p className="mt-4">
        <Link to={paths.admin.moneyOf(email)} className="text-link target-44">
          See their payments
        </Link>
      </p>
    </Card>
  )
}

function orderedText(count: number): string {
  if (count === 0) return 'Nothing yet'
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`
}

/** Who it is, and the way to delete the account. */
function UserHead({ user }: { user: ManagedUser }) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const isAdmin = user.role === 'admin'
  return (
    <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="title-page">{fullNameOf(user)}</h1>
        <RoleBadge role={user.role} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isAdmin && (
          <p id="admin-stays" className="text-sm text-muted">
            {ADMIN_STAYS}
          </p>
        )}
        <Button
          variant="secondary"
          icon="trash"
          disabled={isAdmin}
          aria-describedby={isAdmin ? 'admin-stays' : undefined}
          onClick={() => setLeaving(true)}
        >
          Delete user
        </Button>
      </div>
      <DeleteUser
        user={isLeaving ? user : undefined}
        onClose={() => setLeaving(false)}
        onDeleted={() => void navigate(paths.admin.users())}
      />
    </div>
  )
}

/** What a person told us of themselves, and the way to what was changed of them. */
function PersonFacts({ user }: { user: ManagedUser }) {
  const { createdAt, lastSeenAt } = user
  const when: Fact[] = [
    ['Since', <When key="since" at={createdAt} />],
    ['Last here', lastSeenAt !== null && <When at={lastSeenAt} look="moment" />],
  ]
  return (
    <Card title="About">
      <Facts facts={[...when, ...addressFacts(user), ...tasteFacts(user)]} />
      <p className="mt-4">
        <Link to={paths.admin.auditOf(user._id)} className="text-link target-44">
          What was changed
        </Link>
      </p>
    </Card>
  )
}

function addressFacts({ address }: ManagedUser): Fact[] {
  if (!address) return []
  const { street, city, state, zipCode, country } = address
  return [['Address', [street, `${city}, ${state} ${zipCode}`, country].join(', ')]]
}

function tasteFacts({ questionnaire }: ManagedUser): Fact[] {
  if (!questionnaire) return []
  const { designStyle, budget, homeType, specificRequirements } = questionnaire
  const { roomTypes = [], colorPreferences = [] } = questionnaire
  return [
    ['Style', designStyle && designStyleLabels[designStyle]],
    ['Rooms', roomTypes.map((room) => roomTypeLabels[room]).join(', ')],
    ['Budget', budget && budgetLabels[budget]],
    ['Home', homeType && homeTypeLabels[homeType]],
    ['Colors', colorPreferences.map((color) => colorPreferenceLabels[color]).join(', ')],
    ['Wishes', specificRequirements],
  ]
}
