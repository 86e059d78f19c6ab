import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { Images } from '../../form/images.tsx'
import { StaleNotice } from '../../form/stale-notice.tsx'
import type { ShownPackage } from '../shown-package.ts'
import { Basics, InShop, PriceOf, Words } from './basics.tsx'
import { Lines } from './lines.tsx'
import { Rooms } from './rooms.tsx'
import { Specifications } from './specifications.tsx'
import { type PackageFormState, usePackageForm } from './use-package-form.ts'

type PackageFormProps = {
  /** Absent while it is new. */
  found?: ShownPackage
  /** Asks for the package as it is now, and begins the form anew. */
  onReload?: () => Promise<void>
}

/** A package, written by the studio. */
export function PackageForm({ found, onReload }: PackageFormProps) {
  const state = usePackageForm(found)
  const { form, set } = state
  return (
    <form noValidate onSubmit={form.onSubmit} className="max-w-5xl">
      <LeaveGuard when={form.isDirty && !form.busy} />
      <div className="mb-6 grid gap-4 empty:hidden">
        <ErrorSummary form={form} isStale={state.isStale} />
        {state.isStale && onReload && (
          <StaleNotice what="package" onReload={onReload} onSaveOver={state.saveOver} />
        )}
      </div>
      <Basics state={state} />
      <PriceOf state={state} />
      <Words state={state} />
      <Images
        images={form.watch('images')}
        error={form.error('images')}
        onChange={(images) => set('images', images)}
      />
      <Rooms state={state} />
      <Lines state={state} part="included" title="Included" line="What else comes with it." one="Included" />
      <Lines
        state={state}
        part="notIncluded"
        title="Not included"
        line="What shoppers might expect, and have to bring."
        one="Not included"
      />
      <Specifications state={state} />
      <InShop state={state} />
      <SaveBar state={state} />
    </form>
  )
}

/** Saving, always in view. */
function SaveBar({ state: { form, found, percent } }: { state: PackageFormState }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3">
      {percent !== undefined && (
        <div className="min-w-40 grow">
          {percent < 100 ? (
            <Progress label="Uploading" percent={percent} />
          ) : (
            <p className="text-sm text-muted">Preparing the images...</p>
          )}
        </div>
      )}
      <ButtonLink to={paths.admin.packages()} variant="secondary">
        Cancel
      </ButtonLink>
      <Button busy={form.busy} busyText="Saving...">
        {found ? 'Save changes' : 'Add package'}
      </Button>
    </div>
  )
}
