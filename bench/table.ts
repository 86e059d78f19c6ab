import type { Figures } from './measure.ts'

/** One line: what the shop needs, and the floor for the same, where it was measured. */
export type Line = { row: string; engine: string; shop: Figures; floor: Figures | undefined }

const heads = [
  'asked for',
  'database',
  'CPU ms',
  'DB CPU ms',
  'req/s',
  'p50 ms',
  'p99 ms',
  'floor CPU ms',
  'floor DB CPU ms',
  'CPU ÷ floor',
  'CPU + DB ÷ floor',
]

/** A Markdown table whose columns stand under each other. */
export function tableOf(lines: readonly Line[]): string {
  const cells = [heads, ...lines.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const [head = '', ...body] = cells.map((line) => lineOf(line, widths))
  const rule = widths.map((width, column) => (column < 2 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [head, lineOf(rule, widths), ...body].join('\n')
}

function lineOf(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) => {
    const width = widths[column] ?? 0
    return column < 2 ? cell.padEnd(width) : cell.padStart(width)
  })
  return `| ${padded.join(' | ')} |`
}

function cellsOf({ row, engine, shop, floor }: Line): string[] {
  const none = '–'
  const beside = floor
    ? [
        floor.cpu.toFixed(3),
        floor.databaseCpu.toFixed(3),
        `${(shop.cpu / floor.cpu).toFixed(2)}×`,
        `${((shop.cpu + shop.databaseCpu) / (floor.cpu + floor.databaseCpu)).toFixed(2)}×`,
      ]
    : [none, none, none, none]
  const ownDatabase = engine === 'postgres' ? shop.databaseCpu.toFixed(3) : none
  return [
    row,
    engine,
    shop.cpu.toFixed(3),
    ownDatabase,
    shop.perSecond.toFixed(0),
    shop.p50.toFixed(1),
    shop.p99.toFixed(1),
    ...beside,
  ]
}
