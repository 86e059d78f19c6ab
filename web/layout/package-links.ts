/** The four styles of the header with their from-prices; these stay published in every sales mode. */
export const stylePackages = [
  { id: 'minimalist', name: 'Minimalist', from: '$1,999', note: 'Pale oak and one soft note.' },
  { id: 'scandinavian', name: 'Scandinavian', from: '$2,499', note: 'Oak, woven cord and sage.' },
  { id: 'modern', name: 'Modern', from: '$2,199', note: 'Dark walnut and one warm color.' },
  { id: 'luxury', name: 'Luxury', from: '$3,999', note: 'Bouclé, leather and travertine.' },
] as const

/** Whole homes by their bedrooms. */
export const homePackages = [
  { id: 'one-bedroom', name: 'One bedroom', note: '46 items for $35,888' },
  { id: 'two-bedroom', name: 'Two bedrooms', note: '60 items for $47,888' },
  { id: 'three-bedroom', name: 'Three bedrooms', note: '73 items for $58,888' },
] as const
