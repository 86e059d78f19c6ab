import { MailAddress } from '#kit/browser/ui/mail-address.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from '#kit/browser/router/router.ts'
import { mayMoveElsewhere } from '#domain/orders/order-status.ts'
import { isAgreed } from '#domain/orders/agreed.ts'
import { ask } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { MessageForm, Messages } from '#web/orders/messages.tsx'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#kit/browser/ui/breadcrumbs.tsx'
import { RecordView } from '../record-view.tsx'
import { ItemsCard } from './items-card.tsx'
import { MoneyCard } from '../money/money-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OrderHead } from './order-head.tsx'
import { PaymentCard } from './payment-card.tsx'
import { QuoteDesk } from './quote-desk/quote-desk.tsx'
import { useOrderActions, type OrderActions } from './use-order-actions.ts'
import { TelLink } from '#kit/browser/ui/tel-link.tsx'
import { Card } from '#kit/browser/ui/card.tsx'
import { EarlierEvents } from '#web/shop/earlier-events.tsx'
import { When } from '#web/shop/when.tsx'
import { DeliveryFacts } from '#web/orders/delivery-facts.tsx'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { Facts, type Fact } from '#kit/browser/ui/facts.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { ShippingDialog } from './shipping-dialog.tsx'
import { useAsking } from '../form-dialog.tsx'
import { useListCrumb } from '../list-of.tsx'
import { Linked, Written } from '#kit/browser/ui/written.tsx'

export default function OrderPage() {
  const { id = '' } = useParams()
  const order = useQuery(ask('GET /api/orders/:id', { params: { id } }))
  const actions = useOrderActions(id)
  const list = useListCrumb('Orders', paths.admin.orders())
  return (
    <RecordView
      record={order}
      title="Order"
      failed="Failed to fetch order details"
      missing={{ icon: 'search', title: 'Order not found.', to: paths.admin.orders(), link: 'All orders' }}
    >
      {({ order }) => (
        <>
          <PageHead title={`Order ${order.number}`} noindex />
          <Breadcrumbs crumbs={[list, { label: order.number }]} />
          <OrderHead order={order} actions={actions} />
          <OrderCards order={order} actions={actions} />
        </>
      )}
    </RecordView>
  )
}

function OrderCards({ order, actions }: { order: ShownOrder; actions: OrderActions }) {
  const [beside, setBeside] = useState<HTMLDivElement | null>(null)
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17rem] xl:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
      <div className="grid min-w-0 gap-5">
        {order.kind === 'quote' ? <QuoteDesk order={order} beside={beside} /> : <ItemsCard order={order} />}
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2 xl:row-span-2 xl:grid-cols-1 print:mt-5 print:grid-cols-2">
        <div ref={setBeside} className="min-w-0 empty:hidden md:max-xl:col-span-full" />
        {isAgreed(order) && <PaymentCard order={order} actions={actions} />}
        {isAgreed(order) && (
          <MoneyCard
            payableRef={order._id}
            method={order.paymentMethod}
            reference={order.paymentClaim?.reference}
          />
        )}
        <CustomerCard order={order} />
        <DeliveryCard order={order} actions={actions} />
      </div>
      <div className="grid min-w-0 items-start gap-5 md:max-xl:grid-cols-2 print:mt-5">
        <MessagesCard order={order} />
        <NotesCard orderId={order._id} />
        <HistoryCard order={order} />
      </div>
    </div>
  )
}

/** Who ordered, and how to reach them; nobody can be mailed whose account was deleted. */
function CustomerCard({ order: { user, shippingAddress } }: { order: ShownOrder }) {
  return (
    <Card title="Customer">
      <p className="font-medium">{user?.fullName}</p>
      {user?.email ? (
        <p>
          <a href={`mailto:${user.email}`} className="text-link">
            <MailAddress address={user.email} />
          </a>
        </p>
      ) : (
        <p className="text-muted">The account was deleted.</p>
      )}
      <p>
        <TelLink number={shippingAddress.phone} />
      </p>
    </Card>
  )
}

/** What customer and studio wrote; nobody would read it whose account was deleted. */
function MessagesCard({ order: { _id, user } }: { order: ShownOrder }) {
  return (
    <Card title="Messages" className="md:max-xl:col-span-full print:hidden">
      <div className="grid grid-cols-1 gap-5">
        <Messages
          orderId={_id}
          isStudio
          hint="The customer reads them on the page of the order and by email."
        />
        {user?.email && <MessageForm orderId={_id} />}
      </div>
    </Card>
  )
}

/** What happened to an order, the latest first. */
function HistoryCard({ order: { history, historyCount } }: { order: ShownOrder }) {
  return (
    <Card title="History">
      <ol className="grid gap-4">
        {history.toReversed().map(({ type, title, date, description }) => (
          <li key={`${date} ${type}`} className="relative border-l border-line pl-4">
            <p>{title}</p>
            <Written text={description} className="text-sm" />
            <p className="text-sm text-muted">
              <When at={date} look="moment" />
            </p>
          </li>
        ))}
      </ol>
      <EarlierEvents shown={history.length} total={historyCount} />
    </Card>
  )
}

/** Where an order goes and how it travels. */
function DeliveryCard({ order, actions }: { order: ShownOrder; actions: OrderActions }) {
  const { asking, ask, close } = useAsking<'shipping' | 'address'>(`shipping of ${order._id}`, actions)
  const edit = (
    <Button variant="quiet" size="compact" icon="edit" onClick={() => ask('shipping')} className="-mr-3">
      Edit
    </Button>
  )
  return (
    <Card title="Shipping" actions={edit}>
      <div className="grid gap-4">
        <AddressLines address={order.shippingAddress} />
        <DeliveryFacts
          address={order.shippingAddress}
          isPickup={order.isPickup}
          wishes={order.deliveryWishes}
        />
      </div>
      {mayMoveElsewhere(order.status) && (
        <Button
          variant="quiet"
          size="compact"
          icon="edit"
          onClick={() => ask('address')}
          className="-ml-3 print:hidden"
        >
          Change address
        </Button>
      )}
      <Facts className="mt-4" facts={factsOf(order)} />
      <ShippingDialog
        {...{ order, actions }}
        open={asking === 'shipping'}
        title="Save shipping details"
        act={actions.saveShipping}
        onClose={close}
      />
      <AddressDialog {...{ order, actions }} open={asking === 'address'} onClose={close} />
    </Card>
  )
}

function factsOf({ isPickup, shippingMethod, trackingNumber, deliveredAt }: ShownOrder): Fact[] {
  return [
    ['Delivery', isPickup && 'Local pickup'],
    ['Method', shippingMethod],
    ['Tracking', trackingNumber !== '' && <Linked key="tracking" text={trackingNumber} />],
    ['Delivered', deliveredAt !== null && <When key="day" at={deliveredAt} />],
  ]
}
