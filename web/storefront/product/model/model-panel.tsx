import { useEffect, useState } from 'react'
import { shownModel, type Modelled } from '#domain/products/shown-model.ts'
import { useShop } from '#web/shop/shop.ts'
import type { ShownProduct } from '../product-loader.ts'
import { ModelStage, StageNotice } from './model-stage.tsx'

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

/**
 * A 3D page that somebody made, in a frame without any right on this site. On which hosts it may lie, the policy of
 * our page says: what it refuses, the browser tells.
 */
function FramedModel({ name, address }: { name: string; address: string }) {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', hear)
    return () => document.removeEventListener('securitypolicyviolation', hear)
  }, [])

  if (isRefused) return <StageNotice words={refused} />
  return (
    <iframe
      src={address}
      title={`${name} in 3D`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full bg-plinth"
    />
  )
}

/** Said of a model or a 3D page that may not be shown on this site. */
const refused = 'This 3D view cannot be shown here. The pictures show the piece.'
