import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { NotFound } from '#web/shop/not-found.tsx'

type OrderProblemProps = {
  /** Of the page that cannot be shown. */
  title: string
  error: Error
  /** What is said when it is anything but an order that is not there; the shop's own reason follows it. */
  message: string
  onRetry: () => void
}

/** An order that cannot be shown: it is not there for this person, or the shop could not be asked. */
export function OrderProblem({ title, error, message, onRetry }: OrderProblemProps) {
  if (error instanceof CallError && error.status === 404)
    return (
      <NotFound
        title="Order not found."
        hint="Check that you are signed in with the account that placed it."
        to={paths.orders()}
        list="My Collection Orders"
      />
    )
  return (
    <>
      <PageHead title={title} noindex />
      <h1 className="title-page">{title}</h1>
      <TryAgain title={message} message={messageOf(error, 'Please try again.')} onRetry={onRetry} />
      <div className="flex justify-center">
        <ButtonLink to={paths.orders()} variant="quiet">
          My Collection Orders
        </ButtonLink>
      </div>
    </>
  )
}
