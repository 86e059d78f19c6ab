import sharp from 'sharp'
import type { Board, Underlay } from '#domain/boards/board.ts'
import { holePath, leafPath, pathOf, windowPath } from '#domain/boards/plan-paths.ts'
import { placeOfOpening, swingsOf } from '#domain/boards/swings.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { wallOutlines } from '#domain/boards/wall-shape.ts'

const MM_PER_PIXEL = 8
const MARGIN_MM = 600

/** How the picture of an empty home lies under the board on which it is drawn. */
export function underlayOf({ nodes }: Pick<Board, 'nodes'>): Underlay {
  const left = Math.min(...Object.values(nodes).map(({ x }) => x))
  const top = Math.min(...Object.values(nodes).map(({ y }) => y))
  const corner = { x: left - MARGIN_MM, y: top - MARGIN_MM }
  return { page: 1, mmPerUnit: MM_PER_PIXEL, ...corner, turn: 0, opacity: 0.3, hiddenLayers: [] }
}

/** The plan of an empty home, as its client has it: walls, doors and windows as a PNG. */
export function planPicture(board: Board): Promise<Buffer> {
  const { x, y } = underlayOf(board)
  const nodes = Object.values(board.nodes)
  const width = Math.max(...nodes.map((node) => node.x)) + MARGIN_MM - x
  const height = Math.max(...nodes.map((node) => node.y)) + MARGIN_MM - y
  const floors = roomsOf(board).map(({ outline }) => `<path d="${pathOf(outline)}" fill="#fff"/>`)
  // The line closes the seams where walls meet.
  const walls = wallOutlines(board).map(
    ({ corners }) => `<path d="${pathOf(corners)}" fill="#3a3833" stroke="#3a3833" stroke-width="8"/>`,
  )
  const openings = Object.values(board.openings).flatMap((opening) => {
    const place = placeOfOpening(board, opening)
    if (!place) return []
    const panes = ['window', 'sliding'].includes(opening.kind) ? [windowPath(place, opening.width)] : []
    const thin = [...panes, ...swingsOf(board, opening).map(leafPath)]
    return [
      `<path d="${holePath(place, opening.width)}" fill="#fff"/>`,
      ...thin.map((path) => `<path d="${path}" fill="none" stroke="#3a3833" stroke-width="14"/>`),
    ]
  })
  const size = `width="${width / MM_PER_PIXEL}" height="${height / MM_PER_PIXEL}"`
  const drawn = [...floors, ...walls, ...openings].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${x} ${y} ${width} ${height}">${drawn}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#f7f5f0' }).png().toBuffer()
}
