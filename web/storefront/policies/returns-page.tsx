import type { ReactNode } from 'react'
import { returnWindows } from '#domain/return-windows.ts'
import {
  DEPOSIT_SHARE,
  finalItems,
  PACKAGE_RETURNS,
  PACKAGE_RETURNS_FOR,
  PACKAGE_WARRANTY,
  REFUND_TIME,
} from '#domain/policies.ts'
import { paths } from '#web/paths.ts'
import { Contact } from '#web/storefront/standing/contact.tsx'
import { EmailLink } from '#web/shop/email-link.tsx'
import { StandardPage } from '#web/storefront/standing/owner-words.tsx'
import { Policy } from './policy.tsx'
import { Bullets, Steps, TextLink, WriteOrCall } from './policy-text.tsx'

const sections = [
  {
    id: 'can-come-back',
    title: 'What can come back',
    body: (
      <p>
        {`Pieces can be returned when you ask within ${returnWindows.anyReason} of delivery, and the piece is unused, clean and complete. Keep the packaging if you can; furniture travels best in the box it came in.`}
      </p>
    ),
  },
  {
    id: 'cannot-come-back',
    title: 'What cannot come back',
    body: (
      <>
        <p>These items are non-returnable except for manufacturing defects:</p>
        <Bullets>
          {finalItems.map((kind) => (
            <li key={kind}>{`${kind} items`}</li>
          ))}
        </Bullets>
        <p>
          {`Designer packages carry a ${PACKAGE_RETURNS}, ${PACKAGE_RETURNS_FOR}. Report the defect within ${returnWindows.packageDefects} of delivery and we take the piece back. After that, the ${PACKAGE_WARRANTY} covers it. For a defect in any other of these items, write to us or make a `}
          <TextLink to={paths.warranty()}>warranty claim</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'how-to-return',
    title: 'How to return a piece',
    body: (
      <Steps>
        <li>
          <WriteOrCall /> with your order number and the reason. For a defect, add photos.
        </li>
        <li>
          Wait for our answer before you send anything. It says where the piece goes and how it is collected.
        </li>
        <li>Pack it as it came. We inspect it when it arrives.</li>
      </Steps>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <p>
        {`Refunds take ${REFUND_TIME} after inspection and go to the original payment method: a wire transfer to the account it came from, a check by check. We write to you when the refund is on its way.`}
      </p>
    ),
  },
  {
    id: 'return-shipping',
    title: 'Return shipping',
    body: (
      <p>
        Return shipping is at your cost unless the return is due to a defect or our error. Then it is at ours.
      </p>
    ),
  },
  {
    id: 'damage',
    title: 'Damaged items',
    body: (
      <p>
        {`Look at each piece on the day it comes, before the packaging goes. Report damage within ${returnWindows.damage} of delivery to `}
        <EmailLink />, with your order number, a description and photos of the piece and its packaging. We
        repair it, replace it or take it back, and there is nothing for you to pay.
      </p>
    ),
  },
  {
    id: 'canceling',
    title: 'Deposits and canceling',
    body: (
      <Bullets>
        <li>
          You can cancel an order yourself while it is pending or processing and not yet paid: open it under{' '}
          <TextLink to={paths.orders()}>My Collection Orders</TextLink>.
        </li>
        <li>
          {`Once you have paid, write to us. The ${DEPOSIT_SHARE} non-refundable deposit secures your purchase order and is not returned if you change your mind before delivery.`}
        </li>
        <li>A return that is eligible after delivery is refunded as described on this page.</li>
        <li>If we have to cancel because we cannot supply a piece, we refund what you paid for it.</li>
        <li>
          Custom design services are paid in full before design work begins. You can withdraw a design request
          while it is pending and unpaid.
        </li>
      </Bullets>
    ),
  },
  { id: 'questions', title: 'Questions', body: <Contact /> },
]

/** What can come back, by when, at whose cost, and when the money is there. */
export default function ReturnsPage() {
  return (
    <StandardPage>
      <Policy
        path={paths.returns()}
        name="Returns and refunds"
        description={`Ask for a return within ${returnWindows.anyReason} of delivery and report damage within ${returnWindows.damage}. What can come back, who pays the shipping, and when the refund arrives.`}
        sections={sections}
      >
        <ReturnWindows />
      </Policy>
    </StandardPage>
  )
}

type Window = { before: string; time: string; after?: string; happened: string; todo: ReactNode }

const windows: Window[] = [
  {
    before: 'Within',
    time: returnWindows.damage,
    after: 'of delivery',
    happened: 'A piece arrived damaged',
    todo: 'Report it with photos',
  },
  {
    before: 'Within',
    time: returnWindows.anyReason,
    after: 'of delivery',
    happened: 'It is not right for the room',
    todo: 'Ask for a return',
  },
  {
    before: 'Within',
    time: returnWindows.packageDefects,
    after: 'of delivery',
    happened: 'A designer-package piece has a manufacturing defect',
    todo: 'Ask for a return',
  },
  {
    before: 'During',
    time: 'the warranty',
    happened: 'A fault appears later',
    todo: (
      <>
        Make a <TextLink to={paths.warranty()}>warranty claim</TextLink>
      </>
    ),
  },
]

/** What can be asked for until when, along the time since delivery. */
function ReturnWindows() {
  return (
    <ol className="grid border-l border-edge lg:grid-cols-4 lg:border-t lg:border-l-0">
      {windows.map(({ before, time, after, happened, todo }) => (
        <li
          key={happened}
          className="relative grid content-start gap-3 pb-7 pl-6 last:pb-0 before:absolute before:top-2.5 before:-left-1.25 before:size-2.5 before:rounded-full before:bg-koa lg:pt-6 lg:pr-8 lg:pb-0 lg:pl-0 lg:before:-top-1.25 lg:before:left-0"
        >
          <p className="text-muted">
            {`${before} `}
            <span className="title-page block text-ink">{time}</span>
            {after !== undefined && ` ${after}`}
          </p>
          <p>
            <span className="block font-medium">{happened}</span> {todo}
          </p>
        </li>
      ))}
    </ol>
  )
}
