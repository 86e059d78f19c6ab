import type { Reply } from '#contract/call.ts'
import type { Board } from '#domain/boards/board.ts'
import { applied, clashes, latest, touched } from '#domain/boards/edits.ts'
import { randomUuid } from '#kit/browser/api/attempt.ts'
import { CallError, isUncertain, messageOf } from '#kit/browser/api/call-error.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { isReadable, type PlanShelf } from './device-plan.ts'
import type { Plan } from './plan-store.ts'

/** What others saved meanwhile, oldest first. */
export type TheirEdits = Reply<'PUT /api/boards/:id'>['edits']

export type Sent =
  | { state: 'device' | 'saved' | 'unsent' | 'newer' }
  /** Both changed the same. */
  | { state: 'clash'; theirs: TheirEdits }

export const NEWER = 'newer_board'

/**
 * A board as the shop has it, or what was edited since.
 *
 * @throws CallError `newer_board` where a newer page wrote it
 */
export async function readBoard(id: string, since?: number) {
  const reply = await call('GET /api/boards/:id', { params: { id }, query: { since } })
  if (!reply.board.content || isReadable(reply.board.content)) return reply
  throw new CallError({ status: 409, code: NEWER, message: newerWords })
}

export const newerWords =
  'This plan was saved by a newer page of the shop. Reload to go on: what you change before that may be lost.'

/** Sends what waits, under the same attempt as long as nobody knows whether it has come. */
export async function sendUnsent(plan: Plan, shelf: PlanShelf, keepalive?: boolean): Promise<Sent> {
  const current = shelf.get()
  if (!current?.saved) return { state: 'device' }
  const { id, revision, unsent } = current.saved
  const sending = current.saved.sending ?? { attempt: randomUuid(), edits: latest(unsent) }
  if (sending.edits.length === 0) return { state: 'saved' }
  if (!current.saved.sending) shelf.store({ ...current, saved: { ...current.saved, sending, unsent: [] } })
  try {
    const body = { revision, ...sending }
    const reply = await call('PUT /api/boards/:id', { params: { id }, body, keepalive })
    return takeReply(plan, shelf, sending.attempt, reply.board.revision, reply.edits)
  } catch (error) {
    return refusedState(error, plan, shelf, id)
  }
}

/** What the shop answered; where another tab sent the same and has its answer, there is nothing left to do. */
function takeReply(
  plan: Plan,
  shelf: PlanShelf,
  attempt: string,
  revision: number,
  theirs: TheirEdits,
): Sent {
  const now = shelf.get()
  if (now?.saved?.sending?.attempt !== attempt) return { state: 'saved' }
  const { id, unsent } = now.saved
  const edits = theirs.flatMap((saved) => saved.edits)
  const board = applied(applied(now.board, edits), unsent)
  shelf.store({ ...now, board, saved: { id, revision, unsent } })
  if (edits.length > 0) merge(plan, board, theirs)
  const isClash = clashes(touched(board, unsent), touched(board, edits)).length > 0
  return isClash ? { state: 'clash', theirs } : { state: 'saved' }
}

/** Sent again it would be refused again, and all that is done after it would wait. */
const refusedForGood = new Set(['board_unsound', 'validation_failed', 'too_large'])
const TAKEN_BACK = 'The last change could not be saved and was taken back'

async function refusedState(error: unknown, plan: Plan, shelf: PlanShelf, id: string): Promise<Sent> {
  const code = error instanceof CallError ? error.code : ''
  if (code === 'board_changed') {
    const { edits } = (error as CallError).reply as { edits: TheirEdits }
    return { state: 'clash', theirs: edits }
  }
  if (code === 'board_not_found') {
    const { saved: _saved, ...current } = shelf.get() ?? { name: '', board: plan.state.get().board }
    shelf.store(current)
    return { state: 'device' }
  }
  if (isUncertain(error) || !refusedForGood.has(code)) return { state: 'unsent' }
  // What the shop refuses would be refused again: its last sound state comes back.
  const { board } = await readBoard(id)
  const current = shelf.get()
  if (current && board.content) {
    shelf.store({ ...current, board: board.content, saved: { id, revision: board.revision, unsent: [] } })
    plan.replace(board.content, TAKEN_BACK)
  }
  // What is wrong with a field of what was sent tells nobody which of theirs it is.
  toast.error(code === 'board_unsound' ? messageOf(error, '') : TAKEN_BACK)
  return { state: 'saved' }
}

/** What was saved elsewhere since, where nothing waits here to be sent: that brings it along. */
export async function takeTheirs(plan: Plan, shelf: PlanShelf): Promise<void> {
  const before = restingAt(shelf)
  if (!before) return
  const { id, revision } = before
  const { board, edits = [] } = await readBoard(id, revision)
  const now = shelf.get()
  const resting = restingAt(shelf)
  if (!now || resting?.id !== id || resting.revision !== revision || board.revision === revision) return
  const theirs = edits.flatMap((saved) => saved.edits)
  const next = board.content ?? applied(now.board, theirs)
  shelf.store({ ...now, board: next, saved: { id, revision: board.revision, unsent: [] } })
  if (board.content) plan.replace(next, 'This plan was changed elsewhere')
  else merge(plan, next, edits)
}

/** Says where undo ends from now on: at what somebody else changed, too. */
function merge(plan: Plan, next: Board, theirs: TheirEdits): void {
  const said = `${theirs.at(-1)?.by} changed this plan`
  const edits = theirs.flatMap((saved) => saved.edits)
  if (plan.merge(next, edits, said)) toast.info(`${said} where you did, too. Undo goes back no further.`)
}

function restingAt(shelf: PlanShelf) {
  const saved = shelf.get()?.saved
  return saved && !saved.sending && saved.unsent.length === 0 ? saved : undefined
}

/** Ends a clash: mine on top of what the shop has, or what the shop has. */
export async function settleClash(plan: Plan, shelf: PlanShelf, whose: 'mine' | 'theirs'): Promise<void> {
  const current = shelf.get()
  if (!current?.saved) return
  const { board } = await readBoard(current.saved.id)
  if (!board.content) return
  const mine = [...(current.saved.sending?.edits ?? []), ...current.saved.unsent]
  const unsent = whose === 'mine' ? mine : []
  const next = applied(board.content, unsent)
  shelf.store({ ...current, board: next, saved: { id: board._id, revision: board.revision, unsent } })
  plan.replace(next, whose === 'mine' ? 'Your changes stay' : 'Their changes stay')
}
