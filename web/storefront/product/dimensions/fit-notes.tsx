import { lengthText } from '#domain/fit/lengths.ts'
import { STAIR_HEADROOM_CM, USUAL_DOOR_HEIGHT_CM, USUAL_ELEVATOR_DOOR_HEIGHT_CM } from '#domain/fit/way-in.ts'
import { HANDS_CM } from '#domain/fit/will-it-fit.ts'
import { EmailLink } from '#web/shop/email-link.tsx'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import type { WayInForm } from './use-way-in.ts'

/** What is taken for granted, who helps, and what becomes of the measures. */
export function FitNotes({ form: { unit, forget } }: { form: WayInForm }) {
  const told = (cm: number) => lengthText(cm, unit)
  return (
    <div className="grid gap-3 border-t border-line pt-5 text-sm text-muted">
      <p>
        Not sure how to measure, or short of an inch? Call <PhoneLink /> or write to <EmailLink />.
      </p>
      <p>
        We count a door without a height as {told(USUAL_DOOR_HEIGHT_CM)} high, the doors of an elevator as{' '}
        {told(USUAL_ELEVATOR_DOOR_HEIGHT_CM)}, the headroom over stairs as {told(STAIR_HEADROOM_CM)}. Less
        than {told(HANDS_CM)} to spare is tight: that is what two hands need.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p>Kept in this browser only, so that the next piece is answered at once.</p>
        <Button variant="quiet" size="compact" className="-mx-3" onClick={forget}>
          Forget these measures
        </Button>
      </div>
    </div>
  )
}
