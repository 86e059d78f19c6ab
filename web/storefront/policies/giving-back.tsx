import { REFUND_TIME } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { EmailLink } from '#web/shop/email-link.tsx'
import { Steps } from './steps.tsx'
import { WriteOrCall } from './write-or-call.tsx'

/** From the question to the inspection. */
export function HowToReturn() {
  return (
    <Steps>
      <li>
        <WriteOrCall /> with your order number and the reason. For a defect, add photos.
      </li>
      <li>
        Wait for our answer before you send anything. It says where the piece goes and how it is collected.
      </li>
      <li>Pack it as it came. We inspect it when it arrives.</li>
    </Steps>
  )
}

/** When and how the money comes back. */
export function Refunds() {
  return (
    <p>
      {`Refunds take ${REFUND_TIME} after inspection and go to the original payment method: a wire transfer to the account it came from, a check by check. We write to you when the refund is on its way.`}
    </p>
  )
}

/** Who pays the way back. */
export function ReturnShipping() {
  return (
    <p>
      Return shipping is at your cost unless the return is due to a defect or our error. Then it is at ours.
    </p>
  )
}

/** What to do about a piece that came broken. */
export function ReportDamage() {
  return (
    <p>
      {`Look at each piece on the day it comes, before the packaging goes. Report damage within ${returnWindows.damage} of delivery to `}
      <EmailLink />, with your order number, a description and photos of the piece and its packaging. We
      repair it, replace it or take it back, and there is nothing for you to pay.
    </p>
  )
}
