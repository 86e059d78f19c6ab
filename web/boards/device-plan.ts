import { storedValue } from '#kit/browser/store/stored-value.ts'
import { setLocalItem } from '#kit/browser/store/browser-storage.ts'
import type { Board, Edit } from '#domain/boards/board.ts'
import { applied } from '#domain/boards/edits.ts'
import { ROOM_PLAN } from '#web/session.ts'

/** A plan as it lies on this device. */
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

/** A page that stayed open while the shop went on may meet what it cannot draw. */
export const isReadable = ({ format }: { format: number }) => format === 1

/** Where a plan lies on the device, with what has yet to be sent of it. */
export type PlanShelf = ReturnType<typeof shelfOf>

function shelfOf(key: string) {
  const stored = storedValue([key], read)

  function store(plan: DevicePlan): void {
    setLocalItem(key, JSON.stringify(plan))
    stored.refresh()
  }

  /** Edits a plan on the device; of one that is saved they wait there to be sent. What a newer page stored is not touched. */
  function storeEdits(opened: DevicePlan, edits: readonly Edit[]): void {
    const current = stored.get()
    if (current && !isReadable(current.board)) return
    const { saved, ...plan } = current ?? opened
    store({
      ...plan,
      board: applied(plan.board, edits),
      ...(saved && { saved: { ...saved, unsent: [...saved.unsent, ...edits] } }),
    })
  }

  /** Hears of what another tab stores; returns how to stop. */
  function onOtherTab(hear: (plan: DevicePlan) => void): () => void {
    function listen(event: StorageEvent) {
      const plan = event.key === key ? stored.get() : null
      if (plan && isReadable(plan.board)) hear(plan)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }

  return { ...stored, key, store, storeEdits, onOtherTab }
}

/** The room that a shopper plans. */
export const devicePlan = shelfOf(ROOM_PLAN)

/** A board of the studio, beside an own plan; it ends with the session, too. */
export const studioShelf = (id: string): PlanShelf => shelfOf(`${ROOM_PLAN}:${id}`)

function read(text: string | null = null): DevicePlan | null {
  try {
    const plan = text === null ? null : (JSON.parse(text) as DevicePlan)
    return typeof plan?.board.format === 'number' ? plan : null
  } catch {
    return null
  }
}

/** Eight small letters, for a record that is new on a board. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
}
