// The shapes of a drawing never change their order, and have no names.
/* oxlint-disable react/no-array-index-key */
import { memo, useMemo } from 'react'
import { mergedPaths } from '#kit/core/dxf/merged-paths.ts'
import type { PlanDrawing, PlanPath, PlanText } from '#kit/core/dxf/plan-drawing.ts'
import { PdfSheet } from './pdf-sheet.tsx'
import type { ShownPlan } from './plan-props.ts'
import type { ViewControls } from './view.ts'

type PlanSheetProps = {
  open: ShownPlan
  page: number
  label: string
  hidden: ReadonlySet<string>
  controls: ViewControls
}

/** What lies on the table, each kind drawn in its way. */
export function PlanSheet({ open, page, label, hidden, controls }: PlanSheetProps) {
  switch (open.kind) {
    case 'picture':
      return <PictureSheet url={open.url} alt={label} />
    case 'pdf':
      return <PdfSheet pdf={open.pdf} page={page} label={label} controls={controls} />
    case 'drawing':
      return <DrawingSheet drawing={open.drawing} hidden={hidden} zoom={controls.view.zoom} label={label} />
  }
}

/** A picture on the table; `alt` names it. */
function PictureSheet({ url, alt }: { url: string; alt: string }) {
  return <img src={url} alt={alt} draggable={false} className="block size-full select-none" />
}

type DrawingSheetProps = {
  drawing: PlanDrawing
  /** Names of layers that are switched off. */
  hidden: ReadonlySet<string>
  /** Pixels per drawing unit: lines are as thin at every zoom. */
  zoom: number
  label: string
}

const LINE_PX = 1.1
/** A capital letter of our sans is this part of its font size. */
const CAPITAL = 0.7
const LEADING = 5 / 3

/** A DXF as lines and words, layer by layer. */
function DrawingSheet({ drawing, hidden, zoom, label }: DrawingSheetProps) {
  const { width, height, layers, shapes } = drawing
  const parts = useMemo(
    () => ({ paths: mergedPaths(shapes), texts: shapes.filter((shape) => shape.kind === 'text') }),
    [shapes],
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth={LINE_PX / zoom}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block size-full overflow-visible font-sans select-none"
    >
      {layers.map(({ name }) => (
        <g key={name} data-layer={name} display={hidden.has(name) ? 'none' : undefined}>
          <LayerLines layer={name} {...parts} />
        </g>
      ))}
    </svg>
  )
}

type LayerLinesProps = { layer: string; paths: readonly PlanPath[]; texts: readonly PlanText[] }

const LayerLines = memo(function LayerLines({ layer, paths, texts }: LayerLinesProps) {
  return (
    <>
      {paths
        .filter((path) => path.layer === layer)
        .map(({ path, color, strokeDash }, index) => (
          <path key={index} d={path} stroke={color} strokeDasharray={strokeDash?.join(' ')} />
        ))}
      {texts
        .filter((text) => text.layer === layer)
        .map((text, index) => (
          <Words key={index} text={text} />
        ))}
    </>
  )
})

function Words({ text: { lines, x, y, height, rotation, anchor, color } }: { text: PlanText }) {
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${rotation})`}
      fontSize={height / CAPITAL}
      textAnchor={anchor}
      fill={color}
    >
      {lines.map((line, index) => (
        <tspan key={index} x={0} y={index * LEADING * height}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
