import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { NotFound } from '#web/shop/not-found.tsx'

const NOT_LOADED = 'Failed to load design request details'

/** A request that cannot be shown: it is not there for this person, or the shop could not be asked. */
export function RequestProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallError && error.status === 404)
    return (
      <NotFound
        title="Design request not found."
        hint="Check that you are signed in with the account that sent it."
        to={paths.designRequests()}
        list="My Custom Design Orders"
      />
    )
  return (
    <>
      <PageHead title={NOT_LOADED} noindex />
      <h1 className="sr-only">Design request</h1>
      <TryAgain title={NOT_LOADED} message={messageOf(error, 'Please try again.')} onRetry={onRetry} />
      <div className="flex justify-center">
        <ButtonLink to={paths.designRequests()} variant="quiet" icon="arrow-left">
          My Custom Design Orders
        </ButtonLink>
      </div>
    </>
  )
}
