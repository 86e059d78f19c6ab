import {
  budgetLabels,
  colorPreferenceLabels,
  designStyleLabels,
  homeTypeLabels,
  roomTypeLabels,
  type Budget,
  type ColorPreference,
  type DesignStyle,
  type HomeType,
  type RoomType,
} from '../users/questionnaire.ts'

/** What a client may tell of the home; whatever they left open is empty, or not there. */
type Brief = {
  rooms?: readonly RoomType[]
  homeType?: HomeType | ''
  style?: DesignStyle | ''
  colors?: readonly ColorPreference[]
  budget?: Budget | ''
}

/** What a client told of the home, as name and words; what they left open is left out. */
export function briefFacts({ rooms = [], homeType, style, colors = [], budget }: Brief): [string, string][] {
  const facts: [string, string][] = [
    ['Rooms', rooms.map((room) => roomTypeLabels[room]).join(', ')],
    ['Home', homeType ? homeTypeLabels[homeType] : ''],
    ['Style', style ? designStyleLabels[style] : ''],
    ['Colors', colors.map((color) => colorPreferenceLabels[color]).join(', ')],
    ['Budget', budget ? budgetLabels[budget] : ''],
  ]
  return facts.filter(([, words]) => words !== '')
}
