import { Link } from '#web/router/router.ts'
import { checkoutSteps, type CheckoutStep, type SalesMode } from '#domain/sales-mode.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

type CheckoutStepsProps = {
  current: CheckoutStep['id']
  mode: SalesMode
  /** Once there is an order its pages are the way back; shipping is then behind us for good. */
  orderId?: string
}

/** Where in the checkout one is; passed steps lead back. */
export function CheckoutSteps({ current, mode, orderId }: CheckoutStepsProps) {
  const steps = checkoutSteps(mode)
  const place = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label="Checkout steps" className="mb-8 sm:mb-10">
      <ol className="flex gap-1.5 sm:gap-4">
        {steps.map((step, at) => (
          <li
            key={step.id}
            aria-current={at === place ? 'step' : undefined}
            className={classes(
              'grow border-t-2 pt-2 text-xs sm:basis-0 sm:text-sm',
              at <= place ? 'border-lagoon' : 'border-line text-muted',
              at === place && 'font-medium',
            )}
          >
            <StepName step={step} isPassed={at < place} to={addressOf(step.id, orderId)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepNameProps = { step: CheckoutStep; isPassed: boolean; to: string | undefined }

function StepName({ step, isPassed, to }: StepNameProps) {
  if (!isPassed) return step.label
  const look = 'inline-flex items-center gap-1'
  const name = (
    <>
      <Icon name="check" className="size-4 max-sm:hidden" />
      {step.label}
    </>
  )
  if (to === undefined) return <span className={look}>{name}</span>
  return (
    <Link to={to} className={classes(look, 'target-44 text-lagoon hover:text-lagoon-dark hover:underline')}>
      {name}
    </Link>
  )
}

function addressOf(step: CheckoutStep['id'], orderId: string | undefined): string | undefined {
  if (orderId !== undefined) return step === 'confirmation' ? paths.orderConfirmation(orderId) : undefined
  if (step === 'shipping') return paths.shipping()
  return step === 'placeorder' ? paths.placeOrder() : undefined
}
