import type { Modelled } from '#domain/products/shown-model.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useLatePart } from '#kit/browser/ui/use-late-part.ts'
import type { ShownProduct } from './product-loader.ts'
import { stageButtonLook } from './stage-button-look.ts'

type ModelLayerProps = {
  product: ShownProduct
  modelled: Modelled
  /** The variant key of what is chosen. */
  chosen: string
  isIn3d: boolean
  onPress: () => void
}

const loadPanel = () => import('./model/model-panel.tsx')

/** Over the pictures: the button that asks for 3D, and the piece in 3D, whose code comes once it is asked for. */
export function ModelLayer({ isIn3d, onPress, ...shown }: ModelLayerProps) {
  const { Part: Panel, isMissing } = useLatePart(loadPanel, isIn3d)
  return (
    <>
      {isIn3d && Panel && <Panel {...shown} />}
      {isIn3d && isMissing && (
        <div className="absolute inset-0 bg-plinth">
          <TryAgain message="Failed to load the 3D view" />
        </div>
      )}
      <button type="button" onClick={onPress} className={`${stageButtonLook} bottom-4 left-4`}>
        <Icon name={isIn3d ? 'image' : 'cube'} />
        {isIn3d ? 'Pictures' : 'View in 3D'}
      </button>
    </>
  )
}
