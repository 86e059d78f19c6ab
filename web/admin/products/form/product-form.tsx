import type { Keeper } from '../keeper.ts'
import type { ShownManaged } from '../shown-managed.ts'
import { Basics, Flags, Prices } from './basics.tsx'
import { Categories } from './categories.tsx'
import { combinationsOf } from './combinations.ts'
import { Details } from './details.tsx'
import { DraftForm } from '../../form/draft-form.tsx'
import { Features } from './features.tsx'
import { Images } from '../../form/images.tsx'
import { Models } from './models.tsx'
import { useProductForm } from './use-product-form.ts'
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
    <DraftForm
      state={state}
      what="product"
      list={keeper.paths.list()}
      isExisting={product !== undefined}
      onReload={onReload}
    >
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
    </DraftForm>
  )
}
