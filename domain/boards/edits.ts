import { parts, type Board, type Edit, type Id, type Part } from './board.ts'

type PartEdit = Extract<Edit, { id: Id }>
type Records = Record<Id, PartEdit['value']>

const isOfPart = (edit: Edit): edit is PartEdit => (parts as readonly string[]).includes(edit.of)

/**
 * The board with `edits`, one after the other; parts that they leave alone stay the same objects. Records stand in the
 * order of their ids, as the database gives them back: pieces have the same numbers on every screen and on paper.
 */
export function applied(board: Board, edits: readonly Edit[]): Board {
  const next: Board = { ...board }
  const copies = new Map<Part, Records>()
  for (const edit of edits) {
    if (isOfPart(edit))
      put(
        copies.getOrInsertComputed(edit.of, () => ({ ...board[edit.of] })),
        edit,
      )
    else Object.assign(next, { [edit.of]: edit.value })
  }
  return Object.assign(
    next,
    Object.fromEntries([...copies].map(([part, records]) => [part, inOrder(records)])),
  )
}

const inOrder = (records: Records): Records =>
  Object.fromEntries(Object.entries(records).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** As little as leads to the same board: of each record what was done to it last. */
export function latest(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [keyOf(edit), edit])).values()]
}

const keyOf = (edit: Edit) => (isOfPart(edit) ? `${edit.of}:${edit.id}` : edit.of)

function put(records: Records, { id, value }: PartEdit): void {
  if (value === null) delete records[id]
  else records[id] = value
}

/** What takes `edits` of this board back: the values from before, the last first. */
export function inverse(board: Board, edits: readonly Edit[]): Edit[] {
  return edits
    .map((edit, at) => {
      const before = at === 0 ? board : applied(board, edits.slice(0, at))
      const value = isOfPart(edit) ? (before[edit.of][edit.id] ?? null) : before[edit.of]
      return { ...edit, value } as Edit
    })
    .toReversed()
}

/**
 * What `edits` of this board bear upon, each by its key: the records themselves, the walls of a node that moves, the
 * nodes of a wall that is drawn, the wall of an opening.
 */
export function touched(board: Board, edits: readonly Edit[]): string[] {
  const keys = new Set<string>()
  const walls = wallsByNode(board)
  for (const edit of edits) {
    keys.add(keyOf(edit))
    for (const key of around(board, walls, edit)) keys.add(key)
  }
  return [...keys]
}

/** Whoever moves many nodes would look through all walls for each. */
function wallsByNode({ walls }: Board): ReadonlyMap<Id, string[]> {
  const byNode = new Map<Id, string[]>()
  for (const [id, { a, b }] of Object.entries(walls))
    for (const node of [a, b]) byNode.getOrInsertComputed(node, () => []).push(`walls:${id}`)
  return byNode
}

function around(board: Board, walls: ReadonlyMap<Id, string[]>, edit: Edit): readonly string[] {
  switch (edit.of) {
    case 'nodes':
      return walls.get(edit.id) ?? []
    case 'walls': {
      const [before, after] = [board.walls[edit.id], edit.value]
      const isDrawn = after && (after.a !== before?.a || after.b !== before.b)
      return isDrawn ? [`nodes:${after.a}`, `nodes:${after.b}`] : []
    }
    case 'openings':
      return [board.openings[edit.id]?.wall, edit.value?.wall]
        .filter((wall) => wall !== undefined)
        .map((wall) => `walls:${wall}`)
    default:
      return []
  }
}

/** What both bear upon. */
export function clashes(mine: readonly string[], theirs: readonly string[]): string[] {
  const others = new Set(theirs)
  return mine.filter((key) => others.has(key))
}
