import { wayTo, type Point } from './polygons.ts'

/** A line of a drawing, in millimetres of the board; on which layer. */
export type DrawnLine = { layer: string; points: readonly Point[]; isClosed: boolean }

/** A wall along its middle, from `start` so far along its way. */
export type DrawnWall = { start: Point; way: Point; length: number; mm: number; gaps: readonly Gap[] }
/** Nothing is built between these distances from the start. */
export type Gap = { from: number; to: number }

/** Of walls of a home. */
const THICK_MM = { least: 60, most: 450 } as const
/** A pair of lines that run beside each other for less is no wall. */
const SHORTEST_MM = 250
/** Pairs are looked for among so many of the longest lines. */
const MOST_LINES = 2_000
/** So much is the same line. */
const SAME_LINE_MM = 30
/** A door or window is no wider. */
const WIDEST_GAP_MM = 6_000

const saysWall = /wall|wand|mur\b|muro|pared|vägg|væg/i

type Run = { start: Point; way: Point; length: number; mm: number }

/** The walls of a drawing: on the layers that are called so, else on the one that has most of them. */
export function drawnWalls(lines: readonly DrawnLine[]): { layers: ReadonlySet<string>; walls: DrawnWall[] } {
  const byLayer = Map.groupBy(lines, ({ layer }) => layer)
  const named = [...byLayer.keys()].filter((layer) => saysWall.test(layer))
  const found = (named.length > 0 ? [named] : [...byLayer.keys()].map((layer) => [layer])).map((layers) => ({
    layers: new Set(layers),
    runs: layers.flatMap((layer) => runsOf(byLayer.get(layer) ?? [])),
  }))
  const total = (runs: readonly Run[]) => runs.reduce((sum, { length }) => sum + length, 0)
  const [most] = found.toSorted((one, other) => total(other.runs) - total(one.runs))
  return { layers: most?.layers ?? new Set(), walls: merged(most?.runs ?? []) }
}

/** Thin quadrangles each, and pairs of the lines that are left. */
function runsOf(lines: readonly DrawnLine[]): Run[] {
  const quads = lines.map((line) => quadRun(line))
  const loose = lines.filter((_, at) => quads[at] === undefined).flatMap(segmentsOf)
  return [...quads.flatMap((run) => run ?? []), ...pairedRuns(loose)]
}

function quadRun({ points, isClosed }: DrawnLine): Run | undefined {
  const [a, b, c, d] = points
  if (!isClosed || points.length !== 4 || !a || !b || !c || !d) return undefined
  const isAlong = wayTo(a, b).length >= wayTo(b, c).length
  const [one, two, three, four] = isAlong ? [a, b, c, d] : [b, c, d, a]
  const mm = (wayTo(two, three).length + wayTo(four, one).length) / 2
  if (mm < THICK_MM.least || mm > THICK_MM.most) return undefined
  return runBetween(middle(one, four), middle(two, three), mm)
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

function runBetween(from: Point, to: Point, mm: number): Run {
  const { x, y, length } = wayTo(from, to)
  // One way round, so that runs of one line are told by their start and way alone.
  const isBackwards = x < -1e-3 || (Math.abs(x) <= 1e-3 && y < 0)
  return { start: isBackwards ? to : from, way: isBackwards ? { x: -x, y: -y } : { x, y }, length, mm }
}

function segmentsOf({ points, isClosed }: DrawnLine): Run[] {
  const ends = isClosed ? [...points.slice(1), points[0]!] : points.slice(1)
  return ends.map((to, at) => runBetween(points[at]!, to, 0)).filter(({ length }) => length >= SHORTEST_MM)
}

/** How far a point lies along a run, and beside it. */
export function seenAlong({ start, way }: Pick<Run, 'start' | 'way'>, { x, y }: Point) {
  const [dx, dy] = [x - start.x, y - start.y]
  return { along: dx * way.x + dy * way.y, off: dy * way.x - dx * way.y }
}

export const pointAlong = ({ start, way }: Pick<Run, 'start' | 'way'>, along: number): Point => ({
  x: start.x + way.x * along,
  y: start.y + way.y * along,
})

const isParallel = (one: Run, other: Run) =>
  Math.abs(one.way.x * other.way.y - one.way.y * other.way.x) < 0.01

/** The middle between each line and the nearest that runs beside it, as far as both go. */
function pairedRuns(lines: readonly Run[]): Run[] {
  const longest = lines.toSorted((one, other) => other.length - one.length).slice(0, MOST_LINES)
  return longest.flatMap((one, at) => {
    const beside = longest.slice(at + 1).flatMap((other) => {
      if (!isParallel(one, other)) return []
      const { along, off } = seenAlong(one, other.start)
      const [from, to] = [Math.max(0, along), Math.min(one.length, along + other.length)]
      const isWall = Math.abs(off) >= THICK_MM.least && Math.abs(off) <= THICK_MM.most
      return isWall && to - from >= SHORTEST_MM ? [{ from, to, off }] : []
    })
    return nearestEach(beside).map(({ from, to, off }) => {
      const shift = { x: (-one.way.y * off) / 2, y: (one.way.x * off) / 2 }
      const end = (along: number) => {
        const { x, y } = pointAlong(one, along)
        return { x: x + shift.x, y: y + shift.y }
      }
      return runBetween(end(from), end(to), Math.abs(off))
    })
  })
}

/** Of stretches that lie over one another the nearest. */
function nearestEach<S extends Gap & { off: number }>(stretches: S[]): S[] {
  return stretches
    .toSorted((one, other) => Math.abs(one.off) - Math.abs(other.off))
    .reduce<S[]>((all, one) => {
      const isFree = all.every(({ from, to }) => one.from >= to || one.to <= from)
      return isFree ? [...all, one] : all
    }, [])
}

/** Runs on one line are one wall with gaps, where those are no wider than a door or window. */
function merged(runs: readonly Run[]): DrawnWall[] {
  const groups: Run[][] = []
  for (const run of runs.toSorted((one, other) => other.length - one.length)) {
    const same = groups.find(
      ([first]) => isParallel(first!, run) && Math.abs(seenAlong(first!, run.start).off) < SAME_LINE_MM,
    )
    if (same) same.push(run)
    else groups.push([run])
  }
  return groups.flatMap(wallsOnLine)
}

function wallsOnLine(runs: readonly Run[]): DrawnWall[] {
  const [line] = runs
  if (!line) return []
  const stretches = runs
    .map((run) => ({ from: seenAlong(line, run.start).along, run }))
    .toSorted((one, other) => one.from - other.from)
  const walls: { from: number; to: number; mm: number; gaps: Gap[] }[] = []
  for (const { from, run } of stretches) {
    const wall = walls.at(-1)
    const to = from + run.length
    if (!wall || from - wall.to > WIDEST_GAP_MM) walls.push({ from, to, mm: run.mm, gaps: [] })
    else {
      if (from - wall.to > SAME_LINE_MM) wall.gaps.push({ from: wall.to, to: from })
      wall.to = Math.max(wall.to, to)
      wall.mm = Math.max(wall.mm, run.mm)
    }
  }
  return walls.map(({ from, to, mm, gaps }) => ({
    start: pointAlong(line, from),
    way: line.way,
    length: to - from,
    mm: Math.round(mm),
    gaps: gaps.map((gap) => ({ from: gap.from - from, to: gap.to - from })),
  }))
}
