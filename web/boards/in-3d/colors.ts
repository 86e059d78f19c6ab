import './board-3d.css'

export const colorNames = [
  'oak',
  'koa',
  'tile',
  'sisal',
  'concrete',
  'wall',
  'cut',
  'leaf',
  'pane',
  'ground',
  'sky',
  'earth',
  'sun',
  'edge',
  'selected',
  'thing',
  'plain',
] as const
export type Colors = Readonly<Record<(typeof colorNames)[number], string>>

/** As board-3d.css says them. */
export function readColors(): Colors {
  const read = styleOf('board-3d-colors')
  return Object.fromEntries(colorNames.map((name) => [name, read(`--${name}`)])) as Colors
}

/** The shade of a finish, as swatches.css says it; empty for what has none. */
export const shadeOf = (swatch: string): string => styleOf(swatch)('--shade')

function styleOf(className: string): (property: string) => string {
  const sample = document.createElement('span')
  sample.className = className
  document.body.append(sample)
  const style = getComputedStyle(sample)
  const all = [...colorNames.map((name) => `--${name}`), '--shade']
  const values = new Map(all.map((property) => [property, style.getPropertyValue(property).trim()]))
  sample.remove()
  return (property) => values.get(property) ?? ''
}
