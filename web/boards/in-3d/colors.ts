import type { Room } from '#domain/boards/board.ts'
import './board-3d.css'

type Painted = 'wall' | 'cut' | 'leaf' | 'pane' | 'ground' | 'sky' | 'earth' | 'sun'
export type ColorName = Room['floor'] | Painted | 'edge' | 'selected' | 'thing' | 'plain'
export type ColorOf = (name: ColorName) => string

/** As board-3d.css says it. */
export const colorOf: ColorOf = (name) => styleOf('board-3d-colors', `--${name}`)

/** The shade of a finish, as swatches.css says it; empty for what has none. */
export const shadeOf = (swatch: string): string => styleOf(swatch, '--shade')

function styleOf(className: string, property: string): string {
  const sample = document.createElement('span')
  sample.className = className
  document.body.append(sample)
  const value = getComputedStyle(sample).getPropertyValue(property).trim()
  sample.remove()
  return value
}
