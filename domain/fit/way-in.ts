/** The narrowest places on the way to a room, in centimetres, as far as somebody has measured them. */
export type WayIn = { [M in Measure]?: number }

export const measures = [
  'doorWidth',
  'doorHeight',
  'elevatorDoorWidth',
  'elevatorDepth',
  'elevatorHeight',
  'stairWidth',
  'landingDepth',
] as const
export type Measure = (typeof measures)[number]

/**
 * Between these a measure is believed, in centimetres; outside them somebody has mixed up units or digits.
 * No door is narrower than a shoulder or wider than a barn's, and nobody stands in an elevator lower than 4 feet.
 */
const believed: Record<Measure, readonly [least: number, most: number]> = {
  doorWidth: [40, 400],
  doorHeight: [120, 500],
  elevatorDoorWidth: [40, 400],
  elevatorDepth: [60, 800],
  elevatorHeight: [120, 500],
  stairWidth: [40, 600],
  landingDepth: [40, 800],
}

/** The least and the most that a measure can sensibly be, in centimetres. */
export function limitsOf(measure: Measure): readonly [least: number, most: number] {
  return believed[measure]
}

/** Whether a length can be this measure. */
export function isBelievable(measure: Measure, cm: number): boolean {
  const [least, most] = believed[measure]
  return cm >= least && cm <= most
}

/**
 * What is taken for granted where nobody measures it, in centimetres:
 * 6 ft 8 in is the usual height of a door in the United States and the least headroom over stairs in its
 * residential code (IRC R311.7.2); 7 ft is the usual height of the door of a passenger elevator.
 */
export const USUAL_DOOR_HEIGHT_CM = 203.2
export const STAIR_HEADROOM_CM = 203.2
export const USUAL_ELEVATOR_DOOR_HEIGHT_CM = 213.36
