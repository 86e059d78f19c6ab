import { returnWindows } from '#domain/return-windows.ts'
import { paths } from '#web/paths.ts'
import { Contact } from '#web/storefront/standing/contact.tsx'
import { Canceling } from './canceling.tsx'
import { ComesBack, StaysSold } from './comes-back.tsx'
import { HowToReturn, Refunds, ReportDamage, ReturnShipping } from './giving-back.tsx'
import { Policy } from './policy.tsx'
import { ReturnWindows } from './return-windows.tsx'

const sections = [
  { id: 'can-come-back', title: 'What can come back', body: <ComesBack /> },
  { id: 'cannot-come-back', title: 'What cannot come back', body: <StaysSold /> },
  { id: 'how-to-return', title: 'How to return a piece', body: <HowToReturn /> },
  { id: 'refunds', title: 'Refunds', body: <Refunds /> },
  { id: 'return-shipping', title: 'Return shipping', body: <ReturnShipping /> },
  { id: 'damage', title: 'Damaged items', body: <ReportDamage /> },
  { id: 'canceling', title: 'Deposits and canceling', body: <Canceling /> },
  { id: 'questions', title: 'Questions', body: <Contact /> },
]

/** What can come back, by when, at whose cost, and when the money is there. */
export default function ReturnsPage() {
  return (
    <Policy
      path={paths.returns()}
      name="Returns and refunds"
      description={`Ask for a return within ${returnWindows.anyReason} of delivery and report damage within ${returnWindows.damage}. What can come back, who pays the shipping, and when the refund arrives.`}
      sections={sections}
    >
      <ReturnWindows />
    </Policy>
  )
}
