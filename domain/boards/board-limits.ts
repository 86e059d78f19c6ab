import type { Part } from './board.ts'

/** Records that a board holds of each part at most. */
export const MOST: Record<Part, number> = {
  nodes: 400,
  walls: 400,
  openings: 200,
  rooms: 60,
  pieces: 300,
  things: 100,
  viewpoints: 24,
}

/** As JSON. */
export const MAX_BOARD_BYTES = 256 * 1024

/** A whole board put anew, each record by an edit, stays under it. */
export const MAX_EDITS = 1_500

/** Coordinates lie within ±100 m. */
export const FARTHEST_MM = 100_000
export const WALL_MM = { thinnest: 20, thickest: 1_000, shortest: 50 } as const
export const ROOM_HEIGHT_MM = { lowest: 1_800, highest: 10_000 } as const
export const MAX_NAME = 60
export const MAX_NOTE = 500
/** Of a viewpoint among the others. */
export const LAST_POSITION = 1_000

/** Plans of their own that one person has at most. */
export const MAX_BOARDS = 50

/** Revisions of which the journal tells what was edited. */
export const JOURNAL_REVISIONS = 500
/** Of the edits in it and what they bear upon, as text: past that, the board itself is less to send. */
export const MAX_JOURNAL_BYTES = 2 * MAX_BOARD_BYTES

/** Of views and rooms, that a board is published with. */
export const MAX_BOARD_PICTURES = 6
