import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import { dimensionDrawing } from '#domain/drawings/dimension-drawing.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import type { ScaleFigure } from '#domain/drawings/scale-figure.ts'
import type { Size } from '#domain/drawings/sketch.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { ElevationView } from './elevation-view.tsx'
import { packedSize } from '#web/products/measures.ts'
import type { WillItFitProps } from './fit-check.tsx'
import { hasSavedWayIn } from './saved-way-in.ts'

type SizePanelProps = { name: string; category: string; details: Product['details'] }

/** How large a piece is, and whether it comes in at the door. */
export default function SizePanel({ name, category, details: { size, packed } }: SizePanelProps) {
  return (
    <div className="grid gap-10">
      {size && <DimensionSheet name={name} category={category} size={size} />}
      {packed && <WillItFit packed={packed} bare={size} />}
    </div>
  )
}

type DimensionSheetProps = { name: string; category: string; size: Size }

/** The front and the side of a piece in one scale, with its figures and something everybody knows beside it. */
function DimensionSheet({ name, category, size }: DimensionSheetProps) {
  const drawing = dimensionDrawing(category, size)
  const unit = useLengthUnit()
  return (
    <figure>
      <div className="flex flex-wrap items-end justify-center gap-y-8 rounded-picture border border-line py-6">
        {drawing.views.map((view) => (
          <ElevationView
            key={view.of}
            view={view}
            pixelsPerCm={drawing.pixelsPerCm}
            name={name}
            unit={unit}
          />
        ))}
      </div>
      <figcaption className="mt-3 max-w-text text-sm text-muted">
        Front and side in one scale, beside {besides[drawing.figure.name][unit]}. The figures are this piece’s
        own, the outline is that of its kind.
      </figcaption>
    </figure>
  )
}

const besides: Record<ScaleFigure['name'], Record<LengthUnit, string>> = {
  person: {
    in: 'a person of 5\u00a0ft\u00a07\u00a0in (170\u00a0cm)',
    cm: 'a person of 170\u00a0cm (5\u00a0ft\u00a07\u00a0in)',
  },
  door: {
    in: 'a door of 32 ×\u00a080\u00a0in (81 ×\u00a0203\u00a0cm)',
    cm: 'a door of 81 ×\u00a0203\u00a0cm (32 ×\u00a080\u00a0in)',
  },
}

const loadCheck = () => import('./fit-check.tsx')

/** Asks for the narrowest places on the way; open from the start for whoever has measured them before. */
function WillItFit(props: WillItFitProps) {
  // Only the browser knows what it keeps.
  const isHydrated = useHydrated()
  const unit = useLengthUnit()
  const [wasMeasured] = useState(hasSavedWayIn)
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
