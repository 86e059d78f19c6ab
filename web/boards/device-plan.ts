import { storedValue } from '#kit/browser/store/stored-value.ts'
import { setLocalItem } from '#kit/browser/store/browser-storage.ts'
import type { Board, Edit } from '#domain/boards/board.ts'
import { applied } from '#domain/boards/edits.ts'
import { ROOM_PLAN } from '#web/session.ts'

/** The room that is planned on this device. */
export type DevicePlan = {
  name: string
  board: Board
  /** Where it is saved in the shop, and what has yet to be sent there. */
  saved?: {
    id: string
    revision: number
    unsent: Edit[]
    /** Sent, and not yet answered. */
    sending?: { attempt: string; edits: Edit[] }
  }
}

export const devicePlan = storedValue([ROOM_PLAN], read)

function read(text: string | null = null): DevicePlan | null {
  try {
    const plan = text === null ? null : (JSON.parse(text) as DevicePlan)
    return plan?.board.format === 1 ? plan : null
  } catch {
    return null
  }
}

export function storePlan(plan: DevicePlan): void {
  setLocalItem(ROOM_PLAN, JSON.stringify(plan))
  devicePlan.refresh()
}

/** Edits a plan on the device; of one that is saved they wait there to be sent. */
export function storeEdits(opened: DevicePlan, edits: readonly Edit[]): void {
  const { saved, ...plan } = devicePlan.get() ?? opened
  storePlan({
    ...plan,
    board: applied(plan.board, edits),
    ...(saved && { saved: { ...saved, unsent: [...saved.unsent, ...edits] } }),
  })
}

/** Hears of what another tab stores; returns how to stop. */
export function onOtherTab(hear: (plan: DevicePlan) => void): () => void {
  function listen({ key }: StorageEvent) {
    const plan = key === ROOM_PLAN ? devicePlan.get() : null
    if (plan) hear(plan)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Eight small letters, for a record that is new on a board. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
}
