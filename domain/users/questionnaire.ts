/** What registration asks about taste; every answer may be left out (empty). */
export const designStyles = [
  'modern',
  'minimalist',
  'traditional',
  'industrial',
  'scandinavian',
  'bohemian',
  'other',
] as const
export const roomTypes = ['living', 'bedroom', 'kitchen', 'bathroom', 'office', 'dining', 'outdoor'] as const
export const budgets = ['low', 'medium', 'high', 'luxury'] as const
export const homeTypes = ['apartment', 'house', 'condo', 'studio', 'villa', 'other'] as const
export const colorPreferences = [
  'neutral',
  'white',
  'black',
  'gray',
  'blue',
  'green',
  'yellow',
  'red',
  'brown',
  'purple',
  'pink',
  'orange',
] as const

export type DesignStyle = (typeof designStyles)[number]
export type RoomType = (typeof roomTypes)[number]
export type Budget = (typeof budgets)[number]
export type HomeType = (typeof homeTypes)[number]
export type ColorPreference = (typeof colorPreferences)[number]

export type Questionnaire = {
  designStyle: DesignStyle | ''
  roomTypes: RoomType[]
  budget: Budget | ''
  homeType: HomeType | ''
  colorPreferences: ColorPreference[]
  specificRequirements: string
}

export const designStyleLabels: Record<DesignStyle, string> = {
  modern: 'Modern',
  minimalist: 'Minimalist',
  traditional: 'Traditional',
  industrial: 'Industrial',
  scandinavian: 'Scandinavian',
  bohemian: 'Bohemian',
  other: 'Other',
}

export const roomTypeLabels: Record<RoomType, string> = {
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  office: 'Office',
  dining: 'Dining room',
  outdoor: 'Outdoor',
}

export const budgetLabels: Record<Budget, string> = {
  low: 'Low (under $1,000)',
  medium: 'Medium ($1,000-$3,000)',
  high: 'High ($3,000-$10,000)',
  luxury: 'Luxury (over $10,000)',
}

/** What the pieces of a home may come to at most, in cents; null is no end. */
export const budgetUpTo: Record<Budget, number | null> = {
  low: 100_000,
  medium: 300_000,
  high: 1_000_000,
  luxury: null,
}

export const homeTypeLabels: Record<HomeType, string> = {
  apartment: 'Apartment',
  house: 'House',
  condo: 'Condo',
  studio: 'Studio',
  villa: 'Villa',
  other: 'Other',
}

export const colorPreferenceLabels: Record<ColorPreference, string> = {
  neutral: 'Neutral',
  white: 'White',
  black: 'Black',
  gray: 'Gray',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  red: 'Red',
  brown: 'Brown',
  purple: 'Purple',
  pink: 'Pink',
  orange: 'Orange',
}
