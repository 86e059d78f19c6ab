import { useEffect, useEffectEvent, useState } from 'react'
import { applied } from '#domain/boards/edits.ts'
import { createIdempotentSend, randomUuid } from '#kit/browser/api/attempt.ts'
import { CallError, isUncertain, messageOf } from '#kit/browser/api/call-error.ts'
import { useStore } from '#kit/browser/store/atom.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { useSession } from '#web/session.ts'
import { devicePlan, storePlan, type DevicePlan } from './device-plan.ts'
import type { Plan } from './plan-store.ts'

export type SavingState = 'device' | 'saved' | 'saving' | 'unsent' | 'clash'

const PAUSE_MS = 1_000
const AGAIN_MS = 5_000

/**
 * Keeps a plan in the shop once it was saved there: what is edited waits on the device and is sent a moment after the
 * last edit, one save at a time.
 */
export function useSaving(plan: Plan) {
  const isSignedIn = useSession() !== null
  const stored = useStore(devicePlan, (current) => current)
  const [state, setState] = useState<SavingState>('saved')
  const [attempt] = useState(createIdempotentSend)
  const saved = stored?.saved
  const waiting = (saved?.unsent.length ?? 0) + (saved?.sending?.edits.length ?? 0)

  const send = useEffectEvent(async () => {
    if (!saved || state === 'saving' || state === 'clash') return
    setState('saving')
    setState(await sendUnsent(plan))
  })
  useEffect(() => {
    if (!isSignedIn || waiting === 0 || state === 'saving' || state === 'clash') return
    const timer = setTimeout(() => void send(), state === 'unsent' ? AGAIN_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSignedIn, waiting, state])

  /** Keeps the plan in the shop for the first time; resolves with its id. */
  async function save(): Promise<string | undefined> {
    const current = devicePlan.get()
    if (!current) return undefined
    if (current.saved) return current.saved.id
    try {
      const { board } = await attempt((idempotencyKey) =>
        call('POST /api/boards', { body: { name: current.name, content: current.board }, idempotencyKey }),
      )
      const now = devicePlan.get() ?? current
      storePlan({
        ...now,
        saved: { id: board._id, revision: board.revision, unsent: differences(current, now) },
      })
      setState('saved')
      toast.success('Your plan is saved')
      return board._id
    } catch (error) {
      toast.error(messageOf(error, 'Your plan could not be saved. Please try again.'))
      return undefined
    }
  }

  /** Resolves once everything is in the shop; says whether it is. */
  async function flush(): Promise<boolean> {
    const next = await sendUnsent(plan)
    setState(next)
    return next === 'saved'
  }

  async function settle(whose: 'mine' | 'theirs') {
    const current = devicePlan.get()
    if (!current?.saved) return
    const { board } = await call('GET /api/boards/:id', { params: { id: current.saved.id } })
    if (!board.content) return
    const mine = [...(current.saved.sending?.edits ?? []), ...current.saved.unsent]
    const unsent = whose === 'mine' ? mine : []
    const next = applied(board.content, unsent)
    storePlan({ ...current, board: next, saved: { id: board._id, revision: board.revision, unsent } })
    plan.replace(next, whose === 'mine' ? 'Your changes stay' : 'Their changes stay')
    setState('saved')
  }

  const shown: SavingState = saved ? (state === 'saved' && waiting > 0 ? 'saving' : state) : 'device'
  return { state: shown, id: saved?.id, save, flush, settle }
}

/** Pieces that were edited while the plan was saved for the first time. */
function differences({ board: before }: DevicePlan, { board: after }: DevicePlan) {
  const ids = new Set([...Object.keys(before.pieces), ...Object.keys(after.pieces)])
  return [...ids]
    .filter((id) => before.pieces[id] !== after.pieces[id])
    .filter((id) => JSON.stringify(before.pieces[id]) !== JSON.stringify(after.pieces[id]))
    .map((id) => ({ of: 'pieces' as const, id, value: after.pieces[id] ?? null }))
}

/** Sends what waits, under the same attempt as long as nobody knows whether it has come. */
async function sendUnsent(plan: Plan): Promise<SavingState> {
  const current = devicePlan.get()
  if (!current?.saved) return 'device'
  const { id, revision, unsent } = current.saved
  const sending = current.saved.sending ?? { attempt: randomUuid(), edits: unsent }
  if (sending.edits.length === 0) return 'saved'
  const rest = current.saved.sending ? unsent : []
  storePlan({ ...current, saved: { ...current.saved, sending, unsent: rest } })
  try {
    const reply = await call('PUT /api/boards/:id', { params: { id }, body: { revision, ...sending } })
    const now = devicePlan.get() ?? current
    const board = applied(
      now.board,
      reply.edits.flatMap(({ edits }) => edits),
    )
    storePlan({
      ...now,
      board,
      saved: { id, revision: reply.board.revision, unsent: now.saved?.unsent ?? [] },
    })
    if (reply.edits.length > 0) plan.replace(board, `${reply.edits.at(-1)?.by} changed this plan`)
    return 'saved'
  } catch (error) {
    return refusedState(error, plan, id)
  }
}

async function refusedState(error: unknown, plan: Plan, id: string): Promise<SavingState> {
  const code = error instanceof CallError ? error.code : ''
  if (code === 'board_changed') return 'clash'
  if (code === 'board_not_found') {
    const { saved: _saved, ...current } = devicePlan.get() ?? { name: '', board: plan.state.get().board }
    storePlan(current)
    return 'device'
  }
  if (isUncertain(error) || code !== 'board_unsound') return 'unsent'
  // What the shop refuses would be refused again: its last sound state comes back.
  const { board } = await call('GET /api/boards/:id', { params: { id } })
  const current = devicePlan.get()
  if (current && board.content) {
    storePlan({ ...current, board: board.content, saved: { id, revision: board.revision, unsent: [] } })
    plan.replace(board.content, 'The last change could not be saved and was taken back')
  }
  toast.error(messageOf(error, ''))
  return 'saved'
}
