/**
 * The colours that an owner may give the shop, each as it stands on light and on dark grounds: all are checked to be
 * readable there, and under what stands on them. `web/accents.css` says the same to browsers.
 */
export const accents = {
  lagoon: { name: 'Lagoon', light: '#17504e', dark: '#7fc2bc' },
  ocean: { name: 'Ocean', light: '#1d4f7c', dark: '#8fbde8' },
  forest: { name: 'Forest', light: '#2f5a33', dark: '#9cc795' },
  plum: { name: 'Plum', light: '#6b2f5c', dark: '#dba3cd' },
  clay: { name: 'Clay', light: '#8c3f1f', dark: '#e8a685' },
  stone: { name: 'Stone', light: '#3f3a33', dark: '#cfc7ba' },
} as const

export type Accent = keyof typeof accents
export const accentNames = Object.keys(accents) as Accent[]
export const FIRST_ACCENT: Accent = 'lagoon'
