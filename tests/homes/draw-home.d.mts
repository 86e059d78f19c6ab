import type { Board } from '#domain/boards/board.ts'
import type { View } from './views.ts'

type Scene = {
  board: Board
  /** Address of the model, and size, by product. */
  models: Record<string, string>
  sizes: Record<string, { w: number; d: number; h: number }>
  view: View
  width: number
  height: number
  samples: number
  seconds?: number
}

/** The address of a PNG with all in it. */
export function pictureOf(scene: Scene): Promise<string>
