import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { LeaveGuard } from '#web/ui/leave-guard.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { Keeper } from '../keeper.ts'
import type { ShownManaged } from '../shown-managed.ts'
import { Basics, Flags, Prices } from './basics.tsx'
import { Categories } from './categories.tsx'
import { combinationsOf } from './combinations.ts'
import { Details } from './details.tsx'
import { ErrorSummary } from '../../form/error-summary.tsx'
import { Features } from './features.tsx'
import { Images } from '../../form/images.tsx'
import { Models } from './models.tsx'
import { StaleNotice } from '../../form/stale-notice.tsx'
import { type ProductFormState, useProductForm } from './use-product-form.ts'
import { Variants } from './variants.tsx'

type ProductFormProps = {
  /** Absent while it is new. */
  product?: ShownManaged
  keeper: Keeper
  /** Asks for the product as it is now, and begins the form anew. */
  onReload?: () => Promise<void>
}

/** A product, written by the studio or by the seller whose it is. */
export function ProductForm({ product, keeper, onReload }: ProductFormProps) {
  const state = useProductForm(product, keeper)
  const { form } = state
  return (
    <form noValidate onSubmit={form.onSubmit} className="max-w-5xl">
      <LeaveGuard when={form.isDirty && !form.busy} />
      <div className="mb-6 grid gap-4 empty:hidden">
        <ErrorSummary form={form} isStale={state.isStale} />
        {state.isStale && onReload && (
          <StaleNotice what="product" onReload={onReload} onSaveOver={state.saveOver} />
        )}
      </div>
      <Basics state={state} />
      <Prices state={state} />
      <Images
        images={form.watch('images')}
        combinations={combinationsOf(form.watch('variants'))}
        error={form.error('images')}
        onChange={(images) => state.set('images', images)}
      />
      <Variants state={state} />
      <Categories state={state} />
      <Features state={state} />
      <Details state={state} />
      <Models state={state} />
      <Flags state={state} />
      <SaveBar state={state} />
    </form>
  )
}

/** Saving, always in view. */
function SaveBar({ state: { form, product, keeper, percent } }: { state: ProductFormState }) {
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
      <ButtonLink to={keeper.paths.list()} variant="secondary">
        Cancel
      </ButtonLink>
      <Button busy={form.busy} busyText="Saving...">
        {product ? 'Save changes' : 'Add product'}
      </Button>
    </div>
  )
}
