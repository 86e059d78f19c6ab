import { shownModel, type Modelled } from '#domain/products/shown-model.ts'
import { useShop } from '#web/shop/shop.ts'
import type { ShownProduct } from '../product-loader.ts'
import { FramedModel } from './framed-model.tsx'
import { ModelStage } from './model-stage.tsx'
import { refused } from './refused.ts'
import { StageNotice } from './stage-notice.tsx'

type ModelPanelProps = {
  product: ShownProduct
  modelled: Modelled
  /** The variant key of what is chosen. */
  chosen: string
}

/** A piece in 3D, as large as the frame around it: in our viewer, or in a page of its own. */
export default function ModelPanel({ product, modelled, chosen }: ModelPanelProps) {
  const { origin } = useShop()
  const model = shownModel(modelled, chosen, origin)
  if (!model) return <StageNotice words={refused} />
  if (model.kind === 'page')
    return <FramedModel key={model.address} name={product.name} address={model.address} />
  return <ModelStage key={model.address} product={product} address={model.address} chosen={chosen} />
}
