import type { Place } from '#domain/fit/obstacles.ts'
import type { Measure } from '#domain/fit/way-in.ts'

export type RequestedPlace = {
  place: Place
  title: string
  fields: readonly { measure: Measure; label: string; optional?: boolean }[]
  /** What stands where the answer comes. */
  until: string
}

/** What a shopper is asked to measure, in the order of the way in. */
export const places: readonly RequestedPlace[] = [
  {
    place: 'door',
    title: 'The narrowest door',
    fields: [
      { measure: 'doorWidth', label: 'Width' },
      { measure: 'doorHeight', label: 'Height', optional: true },
    ],
    until: 'Measure between the jambs, with the door wide open.',
  },
  {
    place: 'elevator',
    title: 'The elevator',
    fields: [
      { measure: 'elevatorDoorWidth', label: 'Door width' },
      { measure: 'elevatorDepth', label: 'Depth inside' },
      { measure: 'elevatorHeight', label: 'Height inside' },
    ],
    until: 'All three are needed: the opening of its doors, and how deep and high it is inside.',
  },
  {
    place: 'stairs',
    title: 'The stairs, or a hall',
    fields: [
      { measure: 'stairWidth', label: 'Width' },
      { measure: 'landingDepth', label: 'Landing', optional: true },
    ],
    until: 'Give the depth of the landing, or the width after the turn, only where the way turns a corner.',
  },
]
