import { useId } from 'react'
import { bothUnits } from '#domain/fit/lengths.ts'
import type { View } from '#domain/drawings/dimension-drawing.ts'
import type { Sketch } from '#domain/drawings/sketch.ts'
import { DimensionFigures } from './dimension-figures.tsx'

type ElevationViewProps = { view: View; pixelsPerCm: number; name: string }

/** A piece from one side: hairlines on a floor line, its figures at the edges. */
export function ElevationView({ view, pixelsPerCm, name }: ElevationViewProps) {
  const id = useId()
  const { width, height, left, floor, sketch, figure, seat, lines } = view
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-figures`}
      width={Math.round(width)}
      height={Math.round(height)}
      viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`}
      fill="none"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>{`${name} from the ${view.of}, to scale`}</title>
      <desc id={`${id}-figures`}>{figuresOf(view)}</desc>
      {figure && <Drawn sketch={figure.sketch} left={figure.left} {...{ floor, pixelsPerCm }} isFigure />}
      <path d={`M0 ${floor}H${width}`} className="stroke-edge" />
      <Drawn {...{ sketch, left, floor, pixelsPerCm }} />
      {seat && (
        <path d={`M${left - 8} ${seat.up}H${seat.to}`} strokeDasharray="4 3" className="stroke-lagoon" />
      )}
      {lines.map((line) => (
        <DimensionFigures key={line.along} line={line} left={left} floor={floor} />
      ))}
    </svg>
  )
}

type DrawnProps = { sketch: Sketch; left: number; floor: number; pixelsPerCm: number; isFigure?: boolean }

function Drawn({ sketch: { parts, detail }, left, floor, pixelsPerCm, isFigure = false }: DrawnProps) {
  return (
    <g transform={`translate(${left} ${floor}) scale(${pixelsPerCm})`}>
      {parts.map((part) => (
        <path
          key={part}
          d={part}
          vectorEffect="non-scaling-stroke"
          className={isFigure ? 'fill-sand stroke-line' : 'fill-paper stroke-ink'}
        />
      ))}
      {detail !== '' && (
        <path d={detail} vectorEffect="non-scaling-stroke" strokeWidth={0.75} className="stroke-edge" />
      )}
    </g>
  )
}

/** "89.8 in (228 cm) wide, 35 in (89 cm) high": the figures as they are read out. */
function figuresOf({ of, lines }: View): string {
  const across = of === 'front' ? 'wide' : 'deep'
  const up = of === 'front' ? 'high' : 'from the floor to the seat'
  return lines.map(({ along, cm }) => `${bothUnits(cm)} ${along === 'floor' ? across : up}`).join(', ')
}
