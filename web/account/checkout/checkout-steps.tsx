import { Link } from '#kit/browser/router/router.ts'
import { checkoutSteps, type CheckoutStep, type SalesMode } from '#domain/settings/sales-mode.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

type CheckoutStepsProps = {
  current: CheckoutStep['id']
  mode: SalesMode
  /** Once there is an order, passed steps lead to what has become of them. */
  orderId?: string
  /** The order waits for its payment: the last step is open. */
  isPayable?: boolean
}

/** Where in the checkout one is; passed steps lead back. */
export function CheckoutSteps({ current, mode, orderId, isPayable = false }: CheckoutStepsProps) {
  const steps = checkoutSteps(mode)
  const place = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label="Checkout steps" className="mb-4 sm:mb-6">
      <ol className="flex flex-wrap gap-x-1.5 sm:gap-x-4">
        {steps.map((step, at) => (
          <li
            key={step.id}
            aria-current={at === place ? 'step' : undefined}
            className={classes(
              'min-h-12 grow border-t-2 pt-2 text-xs sm:basis-0 sm:text-sm',
              at <= place ? 'border-lagoon' : 'border-line text-muted',
              at === place && 'font-medium',
            )}
          >
            <StepName
              step={step}
              isPassed={at < place}
              to={at < place || (at > place && isPayable) ? addressOf(step.id, orderId) : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepNameProps = { step: CheckoutStep; isPassed: boolean; to: string | undefined }

function StepName({ step, isPassed, to }: StepNameProps) {
  if (to === undefined) return step.label
  return (
    <Link
      to={to}
      className="-mt-2 flex min-h-11 gap-1 pt-2 text-lagoon hover:text-lagoon-dark hover:underline"
    >
      {isPassed && <Icon name="check" className="size-4 max-sm:hidden sm:mt-0.5" />}
      {step.label}
    </Link>
  )
}

function addressOf(step: CheckoutStep['id'], orderId: string | undefined): string | undefined {
  if (orderId !== undefined) return ordered[step](orderId)
  if (step === 'shipping') return paths.shipping()
  return step === 'placeorder' ? paths.placeOrder() : undefined
}

/** Where each step is to be seen once there is an order: what was agreed to stands on its own page. */
const ordered: Record<CheckoutStep['id'], (orderId: string) => string> = {
  shipping: (orderId) => `${paths.order(orderId)}#shipping`,
  placeorder: (orderId) => `${paths.order(orderId)}#items`,
  confirmation: paths.orderConfirmation,
  payment: paths.payment,
}
