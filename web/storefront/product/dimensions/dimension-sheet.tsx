import type { ReactNode } from 'react'
import { dimensionDrawing } from '#domain/drawings/dimension-drawing.ts'
import type { ScaleFigure } from '#domain/drawings/scale-figure.ts'
import type { Size } from '#domain/drawings/sketch.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { ElevationView } from './elevation-view.tsx'

type DimensionSheetProps = { name: string; category: string; size: Size }

/** The front and the side of a piece in one scale, with its figures and something everybody knows beside it. */
export default function DimensionSheet({ name, category, size }: DimensionSheetProps): ReactNode {
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
