import type { TextStyle } from './typesetter.ts'

const ink = '#211E1A'
const muted = '#6B645A'

/** What is to be seen first, such as the bars of a chart. */
export const accent = '#17504E'

/** Points: US Letter, because the shop's customers print on it. */
export const sheet = {
  width: 612,
  height: 792,
  left: 60,
  right: 552,
  top: 52,
  bottom: 722,
  footTop: 738,
} as const

export const hairline = { color: '#E2DACD', box: muted, width: 0.6 } as const

export const styles = {
  store: { face: 'serif', size: 30, leading: 34, color: ink },
  storeSmall: { face: 'serif', size: 16, leading: 20, color: ink },
  title: { face: 'serif', size: 44, leading: 50, color: ink },
  total: { face: 'serif', size: 22, leading: 28, color: ink },
  label: { face: 'sans', size: 8.5, leading: 13, color: muted },
  body: { face: 'sans', size: 10, leading: 15, color: ink },
  strong: { face: 'bold', size: 10, leading: 15, color: ink },
  small: { face: 'sans', size: 8.5, leading: 13, color: muted },
} as const satisfies Record<string, TextStyle>
