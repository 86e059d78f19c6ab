import type { Board, Edit, Id } from './board.ts'
import { REACH_MM, withOpenings, type FoundWall } from './drawn-openings.ts'
import { drawnWalls, pointAlong, type DrawnLine } from './drawn-walls.ts'
import { applied } from './edits.ts'
import { faultsOf } from './faults.ts'
import { holdsPoint, wayTo, type Point } from './polygons.ts'
import { SAME_MM, usualOpening } from './tracing.ts'
import { facesOf, roomsOf } from './wall-graph.ts'
import { cutText } from '#kit/core/cut-text.ts'

export type DrawnWord = { words: string; at: Point }

/** What was found in a drawing, and what puts it on a board. */
export type Traced = {
  edits: Edit[]
  rooms: number
  doors: number
  windows: number
  /** Of all walls, by their length, those around rooms that close; from 0 to 1. */
  closedShare: number
}

/** The walls of a drawing with the doors and windows in them, and the rooms that they close, by the words inside. */
export function tracedDrawing(
  board: Board,
  lines: readonly DrawnLine[],
  words: readonly DrawnWord[],
): Traced {
  const newId = countedIds()
  const { layers, walls } = drawnWalls(lines)
  const figures = lines.filter(({ layer }) => !layers.has(layer))
  const built = wallEdits(
    walls.flatMap((wall) => withOpenings(wall, figures)),
    newId,
  )
  const walled = withEntry(board, sound(board, built))
  const next = applied(board, walled)
  const rooms = roomEdits(next, words, newId)
  const kinds = walled.flatMap((edit) => (edit.of === 'openings' && edit.value ? [edit.value.kind] : []))
  return {
    edits: [...walled, ...rooms],
    rooms: rooms.length,
    doors: kinds.filter((kind) => kind === 'door').length,
    windows: kinds.filter((kind) => kind === 'window').length,
    closedShare: closedShareOf(next),
  }
}

/** The same for the same drawing: two who trace it at once change the same, and nothing stands twice. */
function countedIds(): () => Id {
  let count = 0
  return () => {
    const letters = [17_576, 676, 26, 1].map((by) => 97 + (Math.floor(count / by) % 26))
    count++
    return `line${String.fromCharCode(...letters)}`
  }
}

/** What a board can hold: openings that do not fit their wall are left out, and all where it is too much. */
function sound(board: Board, edits: Edit[]): Edit[] {
  const bad = new Set(
    faultsOf(applied(board, edits)).flatMap(({ of, id }) => (of === 'openings' ? [id] : [])),
  )
  const fitting = edits.filter((edit) => edit.of !== 'openings' || !bad.has(edit.id))
  return faultsOf(applied(board, fitting)).length === 0 ? fitting : []
}

/** The first door in a wall that has a room on one side alone is the way in. */
function withEntry(board: Board, edits: Edit[]): Edit[] {
  const sides = facesOf(applied(board, edits)).flatMap(({ walls }) => walls)
  const isOuter = (wall: Id) => sides.filter((side) => side === wall).length === 1
  const entry = edits.find(
    (edit) => edit.of === 'openings' && edit.value?.kind === 'door' && isOuter(edit.value.wall),
  )
  return edits.map((edit) =>
    edit === entry && edit.of === 'openings' && edit.value
      ? { ...edit, value: { ...edit.value, isEntry: true } }
      : edit,
  )
}

/** Where each wall is met by others, along it; ends come to the crossing that is near. */
function cutsOf(wall: FoundWall, walls: readonly FoundWall[]): number[] {
  const met = walls.flatMap((other) => {
    const across = wall.way.x * other.way.y - wall.way.y * other.way.x
    if (Math.abs(across) < 0.05) return []
    const { x, y } = { x: other.start.x - wall.start.x, y: other.start.y - wall.start.y }
    const own = (x * other.way.y - y * other.way.x) / across
    const theirs = (x * wall.way.y - y * wall.way.x) / across
    const reach = (wall.mm + other.mm) / 2 + REACH_MM
    const isMet = (at: number, { length }: FoundWall) => at >= -reach && at <= length + reach
    return isMet(own, wall) && isMet(theirs, other) ? [{ at: own, reach }] : []
  })
  const near = (end: number) => met.some(({ at, reach }) => Math.abs(at - end) <= reach)
  const ends = [0, wall.length].filter((end) => !near(end))
  return [...ends, ...met.map(({ at }) => at)].toSorted((one, other) => one - other)
}

function wallEdits(walls: readonly FoundWall[], newId: () => Id): Edit[] {
  const nodes: { id: Id; at: Point }[] = []
  function nodeAt({ x, y }: Point): Id {
    const at = { x: Math.round(x), y: Math.round(y) }
    const same = nodes.find((node) => wayTo(node.at, at).length <= SAME_MM)
    if (same) return same.id
    nodes.push({ id: newId(), at })
    return nodes.at(-1)!.id
  }
  const built = walls.flatMap((wall) => {
    const cuts = cutsOf(wall, walls).map((along) => ({ along, node: nodeAt(pointAlong(wall, along)) }))
    return cuts.slice(1).flatMap(({ along, node }, at): Edit[] => {
      const from = cuts[at]!
      return from.node === node ? [] : stretchEdits(wall, from, { along, node }, newId)
    })
  })
  return [...nodes.map(({ id, at }): Edit => ({ of: 'nodes', id, value: at })), ...built]
}

type Cut = { along: number; node: Id }

function stretchEdits({ mm, openings }: FoundWall, from: Cut, to: Cut, newId: () => Id): Edit[] {
  const wall = newId()
  const inIt = openings.filter((one) => one.from >= from.along && one.to <= to.along)
  return [
    { of: 'walls', id: wall, value: { a: from.node, b: to.node, mm, kind: 'wall' } },
    ...inIt.map(({ kind, hinge, side, ...gap }): Edit => {
      const at = Math.round((gap.from + gap.to) / 2 - from.along)
      const { height, sill } = usualOpening[kind === 'door' ? 'door' : 'window']
      const width = Math.round(gap.to - gap.from)
      return {
        of: 'openings',
        id: newId(),
        value: { wall, at, width, height, sill, kind, hinge, side, isEntry: false },
      }
    }),
  ]
}

/** Measures and lone figures are no names. */
const isName = (words: string) => /\p{L}{3}/u.test(words) && !/\d\s*(m|mm|cm|ft|in|['"′″x×])/iu.test(words)

function roomEdits(board: Board, words: readonly DrawnWord[], newId: () => Id): Edit[] {
  const faces = facesOf(board)
  return roomsOf(board).flatMap(({ centre }, at): Edit[] => {
    const corners = faces[at]?.corners ?? []
    const inside = words.filter((one) => isName(one.words) && holdsPoint(corners, one.at))
    const name = cutText([...new Set(inside.map((one) => one.words))].join(' and '), 60)
    const point = { x: Math.round(centre.x), y: Math.round(centre.y) }
    return [{ of: 'rooms', id: newId(), value: { name, kind: '', ...point, floor: 'oak', paint: 'paper' } }]
  })
}

function closedShareOf(board: Board): number {
  const closing = new Set(facesOf(board).flatMap(({ walls }) => walls))
  const lengths = Object.entries(board.walls).map(([id, { a, b }]) => {
    const { length } = wayTo(board.nodes[a]!, board.nodes[b]!)
    return { length, isClosing: closing.has(id) }
  })
  const sum = (all: typeof lengths) => all.reduce((total, { length }) => total + length, 0)
  return lengths.length === 0 ? 0 : sum(lengths.filter(({ isClosing }) => isClosing)) / sum(lengths)
}
