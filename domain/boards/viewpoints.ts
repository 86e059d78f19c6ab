import type { Board, Id, Viewpoint } from './board.ts'
import { LAST_POSITION, MOST } from './board-limits.ts'

/** Where one looks from, and which way. */
export type Eye = Omit<Viewpoint, 'name' | 'position'>

/** In the order in which they were kept. */
export function viewsOf({ viewpoints }: Board): [Id, Viewpoint][] {
  return Object.entries(viewpoints).toSorted(
    ([oneId, one], [otherId, other]) => one.position - other.position || oneId.localeCompare(otherId),
  )
}

export const hasRoomForView = ({ viewpoints }: Board) => Object.keys(viewpoints).length < MOST.viewpoints

/** By a name that no other has, after all others. */
export function newView(board: Board, eye: Eye): Viewpoint {
  const views = viewsOf(board).map(([, view]) => view)
  const names = new Set(views.map(({ name }) => name))
  let number = 1
  while (names.has(`View ${number}`)) number++
  const last = views.at(-1)?.position ?? -1
  return { ...eye, name: `View ${number}`, position: Math.min(last + 1, LAST_POSITION) }
}
