import { atom, useStore } from '#kit/browser/store/atom.ts'

/** So many pieces stand side by side. */
export const MAX_COMPARED = 4

/** The pieces that stood side by side last, in this tab. */
const compared = atom<readonly string[]>([])

export function keepCompared(pieces: readonly string[]): void {
  compared.set(pieces)
}

/** The pieces that stood side by side last, and `piece` with them: of five, the first gives way. */
export function useComparedWith(piece: string): readonly string[] {
  const last = useStore(compared, (pieces) => pieces) ?? []
  return last.includes(piece) ? last : [...last, piece].slice(-MAX_COMPARED)
}
