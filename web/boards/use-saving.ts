import { useEffect, useEffectEvent, useState } from 'react'
import { createIdempotentSend } from '#kit/browser/api/attempt.ts'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { useStore } from '#kit/browser/store/atom.ts'
import { toast } from '#kit/browser/ui/toast.ts'
import { call } from '#web/api.ts'
import { useSession } from '#web/session.ts'
import { isReadable, type DevicePlan, type PlanShelf } from './device-plan.ts'
import type { Plan } from './plan-store.ts'
import { NEWER, sendUnsent, settleClash, takeTheirs, type Sent } from './send-edits.ts'

type Saving = Sent | { state: 'saving' }
export type SavingState = Saving['state']

export type PlanSaving = ReturnType<typeof useSaving>

const PAUSE_MS = 1_000
const AGAIN_MS = 5_000
const LOOK_MS = 10_000

/**
 * Keeps a plan in the shop once it was saved there: what is edited waits on the device and is sent a moment after the
 * last edit, one save at a time, and at once where the page is left.
 */
export function useSaving(plan: Plan, shelf: PlanShelf) {
  const isSignedIn = useSession() !== null
  const stored = useStore(shelf, (current) => current)
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const [attempt] = useState(createIdempotentSend)
  const state = stored && !isReadable(stored.board) ? 'newer' : saving.state
  const saved = stored?.saved
  const waiting = (saved?.unsent.length ?? 0) + (saved?.sending?.edits.length ?? 0)
  const maySend = isSignedIn && !['saving', 'clash', 'newer'].includes(state)

  async function sendNow(keepalive?: boolean) {
    if (!maySend || waiting === 0) return
    setSaving({ state: 'saving' })
    // Whoever leaves cannot wait for a turn.
    setSaving(
      await (keepalive ? sendUnsent(plan, shelf, true) : inTurn(shelf, () => sendUnsent(plan, shelf))).catch(
        newerOrElse,
      ),
    )
  }
  const send = useEffectEvent(sendNow)
  useEffect(() => {
    if (!maySend || waiting === 0) return
    const timer = setTimeout(() => void send(), state === 'unsent' ? AGAIN_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [maySend, waiting, state])
  function look() {
    if (isSignedIn && saved && state !== 'clash')
      takeTheirs(plan, shelf).catch((error: unknown) => isNewer(error) && setSaving({ state: 'newer' }))
  }
  useLooking(look, () => void sendNow(true))

  /** Keeps the plan in the shop for the first time; resolves with its id. */
  async function save(): Promise<string | undefined> {
    const current = shelf.get()
    if (!current) return undefined
    if (current.saved) return current.saved.id
    try {
      const { board } = await attempt((idempotencyKey) =>
        call('POST /api/boards', { body: { name: current.name, content: current.board }, idempotencyKey }),
      )
      const now = shelf.get() ?? current
      shelf.store({
        ...now,
        saved: { id: board._id, revision: board.revision, unsent: differences(current, now) },
      })
      setSaving({ state: 'saved' })
      toast.success('Your plan is saved')
      return board._id
    } catch (error) {
      toast.error(messageOf(error, 'Your plan could not be saved. Please try again.'))
      return undefined
    }
  }

  /** Resolves once everything is in the shop; says whether it is. */
  async function flush(): Promise<boolean> {
    const next = await inTurn(shelf, () => sendUnsent(plan, shelf)).catch(newerOrElse)
    setSaving(next)
    return next.state === 'saved'
  }

  async function settle(whose: 'mine' | 'theirs') {
    try {
      await settleClash(plan, shelf, whose)
      setSaving({ state: 'saved' })
    } catch (error) {
      toast.error(messageOf(error, 'The plan could not be reached. Please try again.'))
    }
  }

  const resting: SavingState = saved ? (state === 'saved' && waiting > 0 ? 'saving' : state) : 'device'
  const shown = state === 'newer' ? state : resting
  return {
    state: shown,
    theirs: saving.state === 'clash' ? saving.theirs : undefined,
    id: saved?.id,
    save,
    flush,
    settle,
  }
}

const isNewer = (error: unknown) => error instanceof CallError && error.code === NEWER

function newerOrElse(error: unknown): Sent {
  if (isNewer(error)) return { state: 'newer' }
  throw error
}

/** One tab of a browser after the other; outside of TLS there are no locks. */
function inTurn<T>({ key }: PlanShelf, send: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(key, send) : send()
}

/** Looks every 10 seconds while the page is looked at, and when one comes back to it; tells when it is left. */
function useLooking(onLook: () => void, onLeave: () => void) {
  const look = useEffectEvent(onLook)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const change = () => (document.visibilityState === 'hidden' ? leave() : look())
    const away = () => leave()
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_MS)
    document.addEventListener('visibilitychange', change)
    window.addEventListener('pagehide', away)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', change)
      window.removeEventListener('pagehide', away)
      leave()
    }
  }, [])
}

/** Pieces that were edited while the plan was saved for the first time. */
function differences({ board: before }: DevicePlan, { board: after }: DevicePlan) {
  const ids = new Set([...Object.keys(before.pieces), ...Object.keys(after.pieces)])
  return [...ids]
    .filter((id) => before.pieces[id] !== after.pieces[id])
    .filter((id) => JSON.stringify(before.pieces[id]) !== JSON.stringify(after.pieces[id]))
    .map((id) => ({ of: 'pieces' as const, id, value: after.pieces[id] ?? null }))
}
