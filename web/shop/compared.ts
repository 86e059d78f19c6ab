import { getSessionItem, setSessionItem } from '#kit/browser/store/browser-storage.ts'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { COMPARED } from '#web/session.ts'

/** So many pieces stand side by side. */
export const MAX_COMPARED = 4

/** Keeps the pieces that stand side by side, in this tab and over reloads. */
export function keepCompared(pieces: readonly string[]): void {
  setSessionItem(COMPARED, pieces.join())
}

/** The pieces that stood side by side last, and `piece` with them: of five, the first gives way. */
export function useComparedWith(piece: string): readonly string[] {
  const stored = useHydrated() ? getSessionItem(COMPARED) : null
  const last = stored ? stored.split(',') : []
  return last.includes(piece) ? last : [...last, piece].slice(-MAX_COMPARED)
}
