import type { PlanDrawing, PlanText } from '#kit/core/dxf/plan-drawing.ts'
import { LINE_SPACING } from '#kit/core/dxf/writings.ts'
import type { Box } from './laid-pages.ts'
import type { Paper } from './paper.ts'
import type { Typesetter, TextStyle } from './typesetter.ts'

/** Points, whatever the scale of the drawing. */
const LINE_WIDTH = 0.45
/** Of our faces, in parts of the size: a capital letter, and the line's top above its baseline. */
const CAPITAL = 0.7
const ABOVE_BASELINE = 0.97
/** Smaller letters cannot be read on paper, larger ones are mistakes; in points. */
const LETTERS = { least: 0.8, most: 200 }

/** Draws what a DXF holds into a box of its proportions, without the layers that are switched off. */
export function drawPlan(paper: Paper, drawing: PlanDrawing, { x, y, width }: Box): void {
  const scale = width / drawing.width
  const off = new Set(drawing.layers.filter(({ isOn }) => !isOn).map(({ name }) => name))
  const shown = drawing.shapes.filter(({ layer }) => !off.has(layer))
  paper.draw((doc, type) => {
    doc.translate(x, y).lineJoin('round').lineCap('round')
    doc
      .save()
      .scale(scale)
      .lineWidth(LINE_WIDTH / scale)
    for (const shape of shown) {
      if (shape.kind !== 'path') continue
      if (shape.strokeDash) doc.dash(wholePattern(shape.strokeDash), {})
      doc.path(shape.path).stroke(shape.color)
      if (shape.strokeDash) doc.undash()
    }
    doc.restore()
    for (const shape of shown) if (shape.kind === 'text') writePlanText(doc, type, shape, scale)
  })
}

function writePlanText(doc: PDFKit.PDFDocument, type: Typesetter, text: PlanText, scale: number): void {
  const size = (text.height * scale) / CAPITAL
  if (!(size >= LETTERS.least && size <= LETTERS.most)) return
  const style: TextStyle = { face: 'sans', size, leading: size, color: text.color }
  const shift = { start: 0, middle: 0.5, end: 1 }[text.anchor]
  doc
    .save()
    .translate(text.x * scale, text.y * scale)
    .rotate(text.rotation)
  for (const [row, line] of text.lines.entries()) {
    const baseline = row * text.height * scale * LINE_SPACING
    type.draw(line, style, -shift * type.width(line, style), baseline - ABOVE_BASELINE * size)
  }
  doc.restore()
}

/** pdfkit takes a whole pattern of dashes and gaps, but does not say so in its types. */
function wholePattern(lengths: readonly number[]): number {
  return [...lengths] as unknown as number
}
