import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Figures } from '../measure.ts'
import { chartOf } from './chart.ts'

/** What one question costs in a shop of some size. */
export type Point = { size: number; row: string; figures: Figures }

const NAME_WIDTH = 32
const WIDTH = 10
const columns = {
  'CPU ms': ({ cpu }) => cpu.toFixed(3),
  'DB CPU ms': ({ databaseCpu }) => databaseCpu.toFixed(3),
  'p99 ms': ({ p99 }) => p99.toFixed(1),
  'req/s': ({ perSecond }) => perSecond.toFixed(0),
  'sent away': ({ sentAway }) => `${sentAway.toFixed(1)} %`,
} satisfies Record<string, (figures: Figures) => string>

/** The first line of a table whose sizes are numbers of `what`. */
export function headOf(what: string): string {
  return [what.padStart(WIDTH), 'what'.padEnd(NAME_WIDTH), ...Object.keys(columns).map(padded)].join(' ')
}

export function lineOf({ size, row, figures }: Point): string {
  const isAnswered = figures.sentAway < 100
  const cells = Object.values(columns).map((tell) => (isAnswered ? tell(figures) : '–'))
  return [`${size}`.padStart(WIDTH), row.padEnd(NAME_WIDTH), ...cells.map(padded)].join(' ')
}

function padded(cell: string): string {
  return cell.padStart(WIDTH)
}

/** One line for each question, over the sizes: what a request costs the shop and PostgreSQL together. */
export function chartOfCosts(points: readonly Point[], title: string, x: string): string {
  const costs = ({ size, figures }: Point) => [size, figures.cpu + figures.databaseCpu] as const
  const lines = [...Map.groupBy(points, ({ row }) => row)].map(([name, ofRow]) => ({
    name,
    points: ofRow.map(costs),
  }))
  return chartOf({ title, x, y: 'CPU ms a request, shop and PostgreSQL', lines })
}

export function writeTable(part: string, lines: readonly string[]): Promise<void> {
  return write(`../results/growth-${part}.txt`, `${lines.join('\n')}\n`)
}

export function writeChart(part: string, chart: string): Promise<void> {
  return write(`../../docs/pictures/growth-${part}.svg`, chart)
}

async function write(place: string, content: string): Promise<void> {
  const path = fileURLToPath(new URL(place, import.meta.url))
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
