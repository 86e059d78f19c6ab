import type { FaceFiles } from './faces.ts'
import { drawFoot, drawNameHead, drawRunningHead } from './letterhead.ts'
import { Paper } from './paper.ts'
import { sheet, styles } from './paper-styles.ts'
import { CHART_HEIGHT, drawChart, type PrintedChart } from './report-chart.ts'

/** A column of figures has a width of its own, in points; columns of text share what is left. */
type PrintedColumn = { head: string; figureWidth?: number }

/** Tables of text under their titles; figures stand at the end of their column. */
export type PrintedReport = {
  title: string
  storeName: string
  /** What it is about, such as its period. */
  facts: string[]
  tables: { title: string; columns: PrintedColumn[]; rows: string[][]; chart?: PrintedChart | undefined }[]
}

type PrintedTable = PrintedReport['tables'][number]
type PlacedColumn = { head: string; isFigure: boolean; x: number; width: number }

const BETWEEN = 8
const PADDING = 5
const ABOVE_TABLE = 26
/** A table begins on a new sheet unless its title, head and first rows fit on this one. */
const BEGINNING = 110
/** Of several columns of text the first is as much wider as this. */
const FIRST_IS_WIDER = 1.15
const EMPTY = 'Nothing in this period.'

/** A report as a PDF. */
export function reportPdf(report: PrintedReport, faces: FaceFiles): Promise<Buffer> {
  const { title, storeName, facts, tables } = report
  const paper = new Paper(title, storeName, faces, (next) => drawRunningHead(next, storeName, title))
  drawNameHead(paper, storeName)
  paper.write(title, styles.title)
  paper.skip(6)
  for (const fact of facts) paper.write(fact, styles.body)
  for (const table of tables) drawTable(paper, table)
  const signed = { storeName, phone: '', email: '' }
  return paper.finish((number, of) => drawFoot(paper, signed, `Page ${number} of ${of}`))
}

function drawTable(paper: Paper, { title, columns, rows, chart }: PrintedTable): void {
  const placed = placedColumns(columns)
  if (!paper.makeRoom(BEGINNING + (chart ? CHART_HEIGHT : 0))) paper.skip(ABOVE_TABLE)
  paper.write(title, styles.total)
  paper.skip(6)
  if (rows.length === 0) return paper.write(EMPTY, styles.body)
  if (chart) drawChart(paper, chart)
  drawHead(paper, placed)
  for (const row of rows) {
    if (paper.makeRoom(rowHeight(paper, placed, row))) drawHead(paper, placed)
    paper.skip(PADDING)
    drawCells(paper, placed, row, styles.body)
    paper.skip(PADDING)
    paper.rule()
  }
}

function drawHead(paper: Paper, columns: PlacedColumn[]): void {
  drawCells(
    paper,
    columns,
    columns.map(({ head }) => head),
    styles.label,
  )
  paper.skip(4)
  paper.rule()
}

type Style = Parameters<Paper['write']>[1]

function drawCells(paper: Paper, columns: PlacedColumn[], texts: string[], style: Style): void {
  paper.beside(
    ...columns.map(
      ({ x, width, isFigure }, place) =>
        () =>
          paper.write(texts[place] ?? '', style, { x, width, align: isFigure ? 'right' : 'left' }),
    ),
  )
}

function rowHeight(paper: Paper, columns: PlacedColumn[], texts: string[]): number {
  const heights = columns.map(({ width }, place) => paper.height(texts[place] ?? '', styles.body, width))
  return Math.max(...heights) + 2 * PADDING
}

/** Figures get what they need, text shares the rest. */
function placedColumns(columns: PrintedColumn[]): PlacedColumn[] {
  const figures = columns.reduce((sum, { figureWidth = 0 }) => sum + figureWidth, 0)
  const left = sheet.right - sheet.left - figures - (columns.length - 1) * BETWEEN
  const parts = columns.filter(({ figureWidth }) => figureWidth === undefined).length - 1 + FIRST_IS_WIDER
  let x: number = sheet.left
  return columns.map(({ head, figureWidth }, place) => {
    const width = figureWidth ?? (left * (place === 0 ? FIRST_IS_WIDER : 1)) / parts
    const placed = { head, isFigure: figureWidth !== undefined, x, width }
    x += width + BETWEEN
    return placed
  })
}
