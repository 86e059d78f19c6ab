import { lazy, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { getLocalItem } from '#kit/browser/store/browser-storage.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { DrawnByServer } from '#kit/browser/ui/drawn-by-server.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { WAY_IN } from '#web/session.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { packedSize } from '#web/products/measures.ts'
import type { WillItFitProps } from './fit-check.tsx'

const DimensionSheet = lazy(() => import('./dimension-sheet.tsx').catch(() => ({ default: () => null })))

type SizePanelProps = { name: string; category: string; details: Product['details'] }

/** How large a piece is, and whether it comes in at the door. */
export default function SizePanel({ name, category, details: { size, packed } }: SizePanelProps) {
  return (
    <div className="grid grid-cols-1 gap-10">
      {size && (
        <DrawnByServer room="min-h-100">
          <DimensionSheet name={name} category={category} size={size} />
        </DrawnByServer>
      )}
      {packed && <WillItFit packed={packed} bare={size} />}
    </div>
  )
}

const loadCheck = () => import('./fit-check.tsx')

/** Asks for the narrowest places on the way; open from the start for whoever has measured them before. */
function WillItFit(props: WillItFitProps) {
  // Only the browser knows what it keeps.
  const isHydrated = useHydrated()
  const unit = useLengthUnit()
  const [wasMeasured] = useState(() => getLocalItem(WAY_IN) !== null)
  const [requested, setRequested] = useState<boolean>()
  const isOpen = requested ?? (isHydrated && wasMeasured)
  const { Part: FitCheck, isMissing } = useLazyComponent(loadCheck, isOpen)
  return (
    <section aria-labelledby="will-it-fit" className="border-t border-line pt-8">
      <h2 id="will-it-fit" className="title-piece">
        Will it fit?
      </h2>
      <p className="mt-2 mb-5 max-w-text">
        It arrives packed, {packedSize(props.packed, unit)}. Measure the narrowest places on the way to the
        room, and see whether it goes through.
      </p>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setRequested(!isOpen)}>
        Check your door, elevator and stairs
      </Button>
      {isOpen && !FitCheck && !isMissing && <Skeleton className="mt-8 h-280 w-full md:h-212" />}
      {isOpen && isMissing && <TryAgain message="Failed to load the check" />}
      {isOpen && FitCheck && <FitCheck {...props} />}
    </section>
  )
}
