import { useSyncExternalStore } from 'react'
import type { Board, Edit, Id } from '#domain/boards/board.ts'
import { applied, clashes, inverse, touched } from '#domain/boards/edits.ts'
import { atom } from '#kit/browser/store/atom.ts'

type Step = { edits: Edit[]; label: string }
type PlanState = {
  board: Board
  selected: Id | null
  /** The last act, as it is read out. */
  said: string
  undo: Step[]
  redo: Step[]
}

const MAX_STEPS = 200
/** Presses of a key within this time are one step. */
const BURST_MS = 500

/** A board in hand: every change goes through `act`, which can be undone; `onEdits` hears of each. */
export function openPlan(board: Board, onEdits: (edits: Edit[]) => void) {
  const state = atom<PlanState>({ board, selected: null, said: '', undo: [], redo: [] })
  let [burst, burstEnds] = ['', 0]
  const change = (part: Partial<PlanState>) => state.set({ ...state.get(), ...part })

  /** What was selected, where it still stands. */
  function selectedOn(next: Board): Id | null {
    const { selected } = state.get()
    return selected !== null && next.pieces[selected] ? selected : null
  }

  function put(edits: Edit[], said: string, stacks: Pick<PlanState, 'undo' | 'redo'>) {
    const next = applied(state.get().board, edits)
    change({ board: next, said, ...stacks, selected: selectedOn(next) })
    onEdits(edits)
  }

  function act(edits: Edit[], label: string, key = '') {
    const { board: before, undo } = state.get()
    const isBurst = key !== '' && key === burst && Date.now() < burstEnds
    ;[burst, burstEnds] = [key, Date.now() + BURST_MS]
    const step = { edits: inverse(before, edits), label }
    put(edits, label, { undo: isBurst ? undo : [...undo, step].slice(-MAX_STEPS), redo: [] })
  }

  function goBack(from: 'undo' | 'redo') {
    const to = from === 'undo' ? 'redo' : 'undo'
    const steps = state.get()[from]
    const step = steps.at(-1)
    if (!step) return
    burst = ''
    const back = { edits: inverse(state.get().board, step.edits), label: step.label }
    const stacks = { [from]: steps.slice(0, -1), [to]: [...state.get()[to], back] }
    put(
      step.edits,
      `${from === 'undo' ? 'Undone' : 'Done again'}: ${step.label}`,
      stacks as Pick<PlanState, 'undo' | 'redo'>,
    )
  }

  /** What somebody else did; the steps that bear upon it can no longer be undone. True where there were any. */
  function merge(next: Board, theirs: readonly Edit[], said: string): boolean {
    const { undo, redo } = state.get()
    const changed = touched(next, theirs)
    const isMine = ({ edits }: Step) => clashes(touched(next, edits), changed).length === 0
    const ends = undo.findLastIndex((step) => !isMine(step)) + 1
    burst = ''
    change({
      board: next,
      said,
      undo: undo.slice(ends),
      redo: redo.slice(redo.findLastIndex((step) => !isMine(step)) + 1),
      selected: selectedOn(next),
    })
    return ends > 0
  }

  return {
    state,
    act,
    merge,
    select: (selected: Id | null) => change({ selected }),
    undo: () => goBack('undo'),
    redo: () => goBack('redo'),
    /** Another board in its place, such as what somebody else saved; nothing of it is sent. */
    replace: (next: Board, said: string) =>
      change({ board: next, said, selected: selectedOn(next), undo: [], redo: [] }),
  }
}

export type Plan = ReturnType<typeof openPlan>

export function usePlan({ state }: Plan): PlanState {
  return useSyncExternalStore(state.subscribe, state.get, state.get)
}
