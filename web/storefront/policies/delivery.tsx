import { Link } from '#kit/browser/router/router.ts'
import { installation } from '#domain/policies.ts'
import { returnWindows } from '#domain/return-windows.ts'
import { paths } from '#web/paths.ts'

/** From when the times run, and what is booked separately. */
export function WhenItArrives() {
  return (
    <>
      <p>
        Times run from the day we confirm your order and its payment or deposit. When pieces of one order have
        different times, we agree with you whether to send them together.
      </p>
      <p>
        {`Installation is booked separately: ${installation.leadTime}, with the appointment made ${installation.bookedAhead} ahead. A package can therefore be ready before its installation day.`}
      </p>
    </>
  )
}

/** What white gloves do, and what they need to know. */
export function WhiteGlove() {
  return (
    <>
      <p>
        We carry each piece to the room it belongs in, put it together, set it in place and take the packaging
        away. Ask for it when you order; where it is not included, we quote it with your order.
      </p>
      <p>Tell us about stairs, elevators, gates and parking, and measure the narrowest door on the way in.</p>
    </>
  )
}

/** Where an order can be followed. */
export function Tracking() {
  return (
    <p>
      When your order leaves, we send the tracking number by email. It is also under{' '}
      <Link to={paths.orders()} className="text-link">
        My Collection Orders
      </Link>
      , with each step from Order Placed to Delivered.
    </p>
  )
}

/** What happens when a date moves. */
export function Delays() {
  return (
    <p>
      Furniture for Hawaii mostly travels by sea, and weather, ports and makers can hold it up. When a date
      moves, we write to you with the reason and the new date. What this means for your order is in our{' '}
      <Link to={paths.terms()} className="text-link">
        Terms of Service
      </Link>
      .
    </p>
  )
}

/** What to do when it comes. */
export function OnTheDay() {
  return (
    <p>
      {`Please have someone there to receive the delivery. Check each piece before the packaging goes, and report damage within ${returnWindows.damage} of delivery. See `}
      <Link to={paths.returns()} className="text-link">
        Returns and refunds
      </Link>
      .
    </p>
  )
}
