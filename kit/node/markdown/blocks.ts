import type { StateBlock } from 'markdown-it'

const OPENING = /^:::\s*(columns|questions)$/
const CLOSING = /^:::$/
const NEXT_COLUMN = /^:::\s*column$/
const HEADING = /^#{1,6}\s/

/** Lines of a block, up to the next part of it; `question` is the words of the line before. */
type Part = { from: number; to: number; question?: string }

/**
 * Blocks of our own, at the outermost level: `:::columns` … `:::column` … `:::` and `:::questions` with a heading for
 * each question. One that is not closed goes to the end.
 */
export function ownBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const kind = state.level === 0 ? OPENING.exec(lineAt(state, start))?.[1] : undefined
  if (kind === undefined) return false
  if (silent) return true
  const { parts, closedAt } = partsOf(state, kind === 'columns', start + 1, end)
  const outside = state.lineMax
  open(state, 'div', kind)
  for (const part of parts) drawPart(state, part)
  close(state, 'div')
  state.lineMax = outside
  state.line = Math.min(closedAt + 1, end)
  return true
}

function partsOf(state: StateBlock, areColumns: boolean, start: number, end: number) {
  const parts: Part[] = [{ from: start, to: end }]
  let at = start
  for (; at < end; at++) {
    const line = lineAt(state, at)
    if (CLOSING.test(line)) break
    const question = areColumns ? undefined : questionIn(line)
    const isNext = question !== undefined || (areColumns && NEXT_COLUMN.test(line))
    if (!isNext) continue
    parts.at(-1)!.to = at
    parts.push({ from: at + 1, to: end, ...(question !== undefined && { question }) })
  }
  parts.at(-1)!.to = at
  return { parts, closedAt: at }
}

/** The words of a heading without the `#` around them. One pattern for both ends takes the square of a line's blanks. */
function questionIn(line: string): string | undefined {
  if (!HEADING.test(line)) return undefined
  let end = line.length
  while (end > 0 && /[\s#]/.test(line[end - 1]!)) end--
  return line.slice(0, end).replace(/^#{1,6}\s+/, '')
}

function drawPart(state: StateBlock, { from, to, question }: Part): void {
  if (question !== undefined) {
    open(state, 'details')
    open(state, 'summary')
    const words = state.push('inline', '', 0)
    words.content = question
    words.map = [from - 1, from]
    words.children = []
    close(state, 'summary')
  }
  open(state, 'div')
  state.lineMax = to
  state.md.block.tokenize(state, from, to)
  close(state, 'div')
  if (question !== undefined) close(state, 'details')
}

function open(state: StateBlock, tag: string, name?: string): void {
  const token = state.push(`${tag}_open`, tag, 1)
  token.block = true
  if (name !== undefined) token.attrSet('class', name)
}

function close(state: StateBlock, tag: string): void {
  state.push(`${tag}_close`, tag, -1).block = true
}

function lineAt(state: StateBlock, line: number): string {
  const start = state.bMarks[line]! + state.tShift[line]!
  return state.src.slice(start, Math.min(state.eMarks[line]!, start + 2_000)).trimEnd()
}
